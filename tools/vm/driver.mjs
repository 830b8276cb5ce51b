// Runs Python on the MicroPython VM: reads JSON commands, one a line, and answers each with JSON.
// Usage: node driver.mjs PATH-OF-micropython.mjs

import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import { Machine } from "./machine.mjs";

const PYSTACK = 384; // so calls nest exactly as deep as on CircuitPython 9, which has the least room
const FOR_STANDINS = 64; // more, for calls that are not Python's on a board
const HEAP = 1 << 20; // to start with; the VM adds more when that is used up
// The heap has the same address as on a board: so words that look like addresses are as rare.
const RAM = 0x20000000;
const PAGE = 1 << 16;

const { loadMicroPython } = await import(pathToFileURL(process.argv[2]));

let machine;
let written = [];
let seen; // what is around the board: its lights, what was heard, its memory

async function start({ standsIn }) {
  seen = { lights: [], heard: [], memory: null };
  const around = {
    print: (bytes) => written.push(...bytes),
    light: (colours) => (seen.lights = [...colours]),
    tone: (hertz) => seen.heard.push(hertz),
    keep: (bytes) => Boolean((seen.memory = bytes)),
    recall: () => seen.memory,
  };
  machine = await Machine.make(
    loadMicroPython,
    { pystack: standsIn ? PYSTACK + FOR_STANDINS : PYSTACK, heapsize: HEAP },
    around,
    (memory, exports) => {
      memory.grow(RAM / PAGE);
      exports.malloc(RAM); // never written, so it takes no memory of the computer
    },
  );
  return {};
}

function put({ files }) {
  const decoded = Object.entries(files).map(([path, bytes]) => [
    path,
    Buffer.from(bytes, "base64"),
  ]);
  machine.put(Object.fromEntries(decoded));
  return {};
}

// Imports the stand-ins, on a board that `world` describes.
function standIn({ world }) {
  machine.standIn(world);
  return {};
}

// Returns what there is to see, and what was heard since the last look.
function look() {
  const { lights } = seen;
  const heard = seen.heard.splice(0);
  const picture = createHash("md5").update(machine.screen.pixels).digest("hex");
  return { picture, lights, heard };
}

function python(code) {
  machine.run(code);
  const text = Buffer.from(written).toString("utf8");
  written = [];
  return text;
}

// Garbage is collected only once control is back here, never while Python runs.
function live() {
  python("__import__('gc').collect()");
  return Number(python("print(__import__('gc').mem_alloc())"));
}

function run({ code, times, weighs }) {
  const began = performance.now();
  try {
    for (let i = 0; i < times; i++) machine.run(code);
  } catch (error) {
    if (error.name !== "PythonError") throw error;
    return { error: python("") + error.message };
  }
  const ms = performance.now() - began;
  return { output: python(""), ms, live: weighs ? live() : null };
}

// Returns the peak of the heap while a module is compiled. The parse tree is freed before the module
// runs, so counting afterwards would miss most of it. This sees how far up a heap of untouched zeros
// has been written while nothing is collected.
async function peak({ source }) {
  await start({}); // a fresh VM in place of the one before
  const marked = "raise SystemExit\n" + source; // compiled whole, then left at the first line
  put({ files: { "/measured.py": Buffer.from(marked).toString("base64") } });
  const bottom = Number(python("print(id(bytearray(1)))"));
  const heap = new Uint8Array(machine.memory.buffer, bottom, Math.floor(HEAP * 0.9));
  const top = () => heap.findLastIndex((byte) => byte !== 0);
  const before = top();
  python("try:\n import measured\nexcept SystemExit:\n pass");
  const after = top();
  if (after === heap.length - 1) throw new Error("The heap is too small to measure this module.");
  return { peak: after - before };
}

const commands = { start, put, standIn, look, run, peak };

try {
  for await (const line of createInterface({ input: process.stdin })) {
    const command = JSON.parse(line);
    console.log(JSON.stringify(await commands[command.do](command)));
  }
} catch (error) {
  console.error(`The VM ended: ${error.message}`); // Node.js would print the VM's whole source
  process.exit(1);
}
