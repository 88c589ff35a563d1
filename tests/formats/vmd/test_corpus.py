"""Real motions: opened without complaint, and saved as they were."""

from pathlib import Path

from tests.formats.vmd.fixtures import blocks_of, loaded, saved

CURRENT = b"Vocaloid Motion Data 0002"


def test_saving_gives_back_what_was_opened(corpus: Path):
    files = sorted(corpus.rglob("*.vmd"))
    assert files
    for file in files:
        data = file.read_bytes()
        content = loaded(data)
        if data.startswith(CURRENT):
            assert not content.warnings, file.name
            assert saved(content) == data, file.name
        else:
            assert saved(content).startswith(CURRENT)
        # What is written anew says the same, were the bytes other ones.
        assert blocks_of(loaded(saved(content.motion)).motion) == blocks_of(content.motion), file.name
