"""What becomes of real PMD files: saved again, saved as PMX and back, and damaged.

Run it with `python -m tests.benchmarks.pmd_corpus FOLDER [--mutations N] [--files N]`. It tells how many files are the
same to the byte, and what of the others is not.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path

import numpy as np

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.message_texts import located_text
from editor.formats.pmd.downgrade import downgraded
from editor.formats.pmd.structure import Pmd
from tests.benchmarks.pmx_corpus import outcomes

TABLES = tuple(name for name in Pmd.__slots__ if name not in ("english", "english_flag", "trailing"))


def saved_again(path: Path, out: Path) -> str:
    """What saving a file without an edit does to it."""
    try:
        content = formats.load_model(path)
    except FormatError as error:
        print(f"  {error}")
        return "not read"
    formats.save(content, out)
    if out.read_bytes() == path.read_bytes():
        return "same bytes"
    print(f"  {path.name}: other bytes: {[located_text(warning) for warning in content.warnings]}")
    return "OTHER BYTES"


def through_pmx(path: Path, out: Path) -> list[str]:
    """What of a file is not the same after it was saved as PMX, without anything beside the model, and as PMD again."""
    content = formats.load_model(path)
    formats.save(Content(content.model), out)
    pmd, losses = downgraded(formats.load_model(out).model)
    return different_fields(content.extra, pmd) + [f"lost: {loss.table} {loss.field}" for loss in losses]


def different_fields(a: Pmd, b: Pmd) -> list[str]:
    """The columns that are not the same, or the tables where rows are missing."""
    found = []
    for name in TABLES:
        one, other = getattr(a, name), getattr(b, name)
        if one is None or other is None or len(one) != len(other):
            found += [name] if one is not other else []
        elif one.dtype.names:
            found += [f"{name}.{field}" for field in one.dtype.names if not same(one[field], other[field])]
        elif not same(one, other):
            found.append(name)
    return found


def same(a: np.ndarray, b: np.ndarray) -> bool:
    return a.tobytes() == b.tobytes()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--mutations", type=int, default=100)
    parser.add_argument("--files", type=int, default=3)
    arguments = parser.parse_args()
    files = sorted(arguments.folder.rglob("*.pmd"))
    with tempfile.TemporaryDirectory() as name:
        out = Path(name) / "out.pmd"
        results = {path: saved_again(path, out) for path in files}
        print(dict(Counter(results.values())))
        read = [path for path, result in results.items() if result != "not read"]
        changed = Counter(what for path in read for what in set(through_pmx(path, out.with_suffix(".pmx"))))
        print("changed on the way through PMX, by files:", dict(changed.most_common()))
        for path in read[: arguments.files]:
            told = list(outcomes(path, arguments.mutations, out))
            counts = dict(Counter(outcome for outcome, _ in told))
            print(f"  {path.name}, damaged: {counts}; at most {1000 * max(seconds for _, seconds in told):.0f} ms")


if __name__ == "__main__":
    main()
