// Turns each Thumb instruction of the Cortex-M0+ into JavaScript, with what it needs and changes.
//
// While a block runs, the registers are the local variables r0 to r14, as signed 32-bit numbers. The
// flags are kept as what they are computed from: `nz` is a result (N if negative, Z if zero), `c` is 0
// or 1, `v` is a number that is negative if V is set.

export const NZ = 1;
export const C = 2;
export const V = 4;
export const ALL = NZ | C | V;

const CONDITIONS = [
  ["nz===0", NZ], // EQ
  ["nz!==0", NZ], // NE
  ["c!==0", C], // CS
  ["c===0", C], // CC
  ["nz<0", NZ], // MI
  ["nz>=0", NZ], // PL
  ["v<0", V], // VS
  ["v>=0", V], // VC
  ["(c!==0&&nz!==0)", NZ | C], // HI
  ["(c===0||nz===0)", NZ | C], // LS
  ["(nz^v)>=0", NZ | V], // GE
  ["(nz^v)<0", NZ | V], // LT
  ["(nz!==0&&(nz^v)>=0)", NZ | V], // GT
  ["(nz===0||(nz^v)<0)", NZ | V], // LE
];

// The names of functions that loads and stores call, by their number in the instruction.
const STORES = { 0: "W32", 1: "W16", 2: "W8" };
const LOADS = {
  3: (at) => `(L8(${at})<<24)>>24`,
  4: (at) => `L32(${at})`,
  5: (at) => `L16(${at})`,
  6: (at) => `L8(${at})`,
  7: (at) => `(L16(${at})<<16)>>16`,
};

const bits = (value, from, count) => (value >> from) & ((1 << count) - 1);
const listed = (mask) => [0, 1, 2, 3, 4, 5, 6, 7].filter((number) => (mask >> number) & 1);

// Sets a register to a value and, if they are wanted, N and Z by it.
const put = (to, value, wanted) => `${to}=${value};` + (wanted & NZ ? `nz=${to};` : "");

const add = (a, b, to, wanted) =>
  `{const A=${a},B=${b},X=(A+B)|0;` +
  (wanted & C ? "c=((A>>>0)+(B>>>0))>4294967295?1:0;" : "") +
  (wanted & V ? "v=(A^X)&(B^X);" : "") +
  (wanted & NZ ? "nz=X;" : "") +
  (to ? `${to}=X;}` : "}");

const subtract = (a, b, to, wanted) =>
  `{const A=${a},B=${b},X=(A-B)|0;` +
  (wanted & C ? "c=(A>>>0)>=(B>>>0)?1:0;" : "") +
  (wanted & V ? "v=(A^B)&(A^X);" : "") +
  (wanted & NZ ? "nz=X;" : "") +
  (to ? `${to}=X;}` : "}");

const addWithCarry = (a, b, to) =>
  `{const A=${a},B=${b},Y=(A>>>0)+(B>>>0)+c,X=Y|0;` +
  `c=Y>4294967295?1:0;v=(A^X)&(B^X);nz=X;${to}=X;}`;

// Shifts by a register: `within` for 1 to 31 places, `beyond` for more.
const shift = (to, by, within, beyond) =>
  `{const s=${by}&255;if(s){if(s<32){${within}}else{${beyond}}}nz=${to};}`;

/** Returns an instruction: `what` is said about it, and defaults for all else. */
function instruction(what) {
  return { sets: 0, reads: 0, cycles: 1, length: 2, from: [], to: [], ...what };
}

/**
 * Returns the instruction at an address, or null if it is left to rp2040js:
 *
 *   code(wanted)  JavaScript that does it and sets at least the flags `wanted`
 *   sets, reads   flags
 *   from, to      numbers of the registers that are read and written
 *   cycles, length
 *   condition, target   of a conditional branch
 *   next          where it always goes on, if elsewhere; `call` if that is a call
 *   before, jump or return   it ends the block: code to run first, and an expression for where it
 *                 goes on; `return` may be the end of an interrupt
 *
 * `fetch(address)` gives a halfword, `constant(address)` JavaScript for a word of the code.
 */
export function decode(pc, fetch, constant) {
  const op = fetch(pc);
  const group = op >> 11;
  if (group < 8) return immediate(op, group);
  if (group === 8) return op >> 10 === 0b010000 ? twoRegisters(op) : highRegisters(op, pc);
  if (group === 9) {
    const to = bits(op, 8, 3);
    const value = constant(((pc & ~3) + 4 + (op & 255) * 4) >>> 0);
    return instruction({ cycles: 2, to: [to], code: () => `r${to}=${value};` });
  }
  if (group < 20) return loadOrStore(op, group);
  if (group < 22) return address(op, pc);
  if (group < 24) return miscellaneous(op);
  if (group < 26) return several(op);
  if (group < 28) return branch(op, pc);
  if (group === 28) return instruction({ cycles: 2, next: pc + 4 + ((bits(op, 0, 11) << 21) >> 20) });
  return group === 30 ? wide(op, fetch(pc + 2), pc) : null;
}

/** Shifts, sums and comparisons with a number in the instruction. */
function immediate(op, group) {
  const lo = op & 7;
  const mid = bits(op, 3, 3);
  const high = bits(op, 6, 3);
  const number = bits(op, 6, 5);
  const own = bits(op, 8, 3);
  const [d, m, e] = [`r${lo}`, `r${mid}`, `r${own}`];
  const shifted = (carry, value) =>
    instruction({
      sets: NZ | C,
      from: [mid],
      to: [lo],
      code: (wanted) => (wanted & C ? `c=(${m}>>>${carry})&1;` : "") + put(d, value, wanted),
    });
  switch (group) {
    case 0:
      if (number) return shifted(32 - number, `${m}<<${number}`);
      return instruction({ sets: NZ, from: [mid], to: [lo], code: (wanted) => put(d, m, wanted) });
    case 1:
      return shifted(number ? number - 1 : 31, number ? `(${m}>>>${number})|0` : "0");
    case 2:
      return shifted(number ? number - 1 : 31, `${m}>>${number || 31}`);
    case 3: {
      const inside = op & 0x400;
      const sum = op & 0x200 ? subtract : add;
      return instruction({
        sets: ALL,
        from: inside ? [mid] : [mid, high],
        to: [lo],
        code: (wanted) => sum(m, inside ? high : `r${high}`, d, wanted),
      });
    }
    case 4:
      return instruction({ sets: NZ, to: [own], code: (wanted) => put(e, op & 255, wanted) });
    case 5:
      return instruction({
        sets: ALL,
        from: [own],
        code: (wanted) => subtract(e, op & 255, "", wanted),
      });
    default: {
      const sum = group === 6 ? add : subtract;
      return instruction({
        sets: ALL,
        from: [own],
        to: [own],
        code: (wanted) => sum(e, op & 255, e, wanted),
      });
    }
  }
}

/** Instructions with two of the registers r0 to r7. */
function twoRegisters(op) {
  const lo = op & 7;
  const mid = bits(op, 3, 3);
  const [d, m] = [`r${lo}`, `r${mid}`];
  const both = { from: [lo, mid], to: [lo] };
  const logic = (value) => ({ ...both, sets: NZ, code: (wanted) => put(d, value, wanted) });
  const shifts = (within, beyond) => ({
    ...both,
    sets: NZ | C,
    reads: C,
    code: () => shift(d, m, within, beyond),
  });
  const carries = (b) => ({ ...both, sets: ALL, reads: C, code: () => addWithCarry(d, b, d) });
  const compares = (sum) => ({
    from: [lo, mid],
    sets: ALL,
    code: (wanted) => sum(d, m, "", wanted),
  });
  const kinds = [
    () => logic(`${d}&${m}`),
    () => logic(`${d}^${m}`),
    () => shifts(`c=(${d}>>>(32-s))&1;${d}=${d}<<s;`, `c=s===32?${d}&1:0;${d}=0;`),
    () => shifts(`c=(${d}>>>(s-1))&1;${d}=(${d}>>>s)|0;`, `c=s===32?${d}>>>31:0;${d}=0;`),
    () => shifts(`c=(${d}>>>(s-1))&1;${d}=${d}>>s;`, `c=${d}>>>31;${d}=${d}>>31;`),
    () => carries(m),
    () => carries(`~${m}`),
    () => ({
      ...both,
      sets: NZ | C,
      reads: C,
      code: () =>
        `{const s=${m}&255;if(s){const t=s&31;if(t)${d}=(${d}>>>t)|(${d}<<(32-t));` +
        `c=${d}>>>31;}nz=${d};}`,
    }),
    () => ({ from: [lo, mid], sets: NZ, code: (wanted) => (wanted & NZ ? `nz=${d}&${m};` : "") }),
    () => ({ from: [mid], to: [lo], sets: ALL, code: (wanted) => subtract("0", m, d, wanted) }),
    () => compares(subtract),
    () => compares(add),
    () => logic(`${d}|${m}`),
    () => logic(`Math.imul(${d},${m})`),
    () => logic(`${d}&~${m}`),
    () => ({ from: [mid], to: [lo], sets: NZ, code: (wanted) => put(d, `~${m}`, wanted) }),
  ];
  return instruction(kinds[bits(op, 6, 4)]());
}

/** ADD, CMP and MOV of any registers, and BX and BLX. */
function highRegisters(op, pc) {
  const source = bits(op, 3, 4);
  const target = (bits(op, 7, 1) << 3) | (op & 7);
  const value = source === 15 ? `${(pc + 4) | 0}` : `r${source}`;
  const from = source === 15 ? [] : [source];
  const d = `r${target}`;
  switch (bits(op, 8, 2)) {
    case 0:
      if (target === 15) {
        return instruction({ from, cycles: 2, jump: `(${(pc + 4) | 0}+${value})&~1` });
      }
      return instruction({
        from: [target, ...from],
        to: [target],
        code: () => `${d}=${target === 13 ? `(r13+${value})&~3` : `(${d}+${value})|0`};`,
      });
    case 1:
      if (target === 15) return null;
      return instruction({
        from: [target, ...from],
        sets: ALL,
        code: (wanted) => subtract(d, value, "", wanted),
      });
    case 2:
      if (target === 15) return instruction({ from, cycles: 2, jump: `${value}&~1` });
      return instruction({
        from,
        to: [target],
        code: () => `${d}=${target === 13 ? `${value}&~3` : value};`,
      });
    default:
      if ((op & 7) !== 0 || source === 15) return null;
      if (!(op & 0x80)) return instruction({ from, cycles: 2, return: value });
      return instruction({
        from,
        to: [14],
        cycles: 2,
        before: `const there=${value}&~1;r14=${(pc + 3) | 0};`,
        jump: "there",
      });
  }
}

/** Loads and stores of one register, by another one, a number, or the stack pointer. */
function loadOrStore(op, group) {
  const lo = op & 7;
  const mid = bits(op, 3, 3);
  const number = bits(op, 6, 5);
  const own = bits(op, 8, 3);
  const load = (at, base, to, kind) =>
    instruction({ cycles: 2, from: base, to: [to], code: () => `r${to}=${LOADS[kind](at)};` });
  const store = (at, base, from, kind) =>
    instruction({
      cycles: 2,
      from: [...base, from],
      code: () => `${STORES[kind]}(${at},r${from});`,
    });
  if (group < 12) {
    const kind = bits(op, 9, 3);
    const high = bits(op, 6, 3);
    const at = `(r${mid}+r${high})|0`;
    return kind in STORES ? store(at, [mid, high], lo, kind) : load(at, [mid, high], lo, kind);
  }
  if (group < 18) {
    const [size, writes, reads] = [
      [4, 0, 4],
      [1, 2, 6],
      [2, 1, 5],
    ][(group - 12) >> 1];
    const at = `(r${mid}+${number * size})|0`;
    return group & 1 ? load(at, [mid], lo, reads) : store(at, [mid], lo, writes);
  }
  const at = `(r13+${(op & 255) * 4})|0`;
  return group & 1 ? load(at, [13], own, 4) : store(at, [13], own, 0);
}

/** An address from the program counter or the stack pointer. */
function address(op, pc) {
  const to = bits(op, 8, 3);
  const by = (op & 255) * 4;
  if (op >> 11 === 20) {
    return instruction({ to: [to], code: () => `r${to}=${((pc & ~3) + 4 + by) | 0};` });
  }
  return instruction({ from: [13], to: [to], code: () => `r${to}=(r13+${by})|0;` });
}

function miscellaneous(op) {
  const lo = op & 7;
  const m = `r${bits(op, 3, 3)}`;
  const converts = (value) =>
    instruction({ from: [bits(op, 3, 3)], to: [lo], code: () => `r${lo}=${value};` });
  if (op >> 8 === 0xb0) {
    const by = (op & 0x7f) * 4;
    return instruction({
      from: [13],
      to: [13],
      code: () => `r13=(r13${op & 0x80 ? "-" : "+"}${by})|0;`,
    });
  }
  if (op >> 8 === 0xb2) {
    return converts([`(${m}<<16)>>16`, `(${m}<<24)>>24`, `${m}&65535`, `${m}&255`][bits(op, 6, 2)]);
  }
  if (op >> 9 === 0b1011010) return push(op);
  if (op >> 9 === 0b1011110) return pop(op);
  if (op >> 6 === 0b1011101000) {
    return converts(`(${m}<<24)|((${m}>>>8&255)<<16)|((${m}>>>16&255)<<8)|(${m}>>>24)`);
  }
  if (op >> 6 === 0b1011101001) {
    return converts(`((${m}>>>16&255)<<24)|((${m}>>>24)<<16)|((${m}&255)<<8)|(${m}>>>8&255)`);
  }
  if (op >> 6 === 0b1011101011) return converts(`(((${m}&255)<<24)>>16)|(${m}>>>8&255)`);
  return op === 0xbf00 ? instruction({ code: () => "" }) : null; // NOP
}

function push(op) {
  const registers = listed(op & 255);
  const all = op & 0x100 ? [...registers, 14] : registers;
  const stores = all.map((register, at) => `W32((r13+${4 * at})|0,r${register});`).join("");
  return instruction({
    cycles: 1 + registers.length,
    from: [13, ...all],
    to: [13],
    code: () => `r13=(r13-${4 * all.length})|0;` + stores,
  });
}

function pop(op) {
  const registers = listed(op & 255);
  const size = 4 * registers.length;
  const loads = registers.map((register, at) => `r${register}=L32((r13+${4 * at})|0);`).join("");
  const what = { cycles: 1 + registers.length, from: [13], to: [13, ...registers] };
  if (!(op & 0x100)) return instruction({ ...what, code: () => `${loads}r13=(r13+${size})|0;` });
  return instruction({
    ...what,
    cycles: 3 + registers.length,
    before: `${loads}const there=L32((r13+${size})|0);r13=(r13+${size + 4})|0;`,
    return: "there",
  });
}

/** LDM and STM. */
function several(op) {
  const base = bits(op, 8, 3);
  const registers = listed(op & 255);
  const holdsBase = (op >> base) & 1;
  const loads = op >> 11 === 25;
  if (!registers.length || (holdsBase && !loads)) return null;
  const size = 4 * registers.length;
  const forward = `r${base}=(b+${size})|0;`;
  const each = (line) => registers.map((register, at) => line(register, 4 * at)).join("");
  const body = loads
    ? each((register, by) => `r${register}=L32((b+${by})|0);`) + (holdsBase ? "" : forward)
    : each((register, by) => `W32((b+${by})|0,r${register});`) + forward;
  return instruction({
    cycles: 1 + registers.length,
    from: loads ? [base] : [base, ...registers],
    to: loads ? [base, ...registers] : [base],
    code: () => `{const b=r${base};${body}}`,
  });
}

function branch(op, pc) {
  const found = CONDITIONS[bits(op, 8, 4)];
  if (!found) return null; // SVC, or undefined
  const [condition, reads] = found;
  return instruction({ reads, condition, target: (pc + 4 + ((op << 24) >> 24) * 2) >>> 0 });
}

/** Instructions of four bytes: BL, and barriers, which do nothing here. */
function wide(op, second, pc) {
  if (second >> 14 === 3 && bits(second, 12, 1)) {
    const sign = bits(op, 10, 1);
    const i1 = 1 - (sign ^ bits(second, 13, 1));
    const i2 = 1 - (sign ^ bits(second, 11, 1));
    const top = ((sign ? 0xff : 0) << 24) | (i1 << 23) | (i2 << 22);
    const by = top | (bits(op, 0, 10) << 12) | (bits(second, 0, 11) << 1);
    return instruction({
      cycles: 3,
      length: 4,
      to: [14],
      before: `r14=${(pc + 5) | 0};`,
      next: (pc + 4 + by) >>> 0,
      call: true,
    });
  }
  const barrier = bits(second, 4, 4) >= 4 && bits(second, 4, 4) <= 6;
  if (op === 0xf3bf && second >> 8 === 0x8f && barrier) {
    return instruction({ cycles: 3, length: 4, code: () => "" });
  }
  return null;
}
