// The flash chip (a W25Q) behind the RP2040's serial interface, which takes time to erase and write.

import { BasePeripheral } from "./rp2040.mjs";

const ERASES = { 0x20: [4096, 45e6], 0x52: [32768, 120e6], 0xd8: [65536, 150e6] }; // size, nanos
const PROGRAM = 0x02;
const READ = 0x03;
const FAST_READ = 0x0b;
const WRITE_ENABLE = 0x06;
const WRITE_DISABLE = 0x04;
const STATUS = 0x05;
const SECOND_STATUS = 0x35;
const THIRD_STATUS = 0x15;
const IDENTIFY = 0x9f;
const SERIAL_NUMBER = 0x4b;
const PAGE = 256;
const PROGRAMMING = 0.5e6; // nanoseconds
const WITH_ADDRESS = [PROGRAM, READ, FAST_READ, ...Object.keys(ERASES).map(Number)];
const SELECTED = 2; // the value to which CircuitPython forces the chip's select line
const FIFO = 16;

/** The chip itself: it takes commands byte by byte. */
class Chip {
  constructor(mcu, size) {
    this.mcu = mcu;
    this.size = size;
    this.erased = 0; // how many blocks of 4 KB have been erased
    this.writtenAt = 0; // nanoseconds: when it was last erased or programmed
    this.log = null; // or an array that gets each erase and page: [nanoseconds, address, bytes or null]
    this.command = null;
    this.writable = false;
    this.busyUntil = 0;
  }

  get now() {
    return this.mcu.clock.nanosCounter;
  }

  /** Takes a byte and returns the one that comes out at the same time. */
  exchange(value) {
    if (this.command === null) return this.begin(value);
    const at = this.count++;
    switch (this.command) {
      case STATUS:
        return (this.now < this.busyUntil ? 1 : 0) | (this.writable ? 2 : 0);
      case SECOND_STATUS:
        return 2; // four lines are in use
      case THIRD_STATUS:
        return 0;
      case IDENTIFY:
        return [0, 0xef, 0x40, Math.log2(this.size)][at] ?? 0;
      case SERIAL_NUMBER:
        return at >= 5 ? 0xa0 + at : 0xff;
    }
    if (!WITH_ADDRESS.includes(this.command)) return 0xff;
    if (at > 3) return this.data(at - 4, value);
    this.address = ((this.address << 8) | value) & 0xffffff;
    return 0xff;
  }

  begin(command) {
    this.command = command;
    this.count = 1;
    this.address = 0;
    if (command === WRITE_ENABLE) this.writable = true;
    if (command === WRITE_DISABLE) this.writable = false;
    return 0xff;
  }

  data(at, value) {
    const { flash } = this.mcu;
    if (this.command === PROGRAM && this.writable) {
      flash[(this.address & -PAGE) | ((this.address + at) & (PAGE - 1))] &= value;
    }
    if (this.command === READ) return flash[(this.address + at) & (this.size - 1)];
    if (this.command === FAST_READ && at) return flash[(this.address + at - 1) & (this.size - 1)];
    return 0xff;
  }

  /** The chip is no longer selected: the command takes effect. */
  end() {
    const { command, count } = this;
    this.command = null;
    if (command in ERASES && count >= 4) {
      const [size, nanos] = ERASES[command];
      const start = this.address & -size;
      if (this.writable) {
        this.writtenAt = this.now;
        this.mcu.flash.fill(0xff, start, start + size);
        this.erased += size / 4096;
        for (let at = start; at < start + size; at += 4096) this.log?.push([this.now, at, null]);
        this.busyUntil = this.now + nanos;
      }
      this.writable = false;
    }
    if (command === PROGRAM && count > 4) {
      const start = this.address & -PAGE;
      const page = this.mcu.flash.subarray(start, start + PAGE);
      this.log?.push([this.now, start, Buffer.from(page).toString("base64")]);
      this.writtenAt = this.now;
      this.busyUntil = this.now + PROGRAMMING;
      this.writable = false;
    }
  }
}

/** The serial interface (SSI) with the chip behind it. */
export class Flash extends BasePeripheral {
  constructor(mcu, size) {
    super(mcu, "SSI");
    this.chip = new Chip(mcu, size);
    this.registers = {};
    this.received = [];
    this.forced = 0; // how the select line is driven
  }

  select(how) {
    if (how === this.forced) return;
    if (this.forced === SELECTED) this.chip.end();
    this.forced = how;
  }

  readUint32(offset) {
    if (offset >= 0x60 && offset < 0xf0) return this.received.shift() ?? 0;
    switch (offset) {
      case 0x20: // how many bytes wait to be sent
        return 0;
      case 0x24: // how many have been received
        return this.received.length;
      case 0x28: // its state: there is room to send; and whether something has been received
        if (this.forced === 0) this.chip.end();
        return 0x6 | (this.received.length ? 8 : 0);
      case 0x58: // its kind, and below its version
        return 0x51535049;
      case 0x5c:
        return 0x3430312a;
    }
    return this.registers[offset] ?? 0;
  }

  writeUint32(offset, value) {
    if (offset >= 0x60 && offset < 0xf0) {
      const answer = this.chip.exchange(value & 255);
      if (this.received.length < FIFO) this.received.push(answer);
      return;
    }
    if (offset === 0x08) {
      if (!(value & 1)) this.received.length = 0;
      if (this.forced === 0) this.chip.end();
    }
    this.registers[offset] = value;
  }
}

/** The pins of the flash: the processor drives the select line through them. */
export class FlashPins extends BasePeripheral {
  constructor(mcu, flash) {
    super(mcu, "IO_QSPI");
    this.registers = {};
    this.flash = flash;
  }

  readUint32(offset) {
    return this.registers[offset] ?? (offset % 8 === 4 ? 0x1f : 0);
  }

  writeUint32(offset, value) {
    this.registers[offset] = value;
    if (offset === 0x0c) this.flash.select((value >> 8) & 3);
  }
}
