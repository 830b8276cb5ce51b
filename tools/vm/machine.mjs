// The MicroPython VM with stand-ins for a board around the program, in Node.js as well as in a page.

import { Screen, bitmapTools } from "./screen.mjs";

const STANDINS = "/standins/";
const PATHS = `import sys\nsys.path[:] = ["", "/", "${STANDINS.slice(0, -1)}", ".frozen", "/lib"]`;

// Loads the VM. It keeps its memory to itself, so that is caught when it is made.
async function loadVm(load, options, made) {
  const { instantiate, instantiateStreaming } = WebAssembly;
  let memory;
  const look = (result) => {
    const { exports } = result.instance || result;
    memory = Object.values(exports).find((it) => it instanceof WebAssembly.Memory);
    made(memory, exports);
    return result;
  };
  WebAssembly.instantiate = (...args) => instantiate(...args).then(look);
  if (instantiateStreaming)
    WebAssembly.instantiateStreaming = (...args) => instantiateStreaming(...args).then(look);
  try {
    return [await load(options), memory];
  } finally {
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
}

export class Machine {
  // `options` are those of loadMicroPython. `around` has functions for what is around the board, all
  // optional: light(colours), shine(level), tone(hertz, level), rest(), keep(bytes), which returns
  // whether the bytes are kept, recall(), which returns them, ticks() in milliseconds, day() in days
  // since 1970, print(bytes).
  static async make(load, options, around = {}, made = () => {}) {
    const machine = new Machine();
    const stdout = (bytes) => around.print?.(bytes);
    [machine.vm, machine.memory] = await loadVm(
      load,
      { linebuffer: false, stdout, ...options },
      made,
    );
    machine.screen = new Screen(() => machine.memory.buffer);
    machine.vm.registerJsModule("_machine", machine._module(around));
    return machine;
  }

  _module(around) {
    const memory = () => this.memory.buffer;
    const bytes = (at, count) => new Uint8Array(memory(), at, count);
    const { screen } = this;
    return {
      ...bitmapTools(memory),
      paint: (list, count) => screen.paint(list, count),
      brighten: (level) => around.shine?.(level),
      set_lights: (at, count) => around.light?.(bytes(at, count).slice()),
      sound_note: (hertz, level) => around.tone?.(hertz, level),
      silence: () => around.rest?.(),
      keep_nvm: (at, count) => around.keep?.(bytes(at, count).slice()) ?? true,
      recall_nvm: (at, count) => {
        const kept = around.recall?.();
        if (kept) bytes(at, count).set(kept.subarray(0, count));
      },
      random_bytes: (at, count) => crypto.getRandomValues(bytes(at, count)),
      ticks: () => around.ticks(),
      day: () => around.day(),
    };
  }

  // Writes files, given as {absolute path: bytes}.
  put(files) {
    for (const [path, bytes] of Object.entries(files)) {
      this.vm.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
      this.vm.FS.writeFile(path, bytes);
    }
  }

  run(code) {
    return this.vm.runPython(code);
  }

  // Imports the stand-ins, so that they stay even if the program drops them. `world` is code that
  // describes the board where it is not the usual one.
  standIn(world = "") {
    const names = this.vm.FS.readdir(STANDINS).filter((name) => name[0] !== ".");
    const imports = names.map((name) => `import ${name.split(".")[0]}`);
    this.run([PATHS, "import world", world, ...imports].join("\n"));
  }
}
