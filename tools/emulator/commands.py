"""The commands of tools/emulate.py, one function for each."""

import json
import os
import random
import re
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import manners
from manners import Failure, Mistake

from . import Board, flash_image, pictures, walking
from .firmware import BUILD, Firmware

HEAP = 158132  # bytes of memory that leave a program as much as it finds on a PyGamer
FREE, PIECE = 20_480, 8_192  # bytes that must be free, and in one piece, all through an evening
STARTING = 240  # seconds on the board until the title is there, and a new drive has its places
STILL = 4  # if not much is drawn for so many seconds, the board has come to rest
SHOWN = 1  # and its first screen is there, before it makes room
ENGLISH = b'KAHUNA_LANGUAGE = "en"\n'
LATE = b"import time\ntime.sleep(1)\nimport script\n"  # waits until a computer listens
DRAW = b"import os\nfor _ in range(200):\n    print(os.urandom(8).hex())\nprint('done')\n"
PREPARED = 2  # steps after which the program has started
_TITLE = re.compile("\x1b\\]0;.*?\x1b\\\\")  # what CircuitPython writes into a terminal's title


def run(options):
    firmware = Firmware(options.firmware, options.symbols, options.bootrom)
    if options.heap and not firmware.symbols:
        raise Mistake("--heap needs the firmware's symbols: --symbols FILE")
    memory = {"pool": HEAP, "cache": True} if options.heap else {}
    return COMMANDS[options.command](options, firmware, memory)


def run_script(options, firmware, memory):
    script = options.script.read_bytes()
    files = {"code.py": script}
    if not firmware.symbols:
        files = {"code.py": LATE, "script.py": script}
    for path in options.files:
        if path.name in files:
            raise Mistake(f"'{path}' would take the place of another file on the drive")
        for file in [path] if path.is_file() else filter(Path.is_file, path.rglob("*")):
            files[file.relative_to(path.parent).as_posix()] = file.read_bytes()
    flash = flash_image.with_files(firmware, files)
    with Board(firmware, flash, usb=not firmware.symbols, **memory) as board:
        ended = board.wait_for(f"\n{options.until}\r\n", options.seconds)
    said = _TITLE.sub("", board.console).replace("\r\n", "\n")
    said = said.rpartition("code.py output:\n")[2]
    print(f"\n{said}".partition(f"\n{options.until}\n")[0].strip("\n"))
    if not ended:
        raise Failure(f"it did not print {options.until!r} within {options.seconds} board seconds")


def program():
    """Returns what deploy.py puts on a drive: {path: bytes}."""
    import deploy

    return deploy.contents(deploy.manifest())


def boot(options, firmware, memory):
    """Times a first start, after which the drive is prepared, and a second one."""
    flash = flash_image.with_files(firmware, {**program(), "settings.toml": ENGLISH})
    (BUILD / "boot").mkdir(parents=True, exist_ok=True)
    with Board(firmware, flash, **memory) as board:
        for name in ("first", "second"):
            if name == "second":
                board.switch_off_and_on()
            _start(board, name)


def _start(board, name):
    symbols = board.firmware.symbols
    if symbols and not board.wait_for("code.py output:", 30):
        raise Failure("code.py did not start")
    began = board.now
    _settle(board, SHOWN)
    complete = board.drawn
    path = BUILD / "boot" / f"{name}.png"
    path.write_bytes(pictures.png(board.picture()))
    if not symbols:
        print(f"{name} start: complete {complete:.2f} s after power on")
    else:
        first = next((frame["at"] for frame in board.frames if frame["bytes"]), None)
        if first is None:
            raise Failure(f"nothing was drawn; it printed: {board.said[-300:]!r}")
        times = f"code.py after {began:.2f} s; first picture {first - began:.2f} s after that"
        print(f"{name} start: {times}, complete {complete - began:.2f} s")
        print(f"  {figures(board.memory())}; {collected(board)}")
    print(f"  {path}")
    shown = len(board.frames)
    erased = -1
    while erased != board.erased:
        erased = board.erased
        _settle(board, STILL)
    if "Traceback" in board.console:
        raise Failure(board.said)
    if erased:
        longest = max((frame["busy"] for frame in board.frames[shown:]), default=0)
        print(f"  then {erased:.0f} blocks erased, {longest * 1000:.0f} ms at most in a frame")


def _settle(board, still):
    if board.now > STARTING or not board.settle(still, STARTING, much=True):
        raise Failure(f"it did not come to rest within {STARTING} board seconds")


def figures(memory):
    return f"{memory['used']} bytes live, {memory['free']} free, {memory['largest']} in one piece"


def collected(board):
    count = len(board.collections)
    longest = max((it["seconds"] for it in board.collections), default=0)
    return f"{count} collections, {longest * 1000:.0f} ms at most"


def walks(options, firmware, memory):
    """Takes every recorded walk; fails if a picture differs without an excuse."""
    recordings = _recorded(options, firmware)
    files = program()
    folder = _differences("walks")
    failed = 0
    with ThreadPoolExecutor(options.jobs or os.cpu_count()) as crew:
        tasks = {
            crew.submit(walking.walk, firmware, files, recording, folder, **memory): name
            for name, recording in recordings.items()
        }
        for task in as_completed(tasks):
            name = tasks[task]
            try:
                verdict, passed = _verdict(recordings[name], *task.result())
            except Failure as failure:
                verdict, passed = manners.one_line(failure, 2000), False
            failed += not passed
            print(f"{name}: {verdict}", flush=True)
    if failed:
        raise Failure(f"{failed} of {len(recordings)} walks went wrong; see {folder}")
    print(f"{len(recordings)} walks: every picture is as on the desk")


def _recorded(options, firmware, what="walks"):
    import record_walks

    from . import recordings

    folder, names = options.recorded, options.only
    if folder is None:
        folder = BUILD / firmware.front / what
        walks = record_walks.known(what)
        how = {"board": firmware.front}
        if not firmware.symbols:
            how.update(settled=True, chance=_chance(firmware))
        outcomes = record_walks.record_all(folder, walks, names, **how)
        left_out = [name for name, outcome in outcomes.items() if "left out" in outcome]
        for name in left_out:
            print(f"{name}: {outcomes[name]}")
        # This leaves out recordings of walks that no longer exist.
        names = names or [name for name in outcomes if name not in left_out]
    found = recordings.in_folder(folder)
    if names:
        missing = [name for name in names if name not in found]
        if missing:
            raise Mistake(f"there is no recording of {missing[0]!r} in '{folder}'")
        found = {name: found[name] for name in names}
    if not found:
        raise Mistake(f"there are no recordings in '{folder}'")
    return found


def _differences(what):
    """Returns an empty folder for pictures that differ."""
    folder = BUILD / "differences" / what
    for path in folder.glob("*.png"):
        path.unlink()
    return folder


def _chance(firmware):
    """Returns what `os.urandom` gives after each start, one call after the other."""
    flash = flash_image.with_files(firmware, {"code.py": LATE, "script.py": DRAW})
    with Board(firmware, flash, usb=True) as board:
        if not board.wait_for("done\r\n", 60):
            raise Failure("nothing is heard from the board through USB")
    return re.findall(r"^[0-9a-f]{16}$", board.console.replace("\r", ""), re.MULTILINE)


def _verdict(recording, differences, board):
    what = f"{len(recording.steps)} pictures, {board.now:.0f} s on the board"
    if board.failures:
        return f"{what}; memory ran out: {board.failures[0]}", False
    if not differences:
        return f"{what}, all equal", True
    places = ", ".join(f"{number} ({step.done})" for number, step in differences[:8])
    excuse = walking.UNLIKE.get(recording.name)
    what += f"; {len(differences)} differ: {places}"
    return (f"{what}; {excuse}" if excuse else what), bool(excuse)


def evening(options, firmware, memory):
    """Plays a family's first evening, and twelve games in a row; prints the memory on every
    screen."""
    _need_symbols(firmware)
    files = program()
    failed = []
    for name, recording in _recorded(options, firmware, "evenings").items():
        folder = _differences(name)
        try:
            differences, board, worst = walking.spend(
                firmware, files, recording, folder, manners.say, **memory
            )
        except Failure as failure:
            print(f"{name}: {manners.one_line(failure, 2000)}")
            failed.append(name)
            continue
        verdict, passed = _verdict(recording, differences, board)
        if not passed:
            failed.append(name)
        print(f"{name}: {verdict}")
        print("                 used     free  largest")
        for screen, figures in sorted(worst.items(), key=lambda it: it[1].largest):
            print(f"  {screen:10} {figures}")
        whole = walking.Worst()
        for each in worst.values():
            whole.take(vars(each))
        print(f"  {'in all':10} {whole}", flush=True)
        if options.heap and lacks(whole):
            print(f"{name}: {lacks(whole)}", flush=True)
            failed.append(name)
    if failed:
        raise Failure(f"went wrong: {', '.join(failed)}")


def lacks(whole):
    """Returns a sentence if too little memory was left, else None."""
    if whole.free >= FREE and whole.largest >= PIECE:
        return None
    return (
        f"too little memory was left: {whole.free} bytes, {whole.largest} in one piece;"
        f" {FREE} and {PIECE} are needed"
    )


def tour(options, firmware, memory):
    """Goes to every screen; prints how long answers to presses take, beside what bench.py estimates
    with --answers, and the memory."""
    _need_symbols(firmware)
    from measuring import bench_times

    files = program()
    built = bench_times.build(BUILD / "measured")
    tables, live, failed, shares = {}, {}, [], []
    for name, recording in _recorded(options, firmware, "tours").items():
        folder = _differences(f"tour-{name}")
        estimates = bench_times.answers(built, recording)
        try:
            found, worst, differences, board = walking.answers(
                firmware, files, recording, folder, **memory
            )
        except Failure as failure:
            manners.say(f"{name}: {failure}")
            failed.append(name)
            continue
        verdict, passed = _verdict(recording, differences, board)
        manners.say(f"{name}: {verdict}")
        if not passed:
            failed.append(name)
        rows = sorted(found.items(), key=lambda it: -it[1].ms)
        tables[name] = {key: f"{answer}; estimated {estimates[key]}" for key, answer in rows}
        shares += [answer.ms / max(estimates[key].ms, 1) for key, answer in rows if answer.ms > 9]
        live[name] = {screen: each.used for screen, each in sorted(worst.items())}
    print(json.dumps({"answers": tables, "live": live}, indent=2))
    if shares:
        shares.sort()
        least, middle, most = shares[0], shares[len(shares) // 2], shares[-1]
        manners.say(f"as estimated, times {middle:.2f} ({least:.2f} to {most:.2f})")
    if failed:
        raise Failure(f"went wrong: {', '.join(failed)}")


def cuts(options, firmware, memory):
    """Prints what a power cut costs at each erase and page of some saves, and starts the board from
    some of the flashes that cuts leave."""
    _need_symbols(firmware)
    from . import cutting

    recording, *more = _recorded(options, firmware, "saves").values()
    if more:
        raise Mistake("power is cut in one recording only: choose it with --only NAME")
    flash, log = _logged(firmware, program(), recording, memory)
    found, wrong = cutting.judged(flash, log)
    count = len(cutting.saves(log))
    print(f"{count} saves, {sum(found.values())} moments of a power cut:")
    for what, number in found.most_common():
        print(f"  {number:6} cost {what}")
    for save, number, what, verdict in wrong[:20]:
        print(f"  save {save}, write {number}, {what}: {verdict}")
    stopped = _start_from_cuts(options, firmware, flash, log, memory)
    if wrong or stopped:
        raise Failure(f"{len(wrong)} moments cost too much, {stopped} starts went wrong")


def _logged(firmware, files, recording, memory):
    """Returns the flash with its drive prepared, and the log of all writes from then on."""
    with walking.Walker(firmware, files, recording, paced=True, **memory) as walker:
        for number, _ in walker.go():
            if number == PREPARED:
                flash = walker.board.flash()
                walker.board.log(begin=True)
        return flash, walker.board.log(begin=False)


def _start_from_cuts(options, firmware, flash, log, memory):
    """Starts the board from some of the flashes that cuts leave; returns how many starts failed."""
    from . import cutting

    count = 2 * len(log)
    chosen = random.Random(options.seed).sample(range(count), min(options.starts, count))
    wrong = 0
    for number, state in enumerate(cutting.states(flash, log)):
        if number not in chosen:
            continue
        with Board(firmware, state.flash, **memory) as board:
            board.settle(STILL, STARTING, much=True)
            kept = cutting.Kept(board.flash())
            lost = kept.lacks_drive or "Traceback" in board.console
            wrong += lost
            verdict = manners.one_line(board.said) if lost else "starts"
            screens = [path for path in board.opened if "/screens/" in path]
            where = f"save {state.save}, write {state.number}, {state.what}"
            print(f"  {where}: {verdict}, {screens[-1] if screens else 'no screen'}", flush=True)
    return wrong


def _need_symbols(firmware):
    if not firmware.symbols:
        raise Mistake("this needs the firmware's symbols: --symbols FILE")


COMMANDS = {
    "run": run_script,
    "boot": boot,
    "walks": walks,
    "evening": evening,
    "tour": tour,
    "cuts": cuts,
}
