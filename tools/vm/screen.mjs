// Draws what displayio lists, straight from the VM's memory, in the panel's own 16-bit colours.

export const WIDTH = 160,
  HEIGHT = 128;
const TILES = 0,
  RECTANGLE = 1,
  CIRCLE = 2;
const ENTRY = 13; // words in an entry: see displayio.list_entry
const FLIP_X = 2,
  FLIP_Y = 4,
  UPSIDE_DOWN = 32;

// Rows are padded to words; the first pixel is in the highest bits of its byte.
const rowBytes = (width, bits) => ((width * bits + 31) >> 5) * 4;

export class Screen {
  // `memory()` returns the VM's buffer, which is a new one after it has grown.
  constructor(memory) {
    this._memory = memory;
    this.pixels = new Uint16Array(WIDTH * HEIGHT);
    this.painted = 0; // how often it has been painted
  }

  paint(list, count) {
    this._bytes = new Uint8Array(this._memory());
    const words = new Int32Array(this._memory());
    this.pixels.fill(0);
    for (let at = list >> 2, end = at + count * ENTRY; at < end; at += ENTRY) {
      const [kind, x, y, scale, ...more] = words.subarray(at, at + ENTRY);
      if (kind === TILES) this._tiles(x, y, scale, ...more);
      else this._shape(x, y, scale, kind === CIRCLE, ...more);
    }
    this.painted++;
  }

  // The place of a circle is its middle, and `wide` its radius.
  _shape(x, y, scale, isCircle, wide, tall, colour) {
    const r = isCircle ? wide * scale : 0;
    const right = isCircle ? x + r + 1 : x + wide * scale;
    const bottom = isCircle ? y + r + 1 : y + tall * scale;
    for (let row = Math.max(y - r, 0); row < Math.min(bottom, HEIGHT); row++)
      for (let column = Math.max(x - r, 0); column < Math.min(right, WIDTH); column++)
        if (!isCircle || (column - x) ** 2 + (row - y) ** 2 <= r * r)
          this.pixels[row * WIDTH + column] = colour;
  }

  // `tiles` has the numbers themselves if there are at most four, otherwise their address.
  _tiles(left, top, scale, flags, grid, tile, tiles, size, bits, picture, palette, colours) {
    const bytes = this._bytes,
      pixels = this.pixels;
    const across = grid >> 15,
      down = grid & 32767;
    const wide = tile >> 15,
      tall = tile & 32767;
    const high = size & 32767,
      stride = rowBytes(size >> 15, bits);
    const inRow = Math.floor((size >> 15) / wide);
    const few = across * down <= 4,
      mask = (1 << bits) - 1;
    const w = wide * across,
      h = tall * down;
    const right = Math.min(left + w * scale, WIDTH),
      bottom = Math.min(top + h * scale, HEIGHT);
    for (let y = Math.max(top, 0); y < bottom; y++) {
      let v = Math.floor((y - top) / scale);
      if (flags & FLIP_Y) v = h - 1 - v;
      const first = Math.floor(v / tall) * across;
      for (let x = Math.max(left, 0); x < right; x++) {
        let u = Math.floor((x - left) / scale);
        if (flags & FLIP_X) u = w - 1 - u;
        const number = first + Math.floor(u / wide);
        const which = few ? (tiles >>> (8 * number)) & 255 : bytes[tiles + number];
        const column = (which % inRow) * wide + (u % wide);
        let row = Math.floor(which / inRow) * tall + (v % tall);
        if (flags & UPSIDE_DOWN) row = high - 1 - row;
        const bit = column * bits;
        const value = (bytes[picture + row * stride + (bit >> 3)] >> (8 - bits - (bit & 7))) & mask;
        const colour = palette + 16 * value;
        if (value < colours && !bytes[colour + 4])
          pixels[y * WIDTH + x] = bytes[colour + 8] | (bytes[colour + 9] << 8);
      }
    }
  }
}

// The pixels of a bitmap, in the VM's memory.
class Pixels {
  constructor(memory, at, size, bits) {
    this.width = size >> 15;
    this.height = size & 32767;
    this._bytes = new Uint8Array(memory);
    this._at = at;
    this._bits = bits;
    this._mask = bits < 8 ? (1 << bits) - 1 : 255;
    this._stride = rowBytes(this.width, bits);
  }

  get(x, y) {
    const bit = x * this._bits;
    const at = this._at + y * this._stride + (bit >> 3);
    if (this._bits <= 8) return (this._bytes[at] >> (8 - this._bits - (bit & 7))) & this._mask;
    return this._bytes.subarray(at, at + this._bits / 8).reduce((all, part) => all * 256 + part, 0);
  }

  put(x, y, value) {
    const bit = x * this._bits;
    let at = this._at + y * this._stride + (bit >> 3);
    if (this._bits > 8) {
      for (let left = this._bits - 8; left >= 0; left -= 8) this._bytes[at++] = value >> left;
      return;
    }
    const shift = 8 - this._bits - (bit & 7);
    this._bytes[at] = (this._bytes[at] & ~(this._mask << shift)) | ((value & this._mask) << shift);
  }
}

// What displayio and bitmaptools do to bitmaps, each given as address, size and bits.
export function bitmapTools(memory) {
  const pixels = (...bitmap) => new Pixels(memory(), ...bitmap);
  return {
    get: (at, size, bits, x, y) => pixels(at, size, bits).get(x, y),
    put: (at, size, bits, x, y, value) => pixels(at, size, bits).put(x, y, value),

    fill(at, size, bits, x1, y1, x2, y2, value) {
      const into = pixels(at, size, bits);
      for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x++) into.put(x, y, value);
    },

    // Begins in the corner from where nothing is written over before it has been read.
    blit(to, toSize, toBits, from, fromSize, fromBits, x, y, x1, y1, x2, y2, skip, skipThere) {
      const into = pixels(to, toSize, toBits),
        source = pixels(from, fromSize, fromBits);
      const w = Math.min(x2 - x1, into.width - x),
        h = Math.min(y2 - y1, into.height - y);
      const back = to === from && (y > y1 || (y === y1 && x > x1));
      for (let i = 0; i < w * h; i++) {
        const at = back ? w * h - 1 - i : i,
          u = at % w,
          v = Math.floor(at / w);
        const value = source.get(x1 + u, y1 + v);
        if (value !== skip && (skipThere < 0 || into.get(x + u, y + v) !== skipThere))
          into.put(x + u, y + v, value);
      }
    },
  };
}
