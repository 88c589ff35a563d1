"""Files damaged at random, of every format that is read: a FormatError or a content that can be saved, nothing else."""

import random
from pathlib import Path

import pytest

from tests.formats.fuzz_seeds import EXTENSIONS, Seed, seeds
from tests.formats.fuzzing import FLOOR_MEMORY, MOST_MEMORY, Bench, mutated

# Of zipfile, which makes what is damaged, and of what reads glTF.
pytestmark = [pytest.mark.filterwarnings("ignore:Duplicate name"), pytest.mark.filterwarnings("ignore:::pygltflib")]

Seeds = dict[str, list[Seed]]

INPUTS = 100  # of each format
WEIGHED = 12  # so many of them again, to see how much memory they take


@pytest.fixture(scope="module")
def all_seeds() -> Seeds:
    return seeds()


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path / "bench")


@pytest.mark.parametrize("extension", EXTENSIONS)
class TestOfEveryFormat:
    def test_intact_files_are_read_and_saved(self, extension: str, all_seeds: Seeds, bench: Bench) -> None:
        assert all_seeds[extension]
        for seed in all_seeds[extension]:
            bench.lay(seed)
            outcome = bench.trial(seed, seed.data)
            assert (outcome.kind != "error", outcome.fault) == (True, ""), seed.damaged

    def test_damaged_files(self, extension: str, all_seeds: Seeds, bench: Bench) -> None:
        rng = random.Random(extension)
        own = all_seeds[extension]
        for number in range(INPUTS):
            seed = own[number % len(own)]
            if number < len(own) or len(seed.files) > 1:
                bench.lay(seed)
            data = mutated(rng, seed.data, rng.choice(own).data)
            outcome = bench.trial(seed, data)
            assert not outcome.fault, (number, seed.damaged, data[:200])

    def test_memory(self, extension: str, all_seeds: Seeds, bench: Bench) -> None:
        rng = random.Random(f"memory of {extension}")
        own = all_seeds[extension]
        for number in range(WEIGHED):
            seed, other = own[number % len(own)], rng.choice(own)
            path = bench.lay(seed)
            data = mutated(rng, seed.data, other.data)
            longer = max(1, len(data) / len(seed.data))
            most = max(MOST_MEMORY * longer * bench.peak_memory(path), FLOOR_MEMORY)
            (path.parent / seed.damaged).write_bytes(data)
            assert bench.peak_memory(path) <= most, (number, seed.damaged, data[:200])
