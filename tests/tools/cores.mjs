// Runs Thumb instructions by lot on rp2040js' own processor and on the fast one, and compares.
// Usage: node cores.mjs PATH-OF-rp2040js

import { fasten } from "../../tools/emulator/core.mjs";
import { RP2040 } from "../../tools/emulator/rp2040.mjs";

const PROGRAMS = 200;
const LENGTH = 120; // instructions of each
const FLASH = 0x10000000;
const STACK = 0x20010000;
const END = 0xbf30; // nothing gets as far as this
const ROUNDS = 5; // so that blocks get warm and are compiled

let state = 1;
const below = (n) => {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >>> 8) % n;
};
const register = () => below(8);

// What is done with two registers, but for shifts: rp2040js has other carries for 0 and over 32.
const TWO = [0, 1, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15];

// Instructions that change registers, flags, or memory at the stack pointer.
const KINDS = [
  () => below(0x1800), // shifts by a number
  () => 0x1800 | below(0x800), // sums
  () => 0x2000 | below(0x2000), // sums with a number
  () => 0x4000 | (TWO[below(TWO.length)] << 6) | below(64), // two registers
  () => 0x4400 | (below(3) << 8) | (below(8) << 3) | register(), // ADD, CMP, MOV
  () => 0x4440 | (below(2) << 9) | (below(8) << 3) | register(), // with a high one
  () => 0x4800 | (register() << 8) | below(8), // a word of the code
  () => 0x9000 | (register() << 8) | below(16), // stores at the stack pointer, and loads
  () => 0x9800 | (register() << 8) | below(16),
  () => 0xa000 | below(0x1000), // addresses
  () => 0xb200 | below(0x100), // extensions
  () => [0xba00, 0xba40, 0xbac0][below(3)] | below(64), // bytes turned round
  () => 0xd000 | (below(14) << 8) | below(3), // branches over a few
];

function program() {
  const made = [];
  for (let at = 0; at < LENGTH; at++) {
    made.push(KINDS[below(KINDS.length)]());
    if (below(10) === 0) {
      const list = 1 + below(255);
      made.push(0xb400 | list, 0xbc00 | list); // PUSH and POP of the same
    }
  }
  return [...made, ...Array(8).fill(END)];
}

function board() {
  const mcu = new RP2040();
  mcu.logger = { debug() {}, info() {}, warn() {}, error() {} };
  return mcu;
}

// Two for all programs: each has 16 MB of flash, which takes longer to make than a program to run.
const slow = board();
const quick = board();

function beginning(mcu, code, registers) {
  code.forEach((op, at) => mcu.flash.set([op & 255, op >> 8], at * 2));
  return () => {
    mcu.core.registers.set(registers);
    mcu.core.registers[13] = STACK;
    mcu.core.PC = FLASH;
    mcu.core.N = mcu.core.Z = mcu.core.C = mcu.core.V = false;
    mcu.sram.fill(0x5a, STACK - 0x20000000 - 64, STACK - 0x20000000 + 128);
  };
}

const ended = (mcu, code) => mcu.core.PC >= FLASH + (code.length - 8) * 2;

function slowly(code, registers) {
  beginning(slow, code, registers)();
  let cycles = 0;
  while (!ended(slow, code)) cycles += slow.core.executeInstruction();
  return stateOf(slow, cycles);
}

function quickly(code, registers) {
  const begin = beginning(quick, code, registers);
  const fast = fasten(quick); // so that it knows nothing of the program before
  let cycles;
  for (let round = 0; round < ROUNDS; round++) {
    begin();
    fast.into();
    const before = quick.clock.nanosCounter;
    while (!ended(quick, code)) fast.run(quick.clock.nanosCounter + 1);
    fast.out();
    cycles = (quick.clock.nanosCounter - before) / 8;
  }
  return stateOf(quick, cycles);
}

function stateOf(mcu, cycles) {
  const { N, Z, C, V, registers } = mcu.core;
  const stack = mcu.sram.slice(STACK - 0x20000000 - 64, STACK - 0x20000000 + 128);
  return JSON.stringify({ registers: [...registers.slice(0, 15)], N, Z, C, V, cycles, stack });
}

for (let number = 0; number < PROGRAMS; number++) {
  const code = program();
  const registers = Array.from({ length: 13 }, () => [0, 1, 0x80000000, below(0x7fffffff)][below(4)]);
  const [expected, found] = [slowly(code, registers), quickly(code, registers)];
  if (expected !== found) {
    console.log(`program ${number}: ${code.map((op) => op.toString(16)).join(" ")}`);
    console.log(expected);
    console.log(found);
    process.exit(1);
  }
}
console.log(`${PROGRAMS} programs alike`);
