// The page: a handheld around the program, and what "More" opens.

import { Glass, Voice, light } from "./around.mjs";
import { Refusal, put, recognise, unzipped } from "./board.mjs";
import { Controls, on } from "./controls.mjs";
import { Keeping, alone, decoded, isMemory } from "./keeping.mjs";
import { fit } from "./layout.mjs";
import { Machine } from "../vm/machine.mjs";
import { HEIGHT, WIDTH } from "../vm/screen.mjs";
import { filesIn } from "../vm/unpacking.mjs";
import { WORDS, speak, word } from "./words.mjs";

const FRAME = 33; // milliseconds, as on the board
const LOOK = 4; // frames between two looks at the state of the program
const HEAP = 2 << 20, // the VM adds more when this is used up
  PYSTACK = 4096;
const ZIP = "kahuna-circuitpython.zip";
// A PyBadge without a battery or a drive: it does with its memory, all of which is kept.
const WORLD = `import _machine
world.is_seen = True
world.is_pygamer = False
world.battery_volts = world.drive = None
world.values = {}
world.real_ms = _machine.ticks
world.real_day = _machine.day
import in_page
world.random_bytes = in_page.random_bytes`;

const $ = (id) => document.getElementById(id);
const browsers = () =>
  (navigator.languages || ["en"]).map((each) => each.slice(0, 2)).find((each) => WORDS[each]) || "";
const keeping = new Keeping(),
  voice = new Voice(),
  glass = new Glass($("screen"));
const began = performance.now();
const page = (globalThis.kahuna = { count: 0, shown: 0 }); // for tests and measurements
let machine, python, frame;
let places; // as text: which source each line of a traceback comes from
let state = {};
let printed = [];
let stopped = true;

async function makeMachine() {
  const urlOf = (data, type) => URL.createObjectURL(new Blob([data], { type }));
  const { loader, vm, places: parts, ...files } = filesIn(decoded($("packed").textContent));
  places = parts;
  const { loadMicroPython } = await import(urlOf(loader, "text/javascript"));
  const around = {
    light: (colours) => light(document.querySelectorAll("#lights i"), colours),
    shine: (level) => glass.shine(level),
    tone: (hertz, level) => voice.tone(hertz, level),
    rest: () => voice.rest(),
    keep: (bytes) => keeping.keep(bytes),
    recall: () => keeping.recall(),
    ticks: () => Math.floor(performance.now() - began) & ((1 << 29) - 1),
    day: () => Math.floor((Date.now() / 60000 - new Date().getTimezoneOffset()) / 1440),
    print: (bytes) => printed.push(...bytes),
  };
  const options = { url: urlOf(vm, "application/wasm"), heapsize: HEAP, pystack: PYSTACK };
  machine = await Machine.make(loadMicroPython, options, around);
  machine.put(files);
  machine.standIn(WORLD);
  python = machine.vm.globals.get("in_page");
  frame = python.frame;
}

// Running

function loop(now) {
  requestAnimationFrame(loop);
  if (stopped || now < page.due - 4) return;
  page.due = Math.max(page.due + FRAME, now);
  controls.poll();
  ask(frame);
  glass.show(machine.screen);
  page.count++;
  if (!stopped && page.count % LOOK === 0) look();
}

// Calls something in the program; shows it if that goes wrong, and returns whether it went well.
function ask(what, ...more) {
  let trouble;
  try {
    trouble = what(...more);
  } catch (error) {
    trouble = error.message;
  }
  if (trouble) fail(trouble);
  return !trouble;
}

const attempt = (...what) => ask(python.attempt, ...what);

// Looks at the state of the program.
function look() {
  const [language, shown, puzzle, playing, ...says] = python.state().split("\n");
  if (language !== state.language) {
    speak(language);
    fit();
  }
  if (says.join(" ") !== state.says) $("says").textContent = says.join(" ");
  state = { language, shown, puzzle: +puzzle, playing: playing === "1", says: says.join(" ") };
  if (state.puzzle && !$("more").open) $("number").value = state.puzzle;
  stayAwake(state.playing && !document.hidden);
  if (printed.length) {
    showRecord(new TextDecoder().decode(Uint8Array.from(printed)));
    printed = [];
  }
}

let lock = null;
async function stayAwake(wanted) {
  if (wanted === Boolean(lock)) return;
  lock = wanted ? "asked" : (lock.release?.(), null);
  if (!wanted) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => {
      lock = null;
    });
  } catch {
    lock = "refused"; // not asked for again before the game ends
  }
}

function notice(sentence, details = "", again = null) {
  $("notice").hidden = !sentence;
  $("sentence").textContent = sentence;
  $("details").hidden = !details;
  $("details").onclick = () => copy(details);
  $("again").hidden = !again;
  $("again").onclick = again;
}

// Gives each line of a traceback the source that it comes from.
function explained(trouble) {
  const known = JSON.parse(new TextDecoder().decode(places));
  return trouble.replace(/File "([\w.]+)", line (\d+)/g, (whole, name, line) => {
    const part = known[name]?.filter(([before]) => before < line).pop();
    return part ? `File "${part[1]}", line ${line - part[0]}` : whole;
  });
}

function fail(trouble) {
  stopped = true;
  voice.rest();
  const [sentence] = trouble.split("\n", 1);
  $("more").close();
  notice(sentence, explained(trouble), () => location.reload());
}

// What "More" opens

function say(sentence) {
  $("message").textContent = sentence;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // This is not allowed, for example if the page was opened as a file.
    const area = document.body.appendChild(
      Object.assign(document.createElement("textarea"), { value: text }),
    );
    ($("more").open ? $("more") : document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  say(word("COPIED"));
}

function openMore() {
  controls.releaseAll();
  if (!stopped) look(); // for the number of the puzzle shown, as its link may be wanted
  say(keeping.refused ? word("CANNOT_KEEP") : "");
  $("put").hidden = !globalThis.showDirectoryPicker;
  if (!$("more").open) $("more").showModal();
}

function showRecord(text) {
  openMore();
  $("record").value = text;
  $("record").scrollIntoView({ block: "center" });
}

function saveToFile() {
  attempt("save_all");
  const url = URL.createObjectURL(new Blob([keeping.file()]));
  const link = Object.assign(document.createElement("a"), {
    href: url,
    download: `kahuna-${new Date().toISOString().slice(0, 10)}.nvm`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

async function loadFromFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isMemory(bytes)) return say(word("NO_MEMORY"));
  if (keeping.recall() && !confirm(word("REPLACE"))) return;
  if (!keeping.keep(bytes)) return say(word("CANNOT_KEEP"));
  stopped = true; // otherwise the old games would be kept again when the page is hidden
  location.reload();
}

// Looks through a record, on a handheld that keeps nothing.
function lookThrough() {
  const trouble = python.attempt("read_record", $("record").value);
  if (trouble) {
    const [, reason] = /: (.*)$/.exec(trouble.trim().split("\n").pop()) || [null, trouble];
    return say(word("BAD_RECORD", reason));
  }
  if (!keeping.borrowed) {
    attempt("save_all");
    keeping.borrowed = keeping.file();
  }
  $("back").hidden = false;
  $("more").close();
  attempt("look_at");
}

function openPuzzle(number) {
  if (!(number >= 1 && number <= 60)) return;
  if (attempt("open_puzzle", number)) $("more").close();
}

function puzzleInLink() {
  const asked = /^#puzzle-(\d+)$/.exec(location.hash);
  if (asked && !stopped) openPuzzle(+asked[1]);
}

async function putOnBoard() {
  const says = (sentence) => {
    $("boardsays").textContent = sentence;
  };
  try {
    let folder;
    try {
      folder = await showDirectoryPicker({ id: "circuitpy", mode: "readwrite" });
    } catch (error) {
      return says(error.name === "AbortError" ? "" : word("NO_PERMISSION"));
    }
    const found = word("FOUND", await recognise(folder));
    const response = await fetch(ZIP).catch(() => null);
    if (!response?.ok) return says(word("NO_FILES"));
    const files = unzipped(new Uint8Array(await response.arrayBuffer()));
    says(`${found}\n${word("PUTTING")}`);
    $("progress").hidden = false;
    const done = await put(folder, files, (share) => {
      $("progress").value = share;
    });
    const aside = done.setAside.map((names) => word("SET_ASIDE", ...names));
    says([found, word("PUT_DONE", done.copied), ...aside].join("\n"));
  } catch (error) {
    if (error instanceof Refusal) says(word(error.message, ...error.values));
    else if (["NotAllowedError", "SecurityError"].includes(error.name)) says(word("NO_PERMISSION"));
    else says(word("HALFWAY", error.message));
  } finally {
    $("progress").hidden = true;
  }
}

const actions = {
  open: openMore,
  save: saveToFile,
  load: () => $("file").click(),
  full: () =>
    document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen?.(),
  fetch: () => {
    const text = python.record();
    if (text) $("record").value = text;
    else say(word("NO_RECORD"));
  },
  copy: () => copy($("record").value),
  look: lookThrough,
  puzzle: () => openPuzzle(+$("number").value),
  link: () => copy(`${location.href.split("#")[0]}#puzzle-${$("number").value}`),
  put: putOnBoard,
  back: () => {
    stopped = true;
    location.reload();
  },
};
for (const [id, act] of Object.entries(actions)) $(id).addEventListener("click", act);
$("file").addEventListener("change", () => {
  if ($("file").files[0]) loadFromFile($("file").files[0]);
  $("file").value = "";
});
$("more").addEventListener("click", (event) => event.target === $("more") && $("more").close());

on($("more"), "close", () => document.activeElement?.blur()); // the keys are for the handheld again

// Thumbs on the screen

const board = { hold: (name) => python?.press(name), letGo: (name) => python?.let_go(name) };
const controls = new Controls(board, () => voice.wake());
$("screen").addEventListener("pointerdown", (event) => {
  voice.wake();
  event.preventDefault();
  if (stopped) return;
  if (event.button === 2) return controls.tap("b");
  $("screen").setPointerCapture(event.pointerId);
  const box = $("screen").getBoundingClientRect();
  python.touch(
    Math.floor(((event.clientX - box.x) / box.width) * WIDTH),
    Math.floor(((event.clientY - box.y) / box.height) * HEIGHT),
  );
});
on($("screen"), "pointerup pointercancel", () => stopped || python.touched());
on($("case"), "wheel", (event) => stopped || controls.wheel(event), { passive: true });
on($("case"), "contextmenu dblclick", (event) => event.preventDefault());
const still = (event) => event.target.closest?.("dialog") || event.preventDefault();
on(document, "gesturestart touchmove", still, { passive: false });

// Coming and going

function hide() {
  controls.releaseAll();
  voice.rest();
  if (!stopped && document.hidden) attempt("save_all");
}
document.addEventListener("visibilitychange", hide);
addEventListener("pagehide", () => stopped || attempt("save_all"));
addEventListener("hashchange", puzzleInLink);
addEventListener("resize", fit);
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  $("install").hidden = false;
  $("install").onclick = () => event.prompt();
});
if ("serviceWorker" in navigator && location.protocol.startsWith("http"))
  navigator.serviceWorker.register("worker.js").catch(() => {});

speak(browsers() || "en");
fit();
await alone(() => notice(word("OTHER_TAB")));
notice("");
try {
  await makeMachine();
  page.machine = machine;
  page.due = performance.now();
  if (attempt("begin", browsers(), Object.keys(WORDS).join(" "))) {
    stopped = false;
    requestAnimationFrame(loop);
    look();
    puzzleInLink();
    requestAnimationFrame(() => (page.shown = performance.now()));
  }
} catch (error) {
  notice(word("NO_START", error.message), String(error.stack), () => location.reload());
}
