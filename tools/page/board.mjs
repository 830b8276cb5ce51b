// Puts the program onto a board's drive, given as a folder that the browser may write to.
//
// This is done as in tools/deploying/board_drive.py, except that browsers themselves write each file
// beside its old version and rename it. A list on the drive says what was put there. Nothing in keep/
// and records/ is touched, nor anything that is neither in the old list nor in the new one.

const START = "code.py";
const LIST = "kahuna-files.txt";
const LINE = /^([0-9a-f]{64}) {2}((?:code\.py|kahuna|piranja|lib|assets)(?:\/\w[\w.-]*)*)$/;
const text = (bytes) => new TextDecoder().decode(bytes);

// The reason why it cannot be done: the name of a sentence, and the values that go into it.
export class Refusal extends Error {
  constructor(name, ...values) {
    super(name);
    this.values = values;
  }
}

const isMissing = (error) => ["NotFoundError", "TypeMismatchError"].includes(error.name);

class Folder {
  constructor(handle) {
    this._handle = handle;
  }

  async _place(path, create) {
    const parts = path.split("/"),
      name = parts.pop();
    let folder = this._handle;
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
    return [folder, name];
  }

  // Returns what is in a file, or null if there is none.
  async read(path) {
    try {
      const [folder, name] = await this._place(path, false);
      return new Uint8Array(
        await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer(),
      );
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async write(path, bytes) {
    const [folder, name] = await this._place(path, true);
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await file.write(bytes);
    await file.close();
  }

  async remove(path) {
    try {
      const [folder, name] = await this._place(path, false);
      await folder.removeEntry(name); // if it is a folder, only when empty
    } catch (error) {
      if (!isMissing(error) && error.name !== "InvalidModificationError") throw error;
    }
  }
}

async function line(path, bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `${[...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")}  ${path}`;
}

const same = (a, b) => a !== null && a.length === b.length && a.every((byte, i) => byte === b[i]);
const linesOf = (bytes) =>
  text(bytes || new Uint8Array())
    .split("\n")
    .filter((each) => LINE.test(each));
const listing = (lines) =>
  new TextEncoder().encode(
    [...lines]
      .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
      .map((each) => `${each}\n`)
      .join(""),
  );

// Returns what board and version a drive has. Throws a Refusal if it cannot be used.
export async function recognise(handle) {
  const bootOut = text((await new Folder(handle).read("boot_out.txt")) || new Uint8Array());
  const version = /CircuitPython (\d+)\.[\w.-]*/.exec(bootOut);
  if (!version) throw new Refusal("NO_BOARD");
  if (!["9", "10"].includes(version[1])) throw new Refusal("OTHER_VERSION", version[0]);
  const board = /Board ID: *(\S+)/.exec(bootOut);
  return board ? `${board[1]}, ${version[0]}` : version[0];
}

// Puts files {path: bytes} on a drive, their list among them and code.py last; calls `progress` with
// the share done. Returns how many files were copied, and what was in the way with its new name.
export async function put(handle, files, progress) {
  const drive = new Folder(handle),
    wanted = { ...files };
  const list = wanted[LIST];
  delete wanted[LIST];
  const listed = new Set(linesOf(await drive.read(LIST)));
  const isOurs = async (path, bytes) => bytes !== null && listed.has(await line(path, bytes));
  const paths = Object.keys(wanted)
    .filter((path) => path !== START)
    .concat(START);
  const changed = [];
  for (const path of paths) if (!same(await drive.read(path), wanted[path])) changed.push(path);
  const stale = [];
  for (const path of new Set([...listed].map((each) => each.slice(66))))
    if (!wanted[path] && (await isOurs(path, await drive.read(path)))) stale.push(path);
  const setAside = [];
  for (const path of [
    ...paths.filter((each) => each.endsWith(".mpy")).map((each) => `${each.slice(0, -3)}py`),
    "code.txt",
    START,
  ]) {
    const there = await drive.read(path);
    if (
      there === null ||
      (wanted[path] && same(there, wanted[path])) ||
      (await isOurs(path, there))
    )
      continue;
    let name = `${path}.old`;
    for (let number = 2; (await drive.read(name)) !== null; number++) name = `${path}.old${number}`;
    await drive.write(name, there);
    if (path !== START) await drive.remove(path);
    setAside.push([path, name]);
  }
  // Until all is done, both what was there and what will be there are ours.
  await drive.write(LIST, listing(new Set([...listed, ...linesOf(list)])));
  let done = 0;
  const step = () => progress(++done / (changed.length + stale.length));
  for (const path of changed.filter((each) => each !== START)) {
    await drive.write(path, wanted[path]);
    step();
  }
  for (const path of stale) {
    await drive.remove(path);
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
      await drive.remove(path.slice(0, end));
    step();
  }
  await drive.write(LIST, list);
  if (changed.includes(START)) {
    await drive.write(START, wanted[START]);
    step();
  }
  return { copied: changed.length, setAside };
}

// Returns the files for a board from a zip file that is not compressed.
export function unzipped(bytes) {
  const view = new DataView(bytes.buffer),
    files = {};
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const size = view.getUint32(at + 18, true),
      name = view.getUint16(at + 26, true);
    const start = at + 30 + name + view.getUint16(at + 28, true);
    const path = text(bytes.subarray(at + 30, at + 30 + name));
    if (path.startsWith("CIRCUITPY/")) files[path.slice(10)] = bytes.slice(start, start + size);
    at = start + size;
  }
  return files;
}
