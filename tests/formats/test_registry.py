"""Loading and saving files: what is recognised, what is refused, progress, and being told to stop."""

from pathlib import Path

import pytest

from editor import formats
from editor.formats import READERS, WRITERS, FormatError
from editor.formats.file_format import FileFormat, ScaleOptions
from editor.formats.progress import Cancelled
from editor.formats.registry import FORMATS, set_added_formats
from tests.formats.fixtures import SMALL
from tests.formats.making import assert_same, full_content


class Recorder:
    """A Progress that remembers, and stops at a table."""

    def __init__(self, stop_at: str = "") -> None:
        self.told: list[tuple[float, str]] = []
        self.stop_at = stop_at

    def report(self, fraction: float, text: str = "") -> None:
        self.told.append((fraction, text))
        if self.stop_at and text == self.stop_at:
            raise Cancelled


def written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def test_a_file_comes_with_its_path_and_format(tmp_path):
    path = written(tmp_path / "形.pmx", SMALL)
    content = formats.load(str(path))
    assert (content.path, content.format, content.warnings) == (path, "pmx", [])


def test_the_content_decides_and_not_the_extension(tmp_path):
    assert formats.load(written(tmp_path / "a.bin", SMALL)).format == "pmx"


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("a.pmx", b"", "the file is empty; .*PMX expected"),
        ("a.pmx", b"PMX", "signature of 4 bytes expected"),
        ("a.pmx", b"nothing at all", "not a PMX file"),
        ("a.pmx", b"Pmx \x00\x00\x80\x3f", "PMX 1.0"),
        ("a.pmx", b"Pmd\x00\x00\x80\x3f", "header of 283 bytes expected"),
        ("a.vmd", b"Vocaloid Motion Data 0002", "signature of 30 bytes expected"),
        ("a.txt", b"plain text", "no known format; .*PMX expected"),
    ],
)
def test_what_is_no_model(name, data, message, tmp_path):
    path = written(tmp_path / name, data)
    with pytest.raises(FormatError, match=message) as caught:
        formats.load(path)
    assert caught.value.path == path
    assert str(caught.value).startswith(f"{path}: ")


def test_what_cannot_be_read_at_all(tmp_path):
    with pytest.raises(FileNotFoundError):
        formats.load(tmp_path / "none.pmx")
    with pytest.raises(IsADirectoryError):
        formats.load(tmp_path)


def test_an_extension_that_is_not_written(tmp_path):
    with pytest.raises(FormatError, match=r"'\.fbx' is not a format that can be written"):
        formats.save(full_content(), tmp_path / "a.fbx")
    assert not list(tmp_path.iterdir())


def test_extensions_have_their_dot():
    assert {".pmx", ".pmd", ".csv"} <= set(WRITERS) & set(READERS)
    assert set(FORMATS) == {*READERS, *WRITERS}
    assert all(extension == row.extension and extension.startswith(".") for extension, row in FORMATS.items())


def test_a_format_that_is_only_written_is_one_row(tmp_path):
    def write(content, stream, progress, *, path, backups, scale=1.0):
        stream.write(f"{path.name} {backups} {scale} {len(content.model.vertices)}".encode())
        return []

    content = full_content()
    row = FileFormat(".cloud", "Cloud", write=write, options=ScaleOptions, writes_beside=True, is_exchange=True)
    set_added_formats([row])
    try:
        assert (FORMATS[".cloud"], ".cloud" in READERS) == (row, False)
        assert formats.save(content, tmp_path / "a.CLOUD", encoding="utf8", export={"scale": 2.0}) == []
        with pytest.raises(FormatError, match="no known format"):
            formats.load(tmp_path / "a.CLOUD")
    finally:
        set_added_formats([])
    assert (tmp_path / "a.CLOUD").read_text() == f"a.CLOUD 0 2.0 {len(content.model.vertices)}"
    with pytest.raises(FormatError, match="is not a format that can be written"):
        formats.save(content, tmp_path / "b.cloud")


def test_an_option_that_no_format_has_is_refused(tmp_path):
    with pytest.raises(TypeError, match="colour"):
        formats.save(full_content(), tmp_path / "a.pmx", colour="red")
    assert formats.save(full_content(), tmp_path / "a.pmx", csv_dialect="classic", scale=2.0) == []  # of others
    assert not list(tmp_path.glob("*.csv"))


def test_a_large_file_gives_its_memory_back(tmp_path):
    """Larger than what is read at once, found at once and kept at once."""
    content = full_content()
    model = content.model
    rows = 300_000
    model.vertices.fill(
        rows, **{name: model.vertices[name].repeat(rows // 6, axis=0) for name in model.vertices.arrays}
    )
    path = tmp_path / "a.pmx"
    formats.save(content, path)
    again = formats.load(path)
    assert not again.warnings
    assert_same(model, again.model)


def test_progress_goes_from_0_to_1(tmp_path):
    path, loading, saving = tmp_path / "a.pmx", Recorder(), Recorder()
    content = full_content()
    formats.save(content, path, progress=saving)
    formats.load(path, loading)
    for recorder in (loading, saving):
        fractions = [fraction for fraction, _ in recorder.told]
        assert fractions == sorted(fractions)
        assert 0 <= fractions[0] <= fractions[-1] <= 1
        assert set(content.model.tables) <= {text for _, text in recorder.told}


@pytest.mark.parametrize("table", ["vertices", "faces", "morphs", "soft_bodies"])
def test_being_told_to_stop(tmp_path, table):
    path = written(tmp_path / "a.pmx", b"old")
    with pytest.raises(Cancelled):
        formats.save(full_content(), path, progress=Recorder(table))
    assert path.read_bytes() == b"old"
    assert [child.name for child in tmp_path.iterdir()] == ["a.pmx"]
    formats.save(full_content(), path)
    with pytest.raises(Cancelled):
        formats.load(path, Recorder(table))


def test_a_new_model_has_what_a_model_needs(tmp_path):
    content = formats.new_content()
    assert content.path is None
    assert [bone.name for bone in content.model.bones] == ["センター"]
    assert [(frame.name, frame.special) for frame in content.model.frames] == [("Root", True), ("表情", True)]
    formats.save(content, tmp_path / "a.pmx")
    assert_same(formats.load(tmp_path / "a.pmx").model, content.model)


@pytest.mark.parametrize("extension", [".pmx", ".pmd", ".x", ".vmd", ".vpd", ".txt"])
@pytest.mark.parametrize("head", [b"hell", b"BM8\x0c"])
def test_no_python_in_what_is_said_about_bytes(tmp_path: Path, extension: str, head: bytes) -> None:
    path = written(tmp_path / f"model{extension}", head + bytes(range(256)))
    with pytest.raises(FormatError) as caught:
        formats.load(path)
    assert head[:2].decode() in str(caught.value)
    assert "b'" not in str(caught.value)
    assert "\\x" not in str(caught.value)


def test_a_model_for_an_operation_is_read_or_refused(tmp_path):
    formats.save(formats.new_content(), tmp_path / "new.pmx")
    assert [bone.name for bone in formats.read_model(tmp_path / "new.pmx").bones] == ["センター"]
    (tmp_path / "odd.pmx").write_bytes(b"PMX ")
    with pytest.raises(ValueError, match="header, byte 4"):
        formats.read_model(tmp_path / "odd.pmx")
