"""Writes the golden numbers: `python -m tests.golden.make`, by hand, when what is right has become another.

They are what Katachi makes of the cases. That this is right is known from elsewhere: test_golden.py holds them against
the slow references, which are made from the specification alone, and the program that wrote them agreed on the models
of a corpus with what saba and babylon-mmd make of those (tests/preview/test_oracles.py). Before new numbers are kept,
both have to pass, the second with KATACHI_CORPUS set.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tests.golden.cases import cases

GOLDEN = Path(__file__).with_name("golden.npz")


def golden() -> dict[str, np.ndarray]:
    """The numbers that are kept, by "case/array"."""
    with np.load(GOLDEN) as file:
        return dict(file)


def main() -> None:
    arrays = {f"{case}/{name}": values for case, one in cases() for name, values in one.measured().items()}
    np.savez_compressed(GOLDEN, **arrays)
    print(f"{GOLDEN}: {len(arrays)} arrays, {GOLDEN.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
