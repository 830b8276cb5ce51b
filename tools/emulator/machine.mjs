// An RP2040, with a flash chip and a handheld's front around it, that runs what is in its flash.

import { BasePeripheral, RP2040, USBCDC } from "./rp2040.mjs";

import { FLASH, fasten } from "./core.mjs";
import { Display } from "./display.mjs";
import { Flash, FlashPins } from "./flash.mjs";
import { FRONTS } from "./fronts.mjs";

const CYCLE = 8; // nanoseconds, at 125 MHz
const PIO_STEPS = 13; // done at a time: a microsecond of the lights' program

/** Registers that only keep what is written to them. */
class Plain extends BasePeripheral {
  constructor(mcu, name) {
    super(mcu, name);
    this.registers = {};
  }

  readUint32(offset) {
    return this.registers[offset] ?? 0;
  }

  writeUint32(offset, value) {
    this.registers[offset] = value;
  }
}

/** The ring oscillator. Its random bit is always the same, and so chance is the same at each start. */
class Oscillator extends Plain {
  readUint32(offset) {
    if (offset === 0x18) return 0x81001000; // it runs
    return offset === 0x1c ? 1 : super.readUint32(offset);
  }
}

export class Machine {
  /** `flash`: the contents of the chip; `bootrom`: that of the processor; `front`: one of FRONTS. */
  constructor({ flash, bootrom, front }) {
    const mcu = (this.mcu = new RP2040());
    const Front = FRONTS[front];
    const silent = () => {};
    mcu.logger = { debug: silent, info: silent, warn: silent, error: silent };
    mcu.loadBootrom(new Uint32Array(bootrom));
    mcu.flash.set(flash);
    this.flash = new Flash(mcu, flash.length);
    Object.assign(mcu.peripherals, {
      0x14000: new Plain(mcu, "XIP_CTRL"),
      0x18000: this.flash,
      0x40018: new FlashPins(mcu, this.flash),
      0x40060: new Oscillator(mcu, "ROSC"),
      0x40064: new Plain(mcu, "VREG"),
    });
    this.cpu = fasten(mcu);
    this.display = new Display(mcu, Front.display);
    this.front = new Front(mcu);
    this.failure = null; // the reason, if it cannot go on
    for (const pin of mcu.qspi) pin.padValue |= 0x40;
    mcu.qspi[1].setInputValue(true);
    mcu.peripherals[0x40058].onWatchdogTrigger = () => this.fail("the watchdog reset it");
    mend(mcu);
    mcu.core.PC = FLASH;
  }

  /** Seconds since power-on. */
  get now() {
    return this.mcu.clock.nanosCounter / 1e9;
  }

  fail(why) {
    this.failure = why;
    this.cpu.stopped = true;
  }

  /** Plugs in a computer that listens to the console and passes what it hears to `say`. */
  plugIn(say) {
    const console = new USBCDC(this.mcu.usbCtrl);
    console.onSerialData = (bytes) => say(Buffer.from(bytes).toString("latin1"));
  }

  /** Runs for `seconds`, or until something sets `cpu.stopped`; returns whether the time is over. */
  run(seconds) {
    const end = this.mcu.clock.nanosCounter + seconds * 1e9;
    if (this.failure === null) this.cpu.run(end);
    return this.mcu.clock.nanosCounter >= end;
  }
}

/** Makes rp2040js do what the chip does, and leaves out what nothing looks at. */
function mend(mcu) {
  // The DMA's pacing timers have periods of Y/X clocks, not X/Y: sound would swamp the processor.
  mcu.dma.getTimer = function (request) {
    if (request === 63) return 1e6 / mcu.clkSys;
    const value = [this.timer0, this.timer1, this.timer2, this.timer3][request - 59];
    return value ? (((value & 0xffff) / (value >>> 16)) * 1e6) / mcu.clkSys : 0;
  };
  // Nothing looks at the waves of backlight and speaker.
  for (const channel of mcu.pwm.channels) {
    channel.alarmA.enable = channel.alarmB.enable = channel.alarmBottom.enable = false;
  }
  // Programs of the PIO (lights, sound) run at their own rates; nothing looks at their pins.
  for (const pio of mcu.pio) {
    const alarm = mcu.clock.createAlarm(() => {
      const machines = pio.machines.filter((machine) => machine.enabled);
      for (const machine of machines) {
        for (let step = 0; step < PIO_STEPS; step++) machine.step();
      }
      if (!pio.stopped) alarm.schedule(PIO_STEPS * Math.min(...machines.map(period)));
    });
    pio.run = () => alarm.schedule(1000);
  }
}

/** Returns the nanoseconds that a step of a PIO's state machine takes. */
function period(machine) {
  return ((machine.clockDivInt || 65536) + machine.clockDivFrac / 256) * CYCLE;
}
