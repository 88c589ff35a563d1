"""Runs random operations on models, with random rows and parameters, and tells what became of them.

Run it with `python -m tests.benchmarks.random_operations [--runs N] [--processes N] [--operations ID,…]
[--corpus FOLDER]`. Whatever the operation, it has to refuse with a reason, or to leave a model that can be saved and
read, and undone and redone to the byte. Of each fault the session is named: `--session NAME` runs it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import count
from pathlib import Path

from editor import formats
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from tests.operations.random_runs import GENERATED, KINDS, Maker, random_session

LARGEST = 100_000  # bytes of a file of the corpus that is taken
CHUNK = 50  # runs that one process works off at a time

Tallies = dict[str, Counter[str]]  # what became of the runs, by operation
Fault = tuple[str, str, str]  # session, call, what is wrong


def _read(path: Path, seed: int) -> Model:
    return formats.load_model(path).model


def makers(corpus: Path | None) -> dict[str, Maker]:
    """Whatever makes a model: the program's own, and the smaller files of a folder."""
    files = sorted(file for file in corpus.rglob("*.pm[xd]") if file.stat().st_size <= LARGEST) if corpus else []
    return {**GENERATED, **{str(file.relative_to(corpus)): partial(_read, file) for file in files}}


def work(seed: str, number: int, operations: list[str], corpus: Path | None) -> tuple[Tallies, list[Fault]]:
    """Some runs, in a process of their own."""
    tallies: Tallies = defaultdict(Counter)
    faults: list[Fault] = []
    known = makers(corpus)
    parts = count()
    while sum(tally.total() for tally in tallies.values()) < CHUNK:
        name = f"{seed}-{number}-{next(parts)}"
        for call, kind, fault in random_session(name, known, [OPERATIONS[id] for id in operations]):
            tallies[call.operation.id][kind] += 1
            if fault:
                faults.append((name, str(call), fault))
    return tallies, faults


def row(name: str, tally: Counter[str]) -> str:
    return f"{name:32}{tally.total():9,}" + "".join(f"{tally[kind]:11,}" for kind in KINDS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10_000, help="in all, or a few more")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--operations", default=",".join(OPERATIONS))
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--session", help="the name of the only one that is run")
    arguments = parser.parse_args()
    operations = arguments.operations.split(",")
    if arguments.session:
        for call, kind, fault in random_session(
            arguments.session, makers(arguments.corpus), [OPERATIONS[id] for id in operations]
        ):
            print(f"{call}: {kind} {fault}")
        return
    begun, tallies, faults = time.perf_counter(), defaultdict[str, Counter[str]](Counter), list[Fault]()
    chunks = -(-arguments.runs // CHUNK)
    with ProcessPoolExecutor(arguments.processes, multiprocessing.get_context("spawn")) as pool:
        jobs = [pool.submit(work, arguments.seed, number, operations, arguments.corpus) for number in range(chunks)]
        for done, job in enumerate(as_completed(jobs), 1):
            for id, tally in job.result()[0].items():
                tallies[id] += tally
            faults += job.result()[1]
            print(f"\r{done * CHUNK:,} of {chunks * CHUNK:,} runs", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{'operation':32}{'runs':>9}" + "".join(f"{kind:>11}" for kind in KINDS))
    for id in operations:
        print(row(id, tallies[id]))
    print(row("all", sum(tallies.values(), Counter())))
    for name, call, fault in faults:
        print(f"{name}: {call}: {fault}")
    print(f"{time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
