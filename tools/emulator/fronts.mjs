// The fronts of handhelds: which pins of the processor the display and the buttons are on.

import { GPIOPinState } from "./rp2040.mjs";

const MIDDLE = 2048;
const FAR = 4095;
const BATTERY_REFERENCE = 3.3;

/** A PyGamer's front: four buttons on a shift register, a stick, and half the battery's voltage. */
class PyGamer {
  static display = { spi: 1, select: 9, data: 8 };
  static keys = ["b", "a", "start", "select"]; // in the order in which they come out
  static axes = { left: [0, 0], right: [0, FAR], up: [1, 0], down: [1, FAR] };

  constructor(mcu) {
    this.adc = mcu.adc.channelValues;
    this.held = new Set();
    this.release();
    this.battery = 3.9;
    const [clock, latch, out] = [2, 3, 4].map((number) => mcu.gpio[number]);
    let register = 0;
    const show = () => out.setInputValue((register & 1) === 1);
    latch.addListener((state) => {
      if (state !== GPIOPinState.High) return;
      register = PyGamer.keys.reduce((all, key, at) => all | (this.held.has(key) << at), 0);
      show();
    });
    clock.addListener((state, before) => {
      if (state !== GPIOPinState.High || before !== GPIOPinState.Low) return;
      register >>= 1;
      show();
    });
    show();
  }

  set battery(volts) {
    this.adc[2] = Math.min(FAR, Math.floor((volts / 2 / BATTERY_REFERENCE) * FAR));
  }

  hold(button) {
    this.held.add(button);
    if (button in PyGamer.axes) {
      const [axis, value] = PyGamer.axes[button];
      this.adc[axis] = value;
    }
  }

  release() {
    this.held.clear();
    this.adc[0] = this.adc[1] = MIDDLE;
  }
}

/** The front of Hack Club's Sprig: eight buttons that connect pins of their own to ground. */
class Sprig {
  static display = { spi: 0, select: 20, data: 22, upright: true };
  static pins = { up: 5, left: 6, down: 7, right: 8, start: 12, select: 13, b: 14, a: 15 };

  constructor(mcu) {
    this.gpio = mcu.gpio;
    this.release();
  }

  set battery(volts) {} // nothing measures it

  hold(button) {
    this.gpio[Sprig.pins[button]].setInputValue(false);
  }

  release() {
    for (const pin of Object.values(Sprig.pins)) this.gpio[pin].setInputValue(true);
  }
}

export const FRONTS = { pygamer: PyGamer, sprig: Sprig };
