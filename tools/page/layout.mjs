// Makes the handheld as large as fits, its pixels by a whole number of the display's where it fits.

import { HEIGHT, WIDTH } from "../vm/screen.mjs";

function whole(room) {
  const dots = devicePixelRatio || 1, pixels = Math.floor(room * dots);
  return pixels >= 2 ? pixels / dots : room;
}

export function fit() {
  const { style, classList } = document.documentElement;
  const outside = getComputedStyle(document.body);
  const padding = (side) => parseFloat(outside[`padding${side}`]) || 0;
  const width = innerWidth - padding("Left") - padding("Right");
  const high = innerHeight - padding("Top") - padding("Bottom");
  const wide = width > high;
  classList.toggle("wide", wide);
  classList.toggle("tall", !wide);
  classList.toggle("short", wide && high < 520);
  const height = high - ["header", "#keys"].map((each) => document.querySelector(each))
    .filter((each) => getComputedStyle(each).position !== "absolute").reduce((sum, each) => sum + each.offsetHeight, 0);
  const set = (name, value) => style.setProperty(name, `${value}px`);
  if (wide) {
    const flat = 44;
    const u = whole(Math.min((height - flat - 24) / (HEIGHT + 15), width / (WIDTH + 88)));
    const most = (width - (WIDTH + 18) * u) / 2 - 30;
    const side = classList.contains("short") ? most : Math.min(most, 50 * u);
    set("--u", u);
    set("--side", side);
    set("--pad", Math.min(side * 0.92, 44 * u, 240));
    set("--gap", 8);
  } else {
    const controls = Math.min(Math.max(230, height * 0.4), 330);
    const u = whole(Math.min(width / (WIDTH + 5), (height - controls) / (HEIGHT + 4)));
    const left = height - (HEIGHT + 4) * u - 44 - 4 * 12;
    set("--u", u);
    set("--pad", Math.max(90, Math.min(width * 0.42, left, 260)));
    set("--gap", 12);
  }
}
