"""The stretches that are followed at once find the same records as one that visits each."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.formats.pmx import vertices as vertex_offsets
from editor.formats.pmx.header import PmxHeader
from editor.formats.pmx.vertices import RecordChain, chain_of, record_offsets

CHAINS = [chain_of(PmxHeader(bone=bone, additional_uvs=uvs)) for bone in "bhi" for uvs in (0, 1, 4)]


def section(
    chain: RecordChain, types: np.ndarray, rng: np.random.Generator, normals: str
) -> tuple[np.ndarray, np.ndarray]:
    """Random vertices of the given types with something after them, and where they are."""
    ends = np.cumsum(np.array(chain.sizes)[types])
    begins = np.append(0, ends[:-1])
    data = rng.integers(0, 256, ends[-1] + 2000, dtype=np.uint8)
    if normals == "zero bytes":
        data[:] = 0
    if normals == "unit":
        unit = rng.normal(size=(len(types), 3))
        unit = (unit / np.linalg.norm(unit, axis=1, keepdims=True)).astype("<f4").view(np.uint8)
        data[begins[:, None] + 12 + np.arange(12)] = unit.reshape(len(types), 12)
    data[begins + chain.type_at] = types
    return data, np.append(begins, ends[-1])


def types_in_runs(rng: np.random.Generator, count: int, run: int) -> np.ndarray:
    return np.repeat(rng.integers(0, 5, count // run + 1), run)[:count].astype(np.uint8)


@pytest.mark.parametrize("normals", ["unit", "random", "zero bytes"])
@pytest.mark.parametrize("run", [1, 50, 10**6])
@pytest.mark.parametrize("count", [1, 7_999, 20_000, 70_000])
def test_all_records_are_found(count, run, normals):
    rng = np.random.default_rng(count + run)
    for chain in CHAINS[:: 1 if count < 70_000 else 4]:
        data, expected = section(chain, types_in_runs(rng, count, run), rng, normals)
        assert np.array_equal(record_offsets(data, 0, count, chain), expected)


@given(st.integers(0, 2**32), st.integers(1, 3000), st.sampled_from(CHAINS), st.integers(1, 40))
def test_with_short_stretches(seed, count, chain, run):
    """Where nothing is walked one by one but what is lost."""
    rng = np.random.default_rng(seed)
    data, expected = section(chain, types_in_runs(rng, count, run), rng, rng.choice(["unit", "random", "zero bytes"]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(vertex_offsets, "FEW", 100)
        assert np.array_equal(record_offsets(data, 0, count, chain), expected)


@given(st.integers(0, 2**32), st.integers(1, 30_000))
def test_garbage_is_walked_over_or_ends(seed, count):
    rng = np.random.default_rng(seed)
    chain = CHAINS[3]
    data = rng.integers(0, rng.choice([3, 6, 256]), 60_000, dtype=np.uint8)
    steps = chain.steps.tolist()
    slow = [0]
    with_end = len(data)
    while len(slow) <= count and slow[-1] + chain.type_at < with_end:
        slow.append(slow[-1] + steps[data[slow[-1] + chain.type_at]])
    if len(slow) <= count or slow[-1] > with_end:
        with pytest.raises(IndexError):
            record_offsets(data, 0, count, chain)
    else:
        assert record_offsets(data, 0, count, chain).tolist() == slow


def test_the_last_record_may_end_with_the_data():
    chain = CHAINS[0]
    data, expected = section(chain, np.zeros(9_000, np.uint8), np.random.default_rng(0), "unit")
    assert np.array_equal(record_offsets(data[: expected[-1]], 0, 9_000, chain), expected)
    with pytest.raises(IndexError):
        record_offsets(data[: expected[-1] - 1], 0, 9_000, chain)
