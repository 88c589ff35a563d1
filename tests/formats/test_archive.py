"""Models in ZIP archives: what opens, what is refused, and that nothing is written anywhere else."""

import stat
import struct
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path

import pytest

from editor import formats
from editor.formats import FormatError, archive
from editor.formats.archive import Archive, open_archive
from editor.formats.progress import NoProgress
from tests.formats.fixtures import SMALL
from tests.formats.marked import marked_content, png

Entries = Sequence[tuple[str, bytes]]

UTF_8 = 0x800


def zipped(file: Path, entries: Entries, encoding: str = "utf-8", flags: int = UTF_8) -> Path:
    """An archive with files, made record by record: zipfile refuses to write half of what there is in the world."""
    local, central = b"", b""
    for name, data in entries:
        packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
        packed = packer.compress(data) + packer.flush()
        raw = name.encode(encoding)
        common = struct.pack(
            "<HHHHHIIIHH", 20, flags, 8, 0, 0x21, zlib.crc32(data), len(packed), len(data), len(raw), 0
        )
        central += b"PK\x01\x02" + struct.pack("<H", 20) + common
        central += struct.pack("<HHHII", 0, 0, 0, 0, len(local)) + raw
        local += b"PK\x03\x04" + common + raw + packed
    count = len(entries)
    end = b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, count, count, len(central), len(local), 0)
    file.write_bytes(local + central + end)
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


class TestOpening:
    def test_the_single_model_is_loaded(self, folder):
        file = zipped(folder / "モデル.zip", [("モデル/形.pmx", SMALL), ("モデル/readme.txt", b"")])
        content = formats.load(file)
        assert content.format == "pmx"
        assert content.path == file / "モデル" / "形.pmx"
        assert content.folder is not None
        assert content.folder.name == "モデル"
        assert not content.folder.is_relative_to(folder)

    def test_textures_are_found_beside_it(self, folder):
        file = zipped(folder / "a.zip", [("m/tex/顔.png", png()), ("m/a.pmx", SMALL), ("m/note.txt", b"")])
        content = formats.load(file)
        assert content.folder is not None
        assert (content.folder / "tex" / "顔.png").read_bytes() == png()
        assert not (content.folder / "note.txt").exists()

    def test_what_was_unpacked_goes_with_the_content(self, folder):
        content = formats.load(zipped(folder / "a.zip", [("a.pmx", SMALL)]))
        unpacked = content.folder
        assert unpacked is not None
        assert unpacked.exists()
        del content
        assert not unpacked.exists()

    @pytest.mark.parametrize(("encoding", "flags"), [("cp932", 0), ("utf-8", UTF_8), ("utf-8", 0)])
    def test_names_are_those_of_japan(self, folder, encoding, flags):
        """0x5C, the backslash, is half of a character in cp932."""
        file = zipped(folder / "a.zip", [("表/ソ顔.pmx", SMALL)], encoding, flags)
        with open_archive(file) as opened:
            assert opened.models == ["表/ソ顔.pmx"]
            opened.extract(folder / "out")
        assert (folder / "out" / "表" / "ソ顔.pmx").read_bytes() == SMALL

    def test_backslashes_separate_folders(self, folder):
        file = zipped(folder / "a.zip", [(".\\a\\b.pmx", SMALL)], "cp932", 0)
        with open_archive(file) as opened:
            assert opened.models == ["a/b.pmx"]

    def test_several_models_are_named_and_one_can_be_chosen(self, folder):
        file = zipped(folder / "a.zip", [("a/軽.pmx", SMALL), ("a/重.PMX", SMALL), ("x.x", b"")])
        with pytest.raises(FormatError, match=r"2 models in the archive: a/軽\.pmx, a/重\.PMX"):
            formats.load(file)
        assert formats.load(file / "a" / "重.PMX").format == "pmx"
        with pytest.raises(FormatError, match="not in the archive"):
            formats.load(file / "a" / "none.pmx")

    def test_hidden_models_are_none(self, folder):
        path = zipped(folder / "a.zip", [("x/a.pmx", SMALL), ("__MACOSX/x/._a.pmx", b"\0\5\x16\7")])
        with open_archive(path) as opened:
            assert opened.models == ["x/a.pmx"]

    def test_other_kinds_of_model_open_where_there_is_no_pmx(self, folder):
        file = zipped(
            folder / "a.zip", [("a.obj", b"mtllib a.mtl\nv 0 0 0\nusemtl m\n"), ("a.mtl", b"newmtl m\nd 0.5")]
        )
        content = formats.load(file)
        assert content.format == "obj"
        assert content.model.materials[0].diffuse[3] == 0.5

    def test_an_archive_without_a_model(self, folder):
        with pytest.raises(FormatError, match="no model in the archive"):
            formats.load(zipped(folder / "a.zip", [("a.txt", b"")]))

    def test_an_empty_archive(self, folder):
        with pytest.raises(FormatError, match="no model in the archive"):
            formats.load(zipped(folder / "a.zip", []))

    def test_the_extension_does_not_matter(self, folder):
        assert formats.load(zipped(folder / "a.dat", [("a.pmx", SMALL)])).format == "pmx"

    def test_an_error_names_the_archive(self, folder):
        file = zipped(folder / "a.zip", [("a.pmx", SMALL[:50])])
        with pytest.raises(FormatError) as caught:
            formats.load(file)
        assert caught.value.path == file

    def test_a_missing_file_is_missing(self, folder):
        with pytest.raises(FileNotFoundError):
            formats.load(folder / "none.zip")


class TestSaving:
    def archive(self, folder: Path) -> Path:
        content = marked_content(folder / "source")
        formats.save(content, folder / "source" / "a.pmx")
        entries = [("m/a.pmx", (folder / "source" / "a.pmx").read_bytes()), ("m/tex/旗 1.png", png())]
        return zipped(folder / "a.zip", entries)

    def test_textures_come_along(self, folder):
        content = formats.load(self.archive(folder))
        (folder / "out").mkdir()
        assert formats.save(content, folder / "out" / "b.pmx") == []
        assert (folder / "out" / "tex" / "旗 1.png").read_bytes() == png()
        assert not (folder / "out" / "tex" / "none.png").exists()

    def test_another_file_is_not_replaced(self, folder):
        content = formats.load(self.archive(folder))
        (folder / "tex").mkdir()
        (folder / "tex" / "旗 1.png").write_bytes(b"mine")
        losses = formats.save(content, folder / "b.pmx")
        assert [(loss.table, loss.row) for loss in losses] == [("textures", 0)]
        assert (folder / "tex" / "旗 1.png").read_bytes() == b"mine"

    def test_no_texture_is_copied_out_of_the_folder(self, folder):
        source = marked_content(folder / "source")
        source.model.textures.records[0] = type(source.model.textures[0])("..\\..\\secret.png")
        formats.save(source, folder / "source" / "a.pmx")
        entries = [("x/y/a.pmx", (folder / "source" / "a.pmx").read_bytes()), ("secret.png", png())]
        content = formats.load(zipped(folder / "a.zip", entries))
        (folder / "p" / "q").mkdir(parents=True)
        losses = formats.save(content, folder / "p" / "q" / "b.pmx")
        assert "outside the folder" in losses[0].text
        assert not (folder / "secret.png").exists()


class TestRefusal:
    @pytest.mark.parametrize(
        "name",
        [
            "../a.png",
            "a/../../b.png",
            "/etc/a.png",
            "C:/a.png",
            "C:a.png",
            "..\\a.png",
            "\\\\host\\a.png",
            "a//b.png",
            "con.png",
            "a/NUL",
            "a:b.png",
            "a\x01.png",
        ],
    )
    def test_a_path_that_leads_elsewhere(self, folder, name):
        file = zipped(folder / "a.zip", [("m.pmx", SMALL), (name, b"")])
        with pytest.raises(FormatError, match="may not be unpacked"):
            formats.load(file)
        assert sorted(path.name for path in folder.iterdir()) == ["a.zip"]

    def test_a_link(self, folder):
        with zipfile.ZipFile(folder / "a.zip", "w") as made:
            made.writestr("m.pmx", SMALL)
            info = zipfile.ZipInfo("link")
            info.external_attr = (stat.S_IFLNK | 0o777) << 16
            made.writestr(info, "/etc")
        with pytest.raises(FormatError, match="a link"):
            formats.load(folder / "a.zip")

    def test_a_password(self, folder):
        file = zipped(folder / "a.zip", [("m.pmx", SMALL)], flags=1)
        with pytest.raises(FormatError, match="password"):
            formats.load(file)

    def test_too_many_files(self, folder, monkeypatch):
        monkeypatch.setattr(archive, "MOST_ENTRIES", 2)
        with pytest.raises(FormatError, match="at most 2"):
            formats.load(zipped(folder / "a.zip", [(f"{number}.png", b"") for number in range(3)]))

    def test_too_large_a_file(self, folder, monkeypatch):
        monkeypatch.setattr(archive, "LARGEST_ENTRY", 1000)
        with pytest.raises(FormatError, match=r"a\.png would be 1,001 bytes"):
            formats.load(zipped(folder / "a.zip", [("m.pmx", SMALL), ("a.png", b"\0" * 1001)]))

    def test_too_large_a_whole(self, folder, monkeypatch):
        monkeypatch.setattr(archive, "LARGEST_WHOLE", 1000)
        with pytest.raises(FormatError, match="the archive would be"):
            formats.load(zipped(folder / "a.zip", [(f"{number}.png", b"\0" * 600) for number in range(2)]))

    def test_a_bomb(self, folder, monkeypatch):
        monkeypatch.setattr(archive, "UNSUSPICIOUS", 1 << 20)
        with pytest.raises(FormatError, match="suspicious"):
            formats.load(zipped(folder / "a.zip", [("m.pmx", SMALL), ("a.png", b"\0" * (2 << 20))]))

    def test_a_file_that_is_larger_than_it_says(self, folder):
        file = zipped(folder / "a.zip", [("m.pmx", SMALL), ("a.png", b"\0" * 100_000)])
        data = file.read_bytes().replace(struct.pack("<I", 100_000), struct.pack("<I", 10))
        file.write_bytes(data)
        with pytest.raises(FormatError, match=r"a\.png in the archive is damaged"):
            formats.load(file)

    def test_a_file_that_is_a_folder_too(self, folder):
        file = zipped(folder / "a.zip", [("m.pmx", SMALL), ("a.png", b""), ("a.png/b.png", b"")])
        with pytest.raises(FormatError, match="both a file and a folder"):
            formats.load(file)

    def test_damage(self, folder):
        file = zipped(folder / "a.zip", [("m.pmx", SMALL * 20)])
        data = bytearray(file.read_bytes())
        data[60:70] = b"\xff" * 10
        file.write_bytes(data)
        with pytest.raises(FormatError, match="damaged"):
            formats.load(file)

    @pytest.mark.parametrize("size", [4, 20, 200])
    def test_an_archive_cut_short(self, folder, size):
        file = zipped(folder / "a.zip", [("m.pmx", SMALL)])
        file.write_bytes(file.read_bytes()[:size])
        with pytest.raises(FormatError, match="damaged ZIP archive"):
            formats.load(file)

    def test_other_archives_are_named(self, folder):
        for head, what in ((b"Rar!\x1a\x07", "a RAR archive"), (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive")):
            (folder / "a.dat").write_bytes(head)
            with pytest.raises(FormatError, match=what):
                formats.load(folder / "a.dat")


def test_only_the_wanted_model_is_unpacked(folder):
    file = zipped(folder / "a.zip", [("a.pmx", SMALL), ("b.pmx", SMALL), ("b.png", b"")])
    with Archive(file) as opened:
        opened.extract(folder / "out", "b.pmx", NoProgress())
    assert sorted(path.name for path in (folder / "out").iterdir()) == ["b.pmx", "b.png"]
