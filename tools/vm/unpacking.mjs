// Unpacks what packing.py has packed: the size, then LZMA with lc = 4, lp = pb = 0.
//
// Everything is read as bits. For each place, `odds` says how likely a 0 is there, in 2048ths, by the
// bits read there before. That part of the range stands for a 0, the rest for a 1; the code lies in
// one of them.

const LITERAL = 0;
const IS_MATCH = LITERAL + (0x300 << 4); // this and the next three have places for each of 12 states
const IS_AGAIN = IS_MATCH + 12;
const IS_LONG = IS_AGAIN + 12;
const WHICH = IS_LONG + 12;
const LENGTH = WHICH + 36;
const LENGTH_AGAIN = LENGTH + 274;
const SLOT = LENGTH_AGAIN + 274;
const NEAR = SLOT + 256;
const FAR = NEAR + 115;
const ALL = FAR + 16;

// Returns the files in a piece as {name: bytes}.
export function filesIn(piece) {
  const bytes = unpacked(piece);
  const view = new DataView(bytes.buffer);
  const files = {};
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0, at);
    const name = new TextDecoder().decode(bytes.subarray(at, end));
    at = end + 5 + view.getUint32(end + 1);
    files[name] = bytes.subarray(end + 5, at);
  }
  return files;
}

function unpacked(piece) {
  const out = new Uint8Array(new DataView(piece.buffer, piece.byteOffset).getUint32(0));
  const odds = new Uint16Array(ALL).fill(1024);
  const code = Uint32Array.of(0, 0xffffffff); // where the code is in the range, and the range's size
  let at = 5;
  while (at < 9) code[0] = (code[0] << 8) | piece[at++];

  // Goes on in the first part of the range (returns 0) or in the rest (returns 1).
  function take(part) {
    const one = Number(code[0] >= part);
    if (one) {
      code[0] -= part;
      code[1] -= part;
    } else code[1] = part;
    if (code[1] < 1 << 24) {
      code[1] <<= 8;
      code[0] = (code[0] << 8) | piece[at++];
    }
    return one;
  }
  function bit(place) {
    const odd = odds[place];
    const one = take((code[1] >>> 11) * odd);
    odds[place] += one ? -(odd >> 5) : (2048 - odd) >> 5;
    return one;
  }
  // Read numbers of `bits` bits: with the highest bit first, with the lowest first, and with a 0 as
  // likely as a 1.
  function number(place, bits) {
    let path = 1;
    while (path < 1 << bits) path = 2 * path + bit(place + path);
    return path - (1 << bits);
  }
  function backwards(place, bits) {
    let [path, value] = [1, 0];
    for (let i = 0; i < bits; i++) {
      const one = bit(place + path);
      path = 2 * path + one;
      value += one << i;
    }
    return value;
  }
  function even(bits) {
    let value = 0;
    for (let i = 0; i < bits; i++) {
      code[1] &= ~1; // so that it can be halved
      value = 2 * value + take(code[1] / 2);
    }
    return value;
  }
  // Reads a byte that follows `before`. A match would have gone on with the byte `other` (-1: there
  // was no match), which is a hint until a bit differs.
  function literal(before, other) {
    const place = LITERAL + 0x300 * (before >> 4);
    let path = 1;
    for (; path < 256; other = other < 0 ? other : (other << 1) & 255) {
      const like = other < 0 ? -1 : other >> 7;
      const one = bit(place + 256 * (like + 1) + path);
      if (one !== like) other = -1;
      path = 2 * path + one;
    }
    return path;
  }
  function length(place) {
    if (!bit(place)) return 2 + number(place + 2, 3);
    return bit(place + 1) ? 18 + number(place + 18, 8) : 10 + number(place + 10, 3);
  }
  function distance(count) {
    const slot = number(SLOT + 64 * Math.min(count - 2, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const least = (2 + (slot & 1)) << bits;
    if (slot < 14) return least + backwards(NEAR + least - slot, bits);
    return least + 16 * even(bits - 4) + backwards(FAR, 4);
  }

  let state = 0; // says what came last: literals, or matches at new distances or one of the last four
  const last = [0, 0, 0, 0];
  for (let done = 0; done < out.length;) {
    if (!bit(IS_MATCH + state)) {
      out[done] = literal(out[done - 1] || 0, state < 7 ? -1 : out[done - last[0] - 1]);
      done++;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    let count = 1;
    if (!bit(IS_AGAIN + state)) {
      count = length(LENGTH);
      last.pop();
      last.unshift(distance(count));
      state = state < 7 ? 7 : 10;
    } else {
      const place = WHICH + state;
      const which = bit(place) && 1 + (bit(place + 12) && 1 + bit(place + 24));
      const isLong = which || bit(IS_LONG + state);
      last.unshift(...last.splice(which, 1));
      if (isLong) count = length(LENGTH_AGAIN);
      state = state > 6 ? 11 : isLong ? 8 : 9;
    }
    for (; count; count--) out[done] = out[done++ - last[0] - 1];
  }
  return out;
}
