// What can be seen and changed with the firmware's list of symbols while CircuitPython runs.

import { Heap } from "./heap.mjs";

const LONGEST_TEXT = 1000;
const TICKS = 1 << 29; // `supervisor.ticks_ms()` starts again from 0 here
const FIRST_TICKS = TICKS - 65536; // its value when the desk is switched on
const READING = 100; // microseconds that pass on the desk whenever the clock is read
const CALL = 20; // bytes of the code that calls a function without arguments
const REMOUNT = 220; // the most bytes that the code of `storage.remount` takes
const TRUE = 0x3e; // the object True, in a firmware whose floats have 30 bits
const CACHE = [64, ...Array(16).fill(256)]; // pieces that a PyGamer's flash driver keeps

/** The list of symbols belongs to another firmware. */
export class Unfit extends Error {}

export class Firmware {
  /**
   * Options: `pool`: how many bytes of heap it gets (0: as it has); `cache`: from the first write on
   * it keeps as much of the heap as a PyGamer does; `paced`: time and chance are as on the desk, see
   * `_pace`; `computer`: a computer has the drive.
   */
  constructor(machine, symbols, { pool = 0, cache = false, paced = false, computer = false }) {
    this.machine = machine;
    this.symbols = symbols;
    this.heap = new Heap(machine, symbols);
    this.console = [];
    this.opened = []; // files, by their paths
    this.frames = []; // {at, busy, bytes}: when each was drawn, the seconds it took, bytes sent
    this.collections = []; // {at, seconds, used, free, largest}: when, how long, and memory afterwards
    this.failures = []; // requests that found no memory: {asked, used, free, largest}
    this.probe = null; // if it is a function, it is called when memory is asked for
    this.begun = false; // whether code.py has begun
    this.turns = 0; // frames of the program, as the desk counts them
    this.returns = new Set();
    this._hear();
    this._watchFrames();
    this._watchMemory();
    if (pool) this._size(pool);
    if (cache) this._keepCache();
    if (computer) this._plugIn();
    if (paced) this._pace();
  }

  _hook(name, act) {
    if (!(name in this.symbols)) throw new Unfit(`the symbols are not this firmware's: there is no ${name}`);
    this.machine.cpu.hook(this.symbols[name], act);
  }

  /** Calls `act` when the function that has just been entered returns. */
  _atReturn(name, act) {
    const { cpu } = this.machine;
    const back = (cpu.R[14] & ~1) >>> 0;
    const key = `${name} ${back}`;
    if (this.returns.has(key)) return;
    this.returns.add(key);
    cpu.hook(back, act);
  }

  _text(at, length) {
    const { cpu } = this.machine;
    const bytes = [];
    for (let i = 0; i < length; i++) {
      const byte = cpu.L8(at + i);
      if (!byte) break;
      bytes.push(byte);
    }
    return Buffer.from(bytes).toString("utf8");
  }

  _hear() {
    const { R } = this.machine.cpu;
    this._hook("serial_write_substring", () => {
      this.console.push(this._text(R[0], Math.min(R[1] >>> 0, LONGEST_TEXT)));
    });
    this._hook("f_open", () => {
      const path = this._text(R[2], LONGEST_TEXT);
      this.opened.push(path);
      this.begun ||= path.endsWith("code.py");
    });
    this._hook("reset_into_safe_mode", () => {
      this.machine.fail(`safe mode, reason ${R[0]}`);
    });
  }

  /** A frame lasts from the end of one sleep to the beginning of the next. */
  _watchFrames() {
    const { machine } = this;
    let began = 0;
    let before = 0; // bytes that had been sent when it began
    let refreshed = 0; // when its picture was complete, 0 until then
    let refreshing = false;
    let sleeping = false;
    const end = (at) => {
      if (refreshed) {
        const bytes = machine.display.bytes - before;
        this.frames.push({ at: refreshed, busy: at - began, bytes });
      }
      began = at;
      refreshed = 0;
      before = machine.display.bytes;
    };
    this._hook("common_hal_busdisplay_busdisplay_refresh", () => {
      if (refreshed) end(refreshed); // there was no time to sleep
      refreshing = true;
      this._atReturn("refresh", () => {
        if (!refreshing) return;
        refreshing = false;
        refreshed = machine.now;
        this._turn(true);
      });
    });
    this._hook("common_hal_time_delay_ms", () => {
      if (sleeping) return;
      sleeping = true;
      end(machine.now);
      this._atReturn("sleep", () => {
        if (!sleeping) return;
        sleeping = false;
        began = machine.now;
        this._turn(false);
      });
    });
  }

  /** Counts a frame of the desk: after each refresh, and in each sleep without a refresh before. */
  _turn(refresh) {
    if (this.begun && (refresh || !this.shown)) {
      this.turns++;
      this.machine.cpu.stopped = true;
    }
    this.shown = refresh;
  }

  _watchMemory() {
    const { machine, heap } = this;
    const { R } = machine.cpu;
    let since = null; // when the collection under way began
    let asked = 0;
    this._hook("m_malloc_fail", () => {
      if (!heap.probing) this.failures.push({ asked: R[0] >>> 0, ...heap.now() });
    });
    this._hook("gc_collect", () => {
      if (since !== null || heap.probing) return;
      since = machine.now;
      this._atReturn("collection", () => {
        if (since === null || heap.probing) return;
        const { used, free, largest } = heap.now();
        this.collections.push({ at: since, seconds: machine.now - since, used, free, largest });
        since = null;
      });
    });
    this._hook("gc_alloc", () => {
      if (!this.probe || heap.probing || since !== null) return;
      asked++;
      this.probe(asked, R[0] >>> 0);
    });
  }

  /** Gives CircuitPython `pool` bytes for its heap and what is around it. */
  _size(pool) {
    const { R } = this.machine.cpu;
    this._hook("tlsf_create_with_pool", () => {
      R[1] = R[2] = pool;
    });
  }

  /** Keeps pages of the heap after the first write, as a PyGamer's flash driver does and the
   * RP2040's does not. */
  _keepCache() {
    const { cpu } = this.machine;
    let kept = false;
    this._hook("supervisor_flash_write_blocks", () => {
      if (kept || this.heap.probing) return;
      const got = CACHE.map((size) => cpu.call(this.symbols.port_malloc, size, 0));
      kept = got.every(Boolean);
      // If there is no room for all, the driver makes do with none and tries again at the next write.
      if (!kept) for (const at of got) if (at) cpu.call(this.symbols.port_free, at);
    });
  }

  /** Makes it look as if a computer had the drive: `storage.remount` is refused. */
  _plugIn() {
    const { R } = this.machine.cpu;
    this._hook("supervisor_runtime_get_usb_connected", () => {
      R[0] = TRUE;
      return true;
    });
    const remount = this.symbols.common_hal_storage_remount & ~1;
    // CircuitPython 10 calls the first of these, 9 the second.
    const names = ["blockdev_lock", "usb_msc_ejected"];
    for (const name of names.filter((it) => it in this.symbols)) {
      this._hook(name, () => {
        const from = (R[14] & ~1) - remount;
        if (from <= 0 || from >= REMOUNT) return false;
        R[0] = 0;
        return true;
      });
    }
  }

  /**
   * Makes time and chance as they are in the simulation on the desk: time passes only where the
   * program sleeps or looks at the clock, however long it works, and random bytes count up from 1.
   * So each frame is the same on both.
   */
  _pace() {
    const { R, W8 } = this.machine.cpu;
    let passed = 0; // microseconds
    // The keypad asks for the time, too, to date its events; only the program's questions count.
    const byProgram = this.symbols.fun_builtin_0_call & ~1;
    this._hook("supervisor_ticks_ms", () => {
      const from = (R[14] & ~1) - byProgram;
      if (from > 0 && from < CALL) passed += READING;
      const ticks = (FIRST_TICKS + Math.floor(passed / 1000)) % TICKS;
      R[0] = (ticks << 1) | 1; // a small int
      return true;
    });
    this._hook("common_hal_time_delay_ms", () => {
      if (this.begun) passed += (R[0] >>> 0) * 1000;
    });
    this._hook("common_hal_os_urandom", () => {
      for (let at = 0; at < R[1]; at++) W8(R[0] + at, at + 1);
      R[0] = 1;
      return true;
    });
  }
}
