// Keeps the board's memory in the browser, or in a file.

const NAME = "kahuna-handheld";
export const SIZE = 8192; // bytes of a board's memory
const encoded = (bytes) => btoa(String.fromCharCode(...bytes));
export const decoded = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export class Keeping {
  constructor() {
    this.refused = false; // whether the browser refused to keep the last bytes
    this.borrowed = null; // if set: the memory of a handheld that keeps nothing
  }

  recall() {
    if (this.borrowed) return this.borrowed;
    try {
      const kept = localStorage.getItem(NAME);
      return kept ? decoded(kept) : null;
    } catch {
      return null;
    }
  }

  // Keeps the bytes if it can, and returns whether it did; if not, the program says so.
  keep(bytes) {
    if (this.borrowed) return Boolean((this.borrowed = bytes));
    try {
      localStorage.setItem(NAME, encoded(bytes));
      this.refused = false;
    } catch {
      this.refused = true;
    }
    this.bytes = bytes;
    return !this.refused;
  }

  // Returns the memory as a file, the same that `play.py --nvm` uses.
  file() {
    return this.recall() || this.bytes || new Uint8Array(SIZE).fill(255);
  }
}

// Whether bytes are a memory: they have its size, and begin as this program writes them.
export const isMemory = (bytes) =>
  bytes.length === SIZE && ["hh", "Kh"].includes(String.fromCharCode(bytes[0], bytes[1]));

// Waits until no other tab has the handheld; calls `wait` if one has.
export function alone(wait) {
  return new Promise((go) => {
    const forEver = () => {
      go();
      return new Promise(() => {});
    };
    const request = (options, then) => navigator.locks.request(NAME, options, then).catch(go);
    if (!navigator.locks) return go();
    request({ ifAvailable: true }, (lock) => {
      if (lock) return forEver();
      wait();
      request({}, forEver);
    });
  });
}
