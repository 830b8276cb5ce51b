// A faster way to run rp2040js' processor: straight runs of Thumb code become functions.
//
// Timing is as in rp2040js (the cycles of an M0+, no waits for the flash), counted a block at a time.

import { ALL, C, NZ, V, decode } from "./thumb.mjs";

const RAM = 0x20000000;
const RAM_SIZE = 0x42000;
export const FLASH = 0x10000000;
const FLASH_SIZE = 0x1000000;
const FIRMWARE_SIZE = 0x200000; // no firmware is longer, so there is no code beyond
const ROM_SIZE = 0x4000;
const LONGEST = 64; // instructions in a block
const CALLS = 2; // calls that a block follows
const WARM = 3; // how often a block runs instruction by instruction before it is worth compiling
const PATIENCE = 160; // cycles after which a loop looks for interrupts
const CYCLE = 8; // nanoseconds, at 125 MHz
const RETURN = 0x3ff0; // there is no code here: a function that was called has returned

/** Makes the processor of an `RP2040` fast. It relies on code in memory staying as it is. */
export function fasten(mcu) {
  const { core, clock } = mcu;
  const R = new Int32Array(core.registers.buffer);
  const S = new Int32Array(4); // flags nz, c, v as in thumb.mjs; cycles that the buses add or save
  const memory = accessTo(mcu, S);
  const { L16, L32 } = memory;

  // rp2040js has its own flags, which are right only while it is at work.
  const toTheirs = () => {
    core.N = S[0] < 0;
    core.Z = S[0] === 0;
    core.C = S[1] !== 0;
    core.V = S[2] < 0;
  };
  const toOurs = () => {
    S[0] = core.Z ? 0 : core.N ? -1 : 1;
    S[1] = core.C ? 1 : 0;
    S[2] = core.V ? -1 : 0;
  };
  const oneByOne = () => {
    toTheirs();
    const cycles = core.executeInstruction();
    toOurs();
    return cycles;
  };
  const leaveInterrupt = (to) => {
    toTheirs();
    core.BXWritePC(to >>> 0);
    toOurs();
  };
  toOurs();

  // An interrupt wakes a processor that waits; checkForInterrupts decides whether it is taken.
  core.setInterrupt = function (number, value) {
    const bit = 1 << number;
    if (!value) {
      this.pendingInterrupts &= ~bit;
    } else if (!(this.pendingInterrupts & bit)) {
      this.pendingInterrupts |= bit;
      this.interruptsUpdated = true;
      if (this.waiting && this.pendingInterrupts & this.enabledInterrupts) this.waiting = false;
    }
  };

  // Blocks of code, by the addresses where they begin; each area of memory has its own.
  const area = (size) => ({ blocks: new Array(size >> 1).fill(), heat: new Uint8Array(size >> 1) });
  const flash = area(FIRMWARE_SIZE);
  const ram = area(RAM_SIZE);
  const rom = area(ROM_SIZE);
  const hooks = new Map();
  const areaOf = (pc) => {
    pc >>>= 0;
    if (pc >= FLASH && pc < FLASH + FIRMWARE_SIZE) return flash;
    if (pc < ROM_SIZE) return rom;
    return pc >= RAM && pc < RAM + RAM_SIZE ? ram : null;
  };
  const romWord = (at) => mcu.bootrom[at >>> 2];
  const fetch = (pc) =>
    pc >>> 0 < ROM_SIZE ? (romWord(pc) >>> ((pc & 2) * 8)) & 0xffff : L16(pc);
  const constants = new Map([
    [rom, (at) => `${romWord(at) | 0}`],
    [flash, (at) => `${L32(at)}`],
    [ram, (at) => `L32(${at})`],
  ]);

  /** Follows the code from an address as far as it goes straight on. */
  function follow(start) {
    const where = areaOf(start);
    const found = [];
    const seen = new Set();
    let calls = 0;
    let pc = start;
    while (found.length < LONGEST) {
      const other = areaOf(pc) !== where;
      if (other || seen.has(pc) || (pc !== start && hooks.has(pc))) break;
      const next = decode(pc, fetch, constants.get(where));
      if (!next) break;
      seen.add(pc);
      found.push(next);
      if (ends(next)) return { found, end: null };
      if (next.call && ++calls > CALLS) return { found, end: next.next };
      pc = next.next ?? pc + next.length;
    }
    return { found, end: pc };
  }

  function compile(start) {
    const { found, end } = follow(start);
    if (!found.length) return null;
    return new Function(
      ...["R", "S", "L32", "L16", "L8", "W32", "W16", "W8", "leaveInterrupt"],
      `return function block_${(start >>> 0).toString(16)}(){${written(found, start, end)}}`,
    )(R, S, L32, L16, memory.L8, memory.W32, memory.W16, memory.W8, leaveInterrupt);
  }

  /** Makes the block at an address that has none yet, and keeps it once that is worth it. */
  function warmUp(pc, where, at) {
    const hooked = hooks.get(pc >>> 0);
    if (where.heat[at] < WARM && !hooked) {
      where.heat[at]++;
      return oneByOne;
    }
    const block = compile(pc >>> 0) ?? oneByOne;
    where.blocks[at] = hooked ? withHooks(hooked, block) : block;
    return where.blocks[at];
  }

  function withHooks(hooked, block) {
    return () => {
      for (const call of hooked) {
        if (call() === true) {
          R[15] = R[14] & ~1; // the function is skipped
          return 10;
        }
      }
      return block();
    };
  }

  function blockAt(pc) {
    const inFlash = (pc - FLASH) >>> 0;
    if (inFlash < FIRMWARE_SIZE) {
      return flash.blocks[inFlash >>> 1] ?? warmUp(pc, flash, inFlash >>> 1);
    }
    const inMemory = (pc - RAM) >>> 0;
    if (inMemory < RAM_SIZE) {
      return ram.blocks[inMemory >>> 1] ?? warmUp(pc, ram, inMemory >>> 1);
    }
    return pc >>> 0 < ROM_SIZE ? (rom.blocks[pc >>> 1] ?? warmUp(pc, rom, pc >>> 1)) : oneByOne;
  }

  const fast = { R, ...memory, stopped: false, into: toOurs, out: toTheirs };

  /** Runs until the clock shows `until` nanoseconds, or until something sets `stopped`. */
  fast.run = (until) => {
    fast.stopped = false;
    while (clock.nanosCounter < until && !fast.stopped) {
      if (core.waiting) {
        sleep(until);
        continue;
      }
      if (core.interruptsUpdated) {
        toTheirs();
        if (core.checkForInterrupts()) core.waiting = false;
        toOurs();
        R[15] &= ~1;
      }
      const cycles = blockAt(R[15])() + S[3];
      S[3] = 0;
      const now = clock.nanosCounter + cycles * CYCLE;
      const alarm = clock.nextAlarm;
      if (alarm !== null && alarm.nanos <= now) clock.tick(cycles * CYCLE);
      else clock.nanosCounter = now;
    }
  };

  function sleep(until) {
    if (core.pendingInterrupts & core.enabledInterrupts) {
      core.waiting = false;
      core.interruptsUpdated = true;
      return;
    }
    const now = clock.nanosCounter;
    const end = clock.nextAlarm ? Math.min(clock.nextAlarm.nanos, until) : until;
    clock.tick(Math.max(0, end - now));
  }

  /** Calls `act` whenever the code comes to an address; if that returns true, the function there
   * is skipped. */
  fast.hook = (address, act) => {
    const pc = (address & ~1) >>> 0;
    if (!hooks.has(pc)) hooks.set(pc, []);
    hooks.get(pc).push(act);
    areaOf(pc)?.blocks.fill(undefined); // blocks made before may run past the address
  };

  /** Calls a function of the firmware: no time passes, and nothing interrupts it. */
  fast.call = (address, ...given) => {
    const { waiting, interruptsUpdated, PM, pendingInterrupts } = core;
    const before = [Int32Array.from(R), Int32Array.from(S)];
    given.forEach((value, number) => {
      R[number] = value;
    });
    R[13] = (R[13] - 64) & ~7;
    R[14] = RETURN | 1;
    R[15] = address & ~1;
    core.PM = true;
    for (let blocks = 0; R[15] !== RETURN; blocks++) {
      if (blocks > 3e7) throw new Error("a function that was called does not return");
      core.waiting = false;
      core.interruptsUpdated = false;
      blockAt(R[15])();
      S[3] = 0;
    }
    const answer = R[0];
    R.set(before[0]);
    S.set(before[1]);
    toTheirs();
    Object.assign(core, { waiting, PM, pendingInterrupts, interruptsUpdated: true });
    return answer;
  };
  return fast;
}

/** Loads and stores of a word, halfword or byte, fast in RAM and flash. */
function accessTo(mcu, S) {
  const ram8 = mcu.sram;
  const ram16 = new Uint16Array(ram8.buffer);
  const ram32 = new Int32Array(ram8.buffer);
  const flash8 = mcu.flash;
  const flash16 = new Uint16Array(flash8.buffer);
  const flash32 = new Int32Array(flash8.buffer);
  const bus = (at, cycles) => {
    const address = at >>> 0;
    if (address >= 0xd0000000 && address < 0xe0000000) S[3] -= 1; // the single-cycle bus
    else if (address >= 0x40000000 && address < 0x50000000) S[3] += cycles;
    return address;
  };
  return {
    L32(at) {
      const inRam = (at - RAM) >>> 0;
      if (inRam < RAM_SIZE) return ram32[inRam >>> 2];
      const inFlash = (at - FLASH) >>> 0;
      if (inFlash < FLASH_SIZE) return flash32[inFlash >>> 2];
      return mcu.readUint32(bus(at, 2)) | 0;
    },
    L16(at) {
      const inRam = (at - RAM) >>> 0;
      if (inRam < RAM_SIZE) return ram16[inRam >>> 1];
      const inFlash = (at - FLASH) >>> 0;
      if (inFlash < FLASH_SIZE) return flash16[inFlash >>> 1];
      return mcu.readUint16(bus(at, 2)) & 0xffff;
    },
    L8(at) {
      const inRam = (at - RAM) >>> 0;
      if (inRam < RAM_SIZE) return ram8[inRam];
      const inFlash = (at - FLASH) >>> 0;
      if (inFlash < FLASH_SIZE) return flash8[inFlash];
      return mcu.readUint8(bus(at, 2)) & 0xff;
    },
    W32(at, value) {
      const inRam = (at - RAM) >>> 0;
      if (inRam < RAM_SIZE) ram32[inRam >>> 2] = value;
      else mcu.writeUint32(bus(at, 3), value >>> 0);
    },
    W16(at, value) {
      const inRam = (at - RAM) >>> 0;
      if (inRam < RAM_SIZE) ram16[inRam >>> 1] = value;
      else mcu.writeUint16(bus(at, 3), value & 0xffff);
    },
    W8(at, value) {
      const inRam = (at - RAM) >>> 0;
      if (inRam < RAM_SIZE) ram8[inRam] = value;
      else mcu.writeUint8(bus(at, 3), value & 0xff);
    },
  };
}

const ends = (instruction) => "jump" in instruction || "return" in instruction;

/** Notes for each instruction which of its flags are looked at, so that the others are left out. */
function markWanted(found) {
  let wanted = ALL;
  for (const it of [...found].reverse()) {
    if (it.condition || ends(it)) wanted = ALL; // what comes next may look at all of them
    it.wanted = wanted & it.sets;
    wanted = (wanted & ~it.sets) | it.reads;
  }
}

/** Returns the body of a block's function, which returns the cycles that it took. */
function written(found, start, end) {
  markWanted(found);
  const changed = new Set(found.flatMap((it) => it.to));
  const used = new Set([...found.flatMap((it) => it.from), ...changed]);
  const sets = found.reduce((flags, it) => flags | it.sets, 0);
  const loops = end === start || found.some((it) => it.condition && it.target === start);
  const keep =
    [...changed].map((register) => `R[${register}]=r${register};`).join("") +
    (sets & NZ ? "S[0]=nz;" : "") +
    (sets & C ? "S[1]=c;" : "") +
    (sets & V ? "S[2]=v;" : "");
  const done = (cycles) => `return ${loops ? "took+" : ""}${cycles};`;
  const leave = (to, cycles) =>
    loops && to === start
      ? `if((took+=${cycles})<${PATIENCE}&&S[3]===0)continue;${keep}R[15]=${to | 0};return took;`
      : `${keep}R[15]=${to | 0};${done(cycles)}`;

  const lines = [...used].map((register) => `let r${register}=R[${register}];`);
  lines.push("let nz=S[0],c=S[1],v=S[2];", loops ? "let took=0;for(;;){" : "");
  let cycles = 0;
  for (const it of found) {
    cycles += it.cycles;
    lines.push(it.before ?? "");
    if (it.condition) lines.push(`if(${it.condition}){${leave(it.target, cycles + 1)}}`);
    else if (it.jump) lines.push(`const to=${it.jump};${keep}R[15]=to;${done(cycles)}`);
    else if (it.return) {
      const ended = `if((to>>>28)===15){leaveInterrupt(to);${done(cycles)}}`;
      lines.push(`const to=${it.return};${keep}${ended}R[15]=to&~1;${done(cycles)}`);
    } else if (it.next === undefined) lines.push(it.code(it.wanted));
  }
  if (end !== null) lines.push(leave(end, cycles));
  if (loops) lines.push("}");
  return lines.join("\n");
}
