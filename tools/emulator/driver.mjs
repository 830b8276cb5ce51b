// Runs emulated boards: reads JSON commands, one a line, and writes a JSON answer to each.

import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { Firmware, Unfit } from "./firmware.mjs";
import { Machine } from "./machine.mjs";

const SLICE = 0.01; // seconds between two looks at what is waited for

let machine;
let firmware; // null without a list of symbols
let said; // what came over USB, for where there are no symbols
let answered; // how much of everything has been answered already

/** Switches a board on. */
function start({ flash, bootrom, front, symbols, usb, ...options }) {
  const rom = readFileSync(bootrom);
  machine = new Machine({
    flash: typeof flash === "string" ? readFileSync(flash) : flash,
    bootrom: rom.buffer.slice(rom.byteOffset, rom.byteOffset + rom.length),
    front,
  });
  said = [];
  firmware = symbols ? new Firmware(machine, symbols, options) : null;
  if (usb) machine.plugIn((text) => said.push(text));
  answered = { console: 0, opened: 0, frames: 0, collections: 0, failures: 0 };
  return {};
}

/** Returns what has happened since the last answer. */
function news() {
  const drawn = machine.display.muchDrawnAt / 1e9;
  const answer = { now: machine.now, drawn, erased: machine.flash.chip.erased };
  if (machine.failure) answer.failure = machine.failure;
  const kept = firmware ?? { console: said };
  for (const kind of Object.keys(answered)) {
    const all = kept[kind] ?? [];
    if (all.length > answered[kind]) answer[kind] = all.slice(answered[kind]);
    answered[kind] = all.length;
  }
  if (answer.console) answer.console = answer.console.join("");
  return answer;
}

function run({ seconds }) {
  const end = machine.now + seconds;
  while (machine.now < end && !machine.failure) machine.run(end - machine.now);
  return news();
}

/** Runs until `text` has been printed, or until nothing has been saved or drawn for `still` seconds;
 * with `much`, until not much has been drawn. */
function wait({ text, still, much, patience }) {
  const end = machine.now + patience;
  const begun = machine.now;
  const consoles = () => (firmware?.console ?? said).slice(answered.console).join("");
  const drawnAt = () => (much ? machine.display.muchDrawnAt : machine.display.drawnAt);
  const changed = () => Math.max(drawnAt(), machine.flash.chip.writtenAt) / 1e9;
  const done = () =>
    text === undefined
      ? machine.now - Math.max(begun, changed()) >= still
      : consoles().includes(text);
  while (machine.now < end && !machine.failure) {
    if (done()) return { ...news(), done: true };
    machine.run(SLICE);
  }
  return { ...news(), done: done() };
}

/** Goes on for `count` frames, as the desk counts them. */
function frames({ count, patience }) {
  const goal = firmware.turns + count;
  let end = machine.now + patience;
  let turns = firmware.turns;
  while (firmware.turns < goal && machine.now < end && !machine.failure) {
    machine.run(end - machine.now);
    if (firmware.turns > turns) end = machine.now + patience;
    turns = firmware.turns;
  }
  return { ...news(), done: firmware.turns >= goal };
}

function hold({ buttons }) {
  machine.front.release();
  for (const button of buttons) machine.front.hold(button);
  return {};
}

function battery({ volts }) {
  machine.front.battery = volts;
  return {};
}

/** Returns what the display shows: rows of 16-bit colours, the low byte first. */
function picture() {
  const { buffer, byteOffset, byteLength } = machine.display.picture;
  return { picture: Buffer.from(buffer, byteOffset, byteLength).toString("base64") };
}

function memory() {
  return firmware.heap.live();
}

/** From now on looks at the heap at some requests for memory; returns the worst seen before. */
function probe({ every, large }) {
  const worst = { used: 0, free: Infinity, largest: Infinity };
  const before = firmware.worst;
  firmware.worst = worst;
  firmware.probe = (asked, size) => {
    if (asked % every && size < large) return;
    const found = firmware.heap.live();
    worst.used = Math.max(worst.used, found.used);
    worst.free = Math.min(worst.free, found.free);
    worst.largest = Math.min(worst.largest, found.largest);
  };
  return before?.used ? before : {};
}

/** Begins or ends noting what is done to the flash; returns what was noted. */
function log({ begin }) {
  const { chip } = machine.flash;
  const found = chip.log ?? [];
  chip.log = begin ? [] : null;
  return { log: found };
}

/** Writes the first `size` bytes of the flash into a file. */
function save({ path, size }) {
  writeFileSync(path, machine.mcu.flash.subarray(0, size));
  return {};
}

const commands = { start, run, wait, frames, hold, battery, picture, memory, probe, log, save };

try {
  for await (const line of createInterface({ input: process.stdin })) {
    const command = JSON.parse(line);
    process.stdout.write(JSON.stringify(commands[command.do](command)) + "\n");
  }
} catch (error) {
  process.stdout.write(JSON.stringify({ error: error.message }) + "\n");
  if (!(error instanceof Unfit)) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
