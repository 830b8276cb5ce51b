// The display: an ST7735 of 160x128 pixels, which keeps the picture that it is sent.

import { GPIOPinState } from "./rp2040.mjs";

export const WIDTH = 160;
export const HEIGHT = 128;

const COLUMNS = 0x2a;
const ROWS = 0x2b;
const PIXELS = 0x2c;
const BYTE = 333; // nanoseconds until a byte is sent, at 24 MHz
const MUCH = 400; // pixels sent in a burst: more are not just what always moves on a title
const BURST = 20e6; // nanoseconds that a burst lasts

export class Display {
  /** The wiring: the number of its `spi`, the pins `select` and `data` (low for a command), and
   * whether it is mounted `upright`, so that its rows are columns of the picture. */
  constructor(mcu, { spi, select, data, upright = false }) {
    this.picture = new Uint16Array(WIDTH * HEIGHT);
    this.bytes = 0; // how many have been sent to it
    this.drawnAt = 0; // nanoseconds: when the last pixel was sent
    this.muchDrawnAt = 0; // when the last pixel was sent that was one of many
    this._burst = { began: 0, pixels: 0 };
    this._clock = mcu.clock;
    this._select = mcu.gpio[select];
    this._data = mcu.gpio[data];
    this._upright = upright;
    this._command = 0;
    this._parameters = [];
    this._window = { columns: [0, 0], rows: [0, 0] };
    this._column = this._row = 0;
    this._high = -1; // the first byte of a pixel, once it has come
    for (const [number, port] of mcu.spi.entries()) {
      const sent = mcu.clock.createAlarm(() => port.completeTransmit(0));
      port.onTransmit = (value) => {
        if (number === spi) this._take(value);
        sent.schedule(BYTE);
      };
    }
  }

  _take(value) {
    this.bytes++;
    if (this._select.value === GPIOPinState.High) return;
    if (this._data.value === GPIOPinState.Low) {
      this._begin(value);
    } else if (this._command === PIXELS) {
      this._pixel(value);
    } else if (this._parameters.push(value) === 4) {
      const [a, b, c, d] = this._parameters;
      const range = [(a << 8) | b, (c << 8) | d];
      if (this._command === COLUMNS) this._window.columns = range;
      if (this._command === ROWS) this._window.rows = range;
    }
  }

  _begin(command) {
    this._command = command;
    this._parameters = [];
    this._column = this._window.columns[0];
    this._row = this._window.rows[0];
    this._high = -1;
  }

  _pixel(value) {
    if (this._high < 0) {
      this._high = value;
      return;
    }
    const x = this._upright ? WIDTH - 1 - this._row : this._column;
    const y = this._upright ? this._column : this._row;
    if (x >= 0 && x < WIDTH && y < HEIGHT) this.picture[y * WIDTH + x] = (this._high << 8) | value;
    this._high = -1;
    this._note(this._clock.nanosCounter);
    const { columns, rows } = this._window;
    if (++this._column <= columns[1]) return;
    this._column = columns[0];
    if (++this._row > rows[1]) this._row = rows[0];
  }

  _note(now) {
    const burst = this._burst;
    if (now - burst.began > BURST) {
      burst.began = now;
      burst.pixels = 0;
    }
    this.drawnAt = now;
    if (++burst.pixels > MUCH) this.muchDrawnAt = now;
  }
}
