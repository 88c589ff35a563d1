"""What becomes of real PMX files: saved again, and damaged.

Run it with `python -m tests.benchmarks.pmx_corpus FOLDER [--mutations N] [--files N]`. Every file is loaded, saved and
loaded again; then random bytes of some files are changed, and the longest time and the most memory are told.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.pmx.header import INDICES, index_sizes
from editor.operations.queries.compare import differences

COUNTED = ("vertices", "textures", "materials", "bones", "morphs", "rigid_bodies")


def why_other_bytes(content: Content) -> str:
    """Why saving a file gives other bytes than it had."""
    sizes = index_sizes([len(content.model.tables[name]) for name in COUNTED])
    reasons = [f"{len(content.warnings)} warnings: {content.warnings[0]}"] if content.warnings else []
    own = content.extra.index_sizes
    wide = [f"{name} {own[name]} for {size}" for name, size in zip(INDICES, sizes, strict=True) if own[name] != size]
    if wide:
        reasons.append(f"index sizes ({', '.join(wide)})")
    return "; ".join(reasons) or "UNKNOWN"


def saved_again(path: Path, out: Path) -> str:
    """What saving a file does to it: "bytes" or "fields" are the same, or what went wrong."""
    try:
        content = formats.load(path)
    except FormatError as error:
        print(f"  {error}")
        return "not read"
    formats.save(content, out)
    if out.read_bytes() == path.read_bytes():
        return "bytes"
    if next(differences(content.model, formats.load(out).model), None):
        return "DIFFERENT"
    print(f"  {path.name}: other bytes, same fields: {why_other_bytes(content)}")
    return "fields"


def mutated(data: bytes, rng: random.Random) -> bytes:
    """The bytes with one to eight of them changed."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 4, 8))):
        changed[rng.randrange(len(changed))] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)))
    return bytes(changed)


def outcomes(path: Path, count: int, copy: Path) -> Iterator[tuple[str, float]]:
    """What loading each damaged copy of a file ends in, and the seconds it took."""
    data, rng = path.read_bytes(), random.Random(path.name)
    for _ in range(count):
        copy.write_bytes(mutated(data, rng))
        begun = time.perf_counter()
        try:
            outcome = "warnings" if formats.load(copy).warnings else "no complaint"
        except FormatError as error:
            outcome = "error" if error.section else "ERROR WITHOUT PLACE"
        yield outcome, time.perf_counter() - begun


def peak() -> float:
    """Megabytes that this process had at most."""
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--mutations", type=int, default=200)
    parser.add_argument("--files", type=int, default=10)
    arguments = parser.parse_args()
    files = sorted(arguments.folder.rglob("*.pmx"))
    with tempfile.TemporaryDirectory() as name:
        out = Path(name) / "out.pmx"
        print(dict(Counter(saved_again(path, out) for path in files)))
        largest = sorted(files, key=lambda path: -path.stat().st_size)[: arguments.files]
        for path in largest:
            before = peak()
            begun = time.perf_counter()
            formats.load(path)
            whole = time.perf_counter() - begun
            told = list(outcomes(path, arguments.mutations, out))
            slowest = max(seconds for _, seconds in told)
            counts = dict(Counter(outcome for outcome, _ in told))
            print(f"  {path.name}: {counts}; at most {slowest * 1000:.0f} ms (whole {whole * 1000:.0f} ms),", end=" ")
            print(f"{peak():.0f} MB (before {before:.0f} MB), file {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
