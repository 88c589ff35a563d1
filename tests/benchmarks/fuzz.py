"""Damages files of every format that is read, many times, and tells what became of it.

Run it with `python -m tests.benchmarks.fuzz [--inputs N] [--processes N] [--formats .pmx,.obj] [--out FOLDER]`. Every
input that does what it must not is saved in a folder of its own, with the reason. With TMPDIR in memory it is faster.
"""

from __future__ import annotations

import argparse
import random
import resource
import signal
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.formats.fuzz_seeds import EXTENSIONS, LARGE, SMALL, Seed, seeds
from tests.formats.fuzzing import FLOOR_MEMORY, MOST_MEMORY, Bench, Outcome, mutated

CHUNK = 250  # inputs that one process works off at a time
OF_ONE_SEED = 25
SLOWEST = 10  # times what the intact file takes
FLOOR_SECONDS = 0.05
SECONDS_A_BYTE = 5e-7  # ten times which may be taken for a byte that was added
HANGS = 20  # seconds
REPEATS = 3
WEIGHED = 1 / 20  # so many inputs are loaded again, to see how much memory they take
GROWN = 8 << 10  # kilobytes: so are those with which the process grew
ADDRESS_SPACE = 8 << 30  # bytes that a process may ask for
LARGE_ONES = 0.1


class Hang(BaseException):
    """An input takes longer than anybody would wait."""


@dataclass(slots=True)
class Intact:
    """What loading an intact file takes."""

    seconds: float
    memory: float

    def longer(self, old: int, new: int) -> Intact:
        """What a file of `new` bytes may be measured by: what damage has added to it, its reader has to read."""
        return Intact(self.seconds + max(0, new - old) * SECONDS_A_BYTE, self.memory * max(1.0, new / old))


@dataclass(slots=True)
class Tally:
    """What became of the inputs of one format, and the largest ratios to the intact file."""

    kinds: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    weighed: int = 0
    slowest: float = 0.0
    memory: float = 0.0
    longest: float = 0.0

    def add(self, other: Tally) -> None:
        self.kinds += other.kinds
        self.faults += other.faults
        self.weighed += other.weighed
        self.slowest = max(self.slowest, other.slowest)
        self.memory = max(self.memory, other.memory)
        self.longest = max(self.longest, other.longest)


@cache
def _seeds(size: int) -> dict[str, list[Seed]]:
    return seeds(size)


@contextmanager
def _interrupted(seconds: float) -> Iterator[None]:
    def stop(number: int, frame: object) -> None:
        raise Hang

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _trial(bench: Bench, seed: Seed, data: bytes) -> Outcome:
    try:
        with _interrupted(HANGS):
            return bench.trial(seed, data)
    except Hang:
        return Outcome("error", HANGS, f"hangs: more than {HANGS} s")


def _measured(bench: Bench, seed: Seed) -> Intact:
    path = bench.lay(seed)
    seconds = min(_trial(bench, seed, seed.data).seconds for _ in range(REPEATS))
    return Intact(seconds, bench.peak_memory(path))


class Worker:
    """Tries inputs of one format, one after the other, and notes what becomes of them."""

    def __init__(self, folder: Path, out: Path, extension: str) -> None:
        self.tally = Tally()
        self._bench = Bench(folder)
        self._out = out
        self._extension = extension

    def run(self, name: str, count: int) -> None:
        rng = random.Random(name)
        for first in range(0, count, OF_ONE_SEED):
            own = _seeds(LARGE if rng.random() < LARGE_ONES else SMALL)[self._extension]
            seed, other = rng.choice(own), rng.choice(own)
            intact = _measured(self._bench, seed)
            for number in range(first, min(first + OF_ONE_SEED, count)):
                data = mutated(rng, seed.data, other.data)
                fault = self._judged(seed, data, intact, rng.random() < WEIGHED)
                if fault:
                    self._keep(seed, data, f"{name}-{number}", fault)

    def _judged(self, seed: Seed, data: bytes, intact: Intact, weigh: bool) -> str:
        """Note what becomes of one input; what is wrong about it."""
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        outcome = _trial(self._bench, seed, data)
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        self.tally.kinds[outcome.kind] += 1
        intact = intact.longer(len(seed.data), len(data))
        fault = outcome.fault or self._too_slow(seed, data, outcome.seconds, intact)
        if (weigh or grown > GROWN) and not fault:
            fault = self._too_large(seed, intact)
        return fault

    def _too_slow(self, seed: Seed, data: bytes, seconds: float, intact: Intact) -> str:
        """A busy machine makes anything slow now and then: what seems so is tried again."""
        most = max(SLOWEST * intact.seconds, FLOOR_SECONDS)
        for _ in range(REPEATS):
            if seconds <= most:
                break
            seconds = min(seconds, _trial(self._bench, seed, data).seconds)
        self.tally.slowest = max(self.tally.slowest, seconds / max(intact.seconds, FLOOR_SECONDS / SLOWEST))
        self.tally.longest = max(self.tally.longest, seconds)
        return f"slow: {seconds:.3f} s, intact {intact.seconds:.4f} s" if seconds > most else ""

    def _too_large(self, seed: Seed, intact: Intact) -> str:
        peak = self._bench.peak_memory(self._bench.folder / seed.main)
        self.tally.weighed += 1
        self.tally.memory = max(self.tally.memory, peak / max(intact.memory, FLOOR_MEMORY / MOST_MEMORY))
        wrong = peak > max(MOST_MEMORY * intact.memory, FLOOR_MEMORY)
        return f"memory: {peak:,} bytes, intact {intact.memory:,.0f}" if wrong else ""

    def _keep(self, seed: Seed, data: bytes, name: str, fault: str) -> None:
        self.tally.faults[fault.partition(":")[0]] += 1
        folder = self._out / name.lstrip(".")
        for file, content in {**seed.files, seed.damaged: data}.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_bytes(content)
        (folder / "reason.txt").write_text(f"{seed.damaged}\n{fault}\n")


def work(extension: str, number: int, count: int, out: Path, seed: str) -> tuple[str, Tally]:
    """Some inputs of a format, in a process of their own."""
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, resource.RLIM_INFINITY))
    warnings.simplefilter("ignore")
    with tempfile.TemporaryDirectory() as name:
        worker = Worker(Path(name) / "bench", out, extension)
        worker.run(f"{extension}-{seed}-{number}", count)
        return extension, worker.tally


def row(name: str, tally: Tally) -> str:
    kinds = [tally.kinds.total(), tally.kinds["error"], tally.kinds["warned"], tally.kinds["clean"]]
    numbers = "".join(f"{number:9,}" for number in kinds)
    ratios = f"{tally.slowest:9.1f}{1000 * tally.longest:9.0f}{tally.memory:9.1f}{tally.weighed:9,}"
    return f"{name:6}{numbers}{ratios}  {dict(tally.faults) or '-'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=200_000, help="in all")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="at most, if there are inputs left")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--formats", default=",".join(EXTENSIONS))
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "fuzz")
    parser.add_argument("--seed", default="0")
    arguments = parser.parse_args()
    chosen = arguments.formats.split(",")
    chunks = -(-arguments.inputs // (CHUNK * len(chosen)))
    begun, tallies = time.perf_counter(), {extension: Tally() for extension in chosen}
    with ProcessPoolExecutor(arguments.processes) as pool:
        jobs = [
            pool.submit(work, extension, number, CHUNK, arguments.out, arguments.seed)
            for number in range(chunks)
            for extension in chosen
        ]
        for done, job in enumerate(as_completed(jobs), 1):
            extension, tally = job.result()
            tallies[extension].add(tally)
            if time.perf_counter() - begun > arguments.seconds:
                pool.shutdown(cancel_futures=True)
                break
            print(f"\r{done * CHUNK:,} of {len(jobs) * CHUNK:,} inputs", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    columns = ("inputs", "errors", "warned", "clean", "x time", "ms", "x memory", "weighed")
    print(" " * 6 + "".join(f"{name:>9}" for name in columns) + "  faults")
    whole = Tally()
    for extension, tally in tallies.items():
        print(row(extension, tally))
        whole.add(tally)
    print(row("all", whole))
    print(f"{time.perf_counter() - begun:.0f} s; what failed is in {arguments.out}")


if __name__ == "__main__":
    main()
