// The heap of CircuitPython, as read from the emulated memory.

const RAM = 0x20000000;
const BLOCK = 16; // bytes in a block of the garbage collector
// Where the description of an area has its table, that table's size, and its blocks.
const TABLE = 4;
const TABLE_SIZE = 8;
const POOL = 20;

export class Heap {
  constructor(machine, symbols) {
    this.machine = machine;
    this.symbols = symbols;
    this.probing = false; // whether it is collecting only so that the heap can be looked at
    this.areas = null;
  }

  /** Returns the heap as it is now, in bytes: what is `used`, what is `free` (as `gc.mem_free()`
   * says), and the `largest` piece that is free. */
  now() {
    const { cpu } = this.machine;
    let [used, free, largest] = [0, 0, 0];
    for (let area = this._first(); area && cpu.L32(area + POOL); area = cpu.L32(area)) {
      const found = this._count(cpu.L32(area + TABLE) - RAM, cpu.L32(area + TABLE_SIZE));
      used += found.used;
      free += found.free;
      largest = Math.max(largest, found.largest);
    }
    // Memory around the heap that the collector has not taken yet is free, too.
    const around = cpu.call(this.symbols.port_heap_get_largest_free_size);
    return { used, free: free + around, largest: Math.max(largest, around) };
  }

  /** Returns the heap as it would be after collecting: it collects, looks and undoes that. */
  live() {
    const { mcu, cpu } = this.machine;
    const memory = mcu.sram.slice();
    this.probing = true;
    cpu.call(this.symbols.gc_collect);
    this.probing = false;
    const found = this.now();
    mcu.sram.set(memory);
    return found;
  }

  /** Counts the blocks in a table, which has two bits for each; 0 is free. */
  _count(start, size) {
    const { sram } = this.machine.mcu;
    let [used, free, row, longest] = [0, 0, 0, 0];
    for (let at = start; at < start + size; at++) {
      for (let shift = 0; shift < 8; shift += 2) {
        if ((sram[at] >> shift) & 3) {
          used++;
          row = 0;
        } else {
          free++;
          longest = Math.max(longest, ++row);
        }
      }
    }
    return { used: used * BLOCK, free: free * BLOCK, largest: longest * BLOCK };
  }

  /** Returns the first area. `gc_info` loads its address from the words after its code. */
  _first() {
    const { cpu } = this.machine;
    const start = this.symbols.gc_info & ~1;
    for (let pc = start; !this.areas && pc < start + 120; pc += 2) {
      const op = cpu.L16(pc);
      if (op >> 11 === 9) this.areas = cpu.L32((pc & ~3) + 4 + (op & 255) * 4);
    }
    return this.areas;
  }
}
