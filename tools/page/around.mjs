// What is around the screen: sound and lights; and the screen's glass.

const CHIRP = 0.3; // how loud a note begins, as on the board: see lib/handheld/boards/voices.py
const SUSTAIN = 0.6;

// One soft voice; browsers let it sound only after somebody has pressed something.
export class Voice {
  wake() {
    if (!this._context) {
      const context = (this._context = new AudioContext());
      this._gain = context.createGain();
      this._gain.gain.value = 0;
      this._tone = new OscillatorNode(context, { type: "triangle" });
      this._tone.connect(this._gain).connect(context.destination);
      this._tone.start();
    }
    if (this._context.state !== "running") this._context.resume();
  }

  tone(hertz, level) {
    if (this._context?.state !== "running") return;
    const now = this._context.currentTime,
      gain = this._gain.gain;
    this._tone.frequency.setValueAtTime(hertz, now);
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(CHIRP * level, now, 0.004);
    gain.setTargetAtTime(CHIRP * SUSTAIN * level, now + 0.02, 0.06);
  }

  rest() {
    if (!this._context) return;
    const now = this._context.currentTime;
    this._gain.gain.cancelScheduledValues(now);
    this._gain.gain.setTargetAtTime(0, now, 0.015);
  }
}

// `colours` has three bytes for each light, green first.
export function light(elements, colours) {
  elements.forEach((element, i) => {
    const [g, r, b] = colours.subarray(3 * i, 3 * i + 3);
    const most = Math.max(r, g, b);
    // To the eye a diode is bright at a tenth of its power.
    const strength = (most / 255) ** 0.4;
    const pure = [r, g, b].map((part) => Math.round((part * 255) / (most || 1))).join(" ");
    element.style.background = most ? `rgb(${pure} / ${0.35 + 0.65 * strength})` : "";
    element.style.boxShadow = most
      ? `0 0 0 2px var(--dark), 0 0 ${18 * strength}px ${3 * strength}px rgb(${pure})`
      : "";
  });
}

// The panel's 16-bit colours, as a canvas needs them.
const fives = (value) => (value << 3) | (value >> 2),
  sixes = (value) => (value << 2) | (value >> 4);
const COLOURS = Uint32Array.from(
  { length: 1 << 16 },
  (_, c) => 0xff000000 | (fives(c & 31) << 16) | (sixes((c >> 5) & 63) << 8) | fives(c >> 11),
);

export class Glass {
  constructor(canvas) {
    this._context = canvas.getContext("2d", { alpha: false });
    this._image = new ImageData(canvas.width, canvas.height);
    this._pixels = new Uint32Array(this._image.data.buffer);
    this._painted = 0;
    this._canvas = canvas;
  }

  show(screen) {
    if (screen.painted === this._painted) return;
    this._painted = screen.painted;
    screen.pixels.forEach((colour, i) => {
      this._pixels[i] = COLOURS[colour];
    });
    this._context.putImageData(this._image, 0, 0);
  }

  shine(level) {
    this._canvas.style.filter = level < 1 ? `brightness(${0.16 + 0.84 * level})` : "";
  }
}
