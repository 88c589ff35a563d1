"""Real models: opened without complaint, and saved as they were."""

from pathlib import Path

import pytest

from editor import formats
from editor.formats.pmx.header import INDICES, index_sizes
from tests.formats.making import assert_same

MODELS = ("vertices", "textures", "materials", "bones", "morphs", "rigid_bodies")


def canonical(content: formats.Content) -> bool:
    """Whether the writer of the file chose the index sizes of the specification, and kept to them."""
    sizes = index_sizes([len(content.model.tables[name]) for name in MODELS])
    return content.extra.index_sizes == dict(zip(INDICES, sizes, strict=True)) and not content.warnings


@pytest.mark.parametrize("folder", ["gene", "uka", "units", "pmx21"])
def test_saving_gives_back_what_was_opened(corpus: Path, tmp_path: Path, folder: str):
    files = sorted((corpus / folder).rglob("*.pmx"))
    assert files
    for file in files:
        content = formats.load(file)
        out = tmp_path / file.name
        assert not formats.save(content, out)
        assert_same(content.model, formats.load(out).model)
        if canonical(content):
            assert out.read_bytes() == file.read_bytes(), file.name
