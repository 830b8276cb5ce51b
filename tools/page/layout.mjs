// Makes the handheld as large as fits; where possible, each of its pixels is a whole number of the
// display's.

import { HEIGHT, WIDTH } from "../vm/screen.mjs";

function whole(room) {
  const dots = devicePixelRatio || 1,
    pixels = Math.floor(room * dots);
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
  classList.toggle("short", wide && high < 520); // then the handheld takes all of the height
  classList.toggle("low", !wide && high < 720);
  const height =
    high -
    ["header", "#keys"]
      .map((each) => document.querySelector(each))
      .filter((each) => getComputedStyle(each).position !== "absolute")
      .reduce((sum, each) => sum + each.offsetHeight, 0);
  const set = (name, value) => style.setProperty(name, `${value}px`);
  if (wide) {
    const short = classList.contains("short"),
      flat = 44,
      gap = 8;
    const u = whole(
      Math.min((height - flat - gap) / (HEIGHT + (short ? 8 : 14)), width / (WIDTH + 88)),
    );
    const most = (width - (WIDTH + 4) * u) / 2 - 14 - 2 * gap - (short ? 0 : 6 * u);
    const side = short ? most : Math.min(most, 50 * u);
    set("--u", u);
    set("--side", side);
    set("--pad", short ? Math.min(side * 0.96, height * 0.52) : Math.min(side * 0.94, 48 * u));
    set("--gap", gap);
  } else {
    const gap = 12,
      flat = 44,
      least = 190;
    const u = whole(
      Math.min(width / (WIDTH + 5), (height - least - flat - 4 * gap) / (HEIGHT + 4)),
    );
    const left = height - (HEIGHT + 4) * u - flat - 4 * gap;
    set("--u", u);
    set("--pad", Math.max(90, Math.min(width * 0.44, left, 300)));
    set("--gap", gap);
  }
}
