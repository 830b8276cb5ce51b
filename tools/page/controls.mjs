// Buttons pressed by keys, thumbs and gamepads. A button is down while anything holds it.

// Returns {key: the button's name on the handheld}, from {name: its keys}.
const named = (keys) =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, each]) => each.split(" ").map((key) => [key, name])),
  );
const KEYS = named({
  up: "ArrowUp KeyW",
  down: "ArrowDown KeyS",
  left: "ArrowLeft KeyA",
  right: "ArrowRight KeyD",
  a: "Space KeyX KeyL",
  b: "Escape Backspace KeyZ KeyK",
  start: "Enter KeyI",
  select: "ShiftLeft ShiftRight KeyJ",
});
const PADS = named({ up: "12", down: "13", left: "14", right: "15", a: "0", b: "1 2", select: "3 8", start: "9" });
const LEANS = { left: "-26% 0", right: "26% 0", up: "0 -26%", down: "0 26%" };
// How far from the middle of the pad a direction begins and ends, as parts of its width.
const ENTER = 0.13,
  LEAVE = 0.09;
const WHEEL = 120; // milliseconds between two steps of a wheel
export const on = (target, kinds, act, how) =>
  kinds.split(" ").forEach((kind) => target.addEventListener(kind, act, how));
const all = (query) => document.querySelectorAll(query);

// Returns the direction in which a point lies, if it is far enough out to get there, or to stay.
function towards(x, y, before) {
  if (Math.hypot(x, y) < (before ? LEAVE : ENTER)) return "";
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

export class Controls {
  // `board` has hold(name) and letGo(name); `wake` is called at each press.
  constructor(board, wake) {
    this._board = board;
    this._wake = wake;
    this._holding = {};
    this._keyboard();
    this._pad(document.querySelector("#pad"));
    for (const button of all("[data-button]")) this._button(button, button.dataset.button);
    for (const button of all("[data-tap]"))
      button.addEventListener("click", () => this.tap(button.dataset.tap));
  }

  press(name, by) {
    const holding = (this._holding[name] ||= new Set());
    if (!holding.size) this._board.hold(name);
    holding.add(by);
    this._show(name);
  }

  release(name, by) {
    const holding = this._holding[name];
    if (holding?.delete(by) && !holding.size) this._board.letGo(name);
    this._show(name);
  }

  tap(name) {
    this._wake();
    this.press(name, "tap");
    this.release(name, "tap");
  }

  wheel(event) {
    if (!event.deltaY || event.timeStamp - (this._turned || 0) < WHEEL) return;
    this._turned = event.timeStamp;
    this.tap(event.deltaY < 0 ? "up" : "down");
  }

  releaseAll() {
    for (const [name, holding] of Object.entries(this._holding))
      for (const by of [...holding]) this.release(name, by);
  }

  _show(name) {
    document
      .querySelector(`[data-button=${name}]`)
      ?.classList.toggle("down", this._holding[name]?.size > 0);
    const leaning = Object.keys(LEANS).find((way) => this._holding[way]?.size);
    document.querySelector("#cap").style.translate = LEANS[leaning] || "";
  }

  _keyboard() {
    addEventListener("keydown", (event) => {
      const name = KEYS[event.code];
      const busy =
        event.ctrlKey || event.metaKey || event.altKey || document.querySelector(":modal");
      const onButton = document.activeElement?.matches("button, a");
      const isClick = onButton && (event.code === "Enter" || event.code === "Space");
      if (!name || busy || isClick) return;
      event.preventDefault();
      this._wake();
      if (!event.repeat) this.press(name, event.code);
    });
    on(window, "keyup", (event) => KEYS[event.code] && this.release(KEYS[event.code], event.code));
    addEventListener("blur", () => this.releaseAll());
  }

  _button(button, name) {
    button.addEventListener("pointerdown", (event) => {
      this._wake();
      event.preventDefault();
      button.setPointerCapture(event.pointerId);
      this.press(name, event.pointerId);
    });
    on(button, "pointerup pointercancel", (event) => this.release(name, event.pointerId));
    // A click by a screen reader, or a key.
    on(button, "click", (event) => event.detail === 0 && this.tap(name));
  }

  // A thumb may roll over the pad from one direction into another.
  _pad(pad) {
    const leaning = new Map();
    const lean = (event) => {
      if (!leaning.has(event.pointerId)) return;
      const box = pad.getBoundingClientRect(),
        before = leaning.get(event.pointerId);
      const name = towards(
        (event.clientX - box.x) / box.width - 0.5,
        (event.clientY - box.y) / box.height - 0.5,
        before,
      );
      if (name === before) return;
      leaning.set(event.pointerId, name);
      if (name) this.press(name, event.pointerId);
      if (before) this.release(before, event.pointerId);
    };
    pad.addEventListener("pointerdown", (event) => {
      this._wake();
      event.preventDefault();
      pad.setPointerCapture(event.pointerId);
      leaning.set(event.pointerId, "");
      lean(event);
    });
    pad.addEventListener("pointermove", lean);
    on(pad, "pointerup pointercancel", (event) => {
      this.release(leaning.get(event.pointerId), event.pointerId);
      leaning.delete(event.pointerId);
    });
  }

  // Looks at all gamepads, once a frame.
  poll() {
    const down = new Set();
    for (const gamepad of navigator.getGamepads?.() || []) {
      for (const [number, name] of Object.entries(PADS))
        if (gamepad?.buttons[number]?.pressed) down.add(name);
      const [x, y] = gamepad?.axes || [0, 0];
      if (Math.hypot(x, y) > 0.5) down.add(towards(x, y, ""));
    }
    for (const name of new Set(Object.values(PADS)))
      if (down.has(name) !== Boolean(this._holding[name]?.has("gamepad"))) {
        if (down.has(name)) this._wake();
        this[down.has(name) ? "press" : "release"](name, "gamepad");
      }
  }
}
