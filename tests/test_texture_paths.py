"""How texture paths are recovered: another case, other characters, another folder, another encoding."""

import os
import sys
import unicodedata
from pathlib import Path

import pytest

from editor import texture_paths
from editor.render.textures.texture_files import locate
from editor.texture_paths import LocatedFile, MatchKind, TexturePlaces
from tests.systems import not_under_wine


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("tex/Face.png", "model/tex/Body.PNG", "model/髪.bmp", "model/ガラス.tga", "model/ﾏﾌﾗｰ.png"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"")
    return tmp_path / "model"


@pytest.mark.parametrize(
    ("path", "how"),
    [
        ("tex/Body.PNG", MatchKind.EXACT),
        ("../tex/Face.png", MatchKind.EXACT),
        (unicodedata.normalize("NFD", "ガラス.tga"), MatchKind.UNICODE),
        ("マフラー.png", MatchKind.UNICODE),
        ("none/Body.PNG", MatchKind.ELSEWHERE),
        ("C:\\Users\\me\\body.png", MatchKind.ELSEWHERE),
        ("deeper/髪.BMP", MatchKind.ELSEWHERE),
    ],
)
def test_it_is_told_how_a_file_was_found(folder: Path, path: str, how: MatchKind) -> None:
    found = locate(folder, path)
    assert found is not None
    assert found.match is how


def test_another_case_is_told_and_the_name_on_disk_given(folder: Path) -> None:
    assert locate(folder, "TEX/body.png") == LocatedFile(folder / "tex" / "Body.PNG", MatchKind.CASE)


def test_another_case_is_told_where_it_makes_no_difference(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows and macOS, where a file is there under any case of its name."""
    exists = Path.exists
    monkeypatch.setattr(Path, "exists", lambda path: exists(path) or "TEX" in path.parts)
    assert locate(folder, "TEX/body.png") == LocatedFile(folder / "tex" / "Body.PNG", MatchKind.CASE)


def test_a_drive_is_a_place_of_its_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where another drive, or the one of the model, is meant."""
    other = folder.parent / "drive" / "other"
    other.mkdir(parents=True)
    (other / "z.png").write_bytes(b"")
    monkeypatch.setattr(texture_paths, "HAS_DRIVES", True)
    monkeypatch.setattr(texture_paths, "drive_root", lambda part: other.parent if part == "C:" else None)
    assert locate(folder, "C:\\other\\z.png") == LocatedFile(other / "z.png", MatchKind.EXACT)
    assert locate(folder, "D:\\other\\z.png") is None


def test_a_path_that_depends_on_where_somebody_works_means_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "C:z.png").write_bytes(b"")  # on Windows a stream of the file C
    assert (locate(folder, "C:z.png") is None) == texture_paths.HAS_DRIVES
    monkeypatch.setattr(texture_paths, "HAS_DRIVES", True)
    assert TexturePlaces(folder)._file_along(["C:z.png"]) is None


@pytest.mark.parametrize(
    ("part", "root"), [("C:", "C:\\"), ("d:", "d:\\"), ("C:a.png", None), ("tex", None), ("", None), ("..", None)]
)
def test_drives_are_told_from_names(part: str, root: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texture_paths, "HAS_DRIVES", True)
    found = texture_paths.drive_root(part)
    assert (found and str(found)) == root


def test_a_file_on_another_drive_is_seen_from_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    def on_other_drive(*_: object) -> str:
        raise ValueError("path is on mount 'D:', start on mount 'C:'")

    monkeypatch.setattr(os.path, "relpath", on_other_drive)
    assert texture_paths.seen_from(Path("model"), Path("other", "a.png")) == str(Path("other", "a.png"))


@pytest.mark.parametrize(("wrote", "read"), [("cp932", "cp437"), ("utf-8", "cp932"), ("utf-8", "cp437")])
@pytest.mark.parametrize("is_path_wrong", [True, False])
def test_a_misread_name_is_found(tmp_path: Path, wrote: str, read: str, is_path_wrong: bool) -> None:
    """Either the path of the model was misread, or the names of the files when their archive was unpacked."""
    right = "顔テクスチャ"
    wrong = right.encode(wrote).decode(read)
    assert wrong != right
    on_disk, in_model = (right, wrong) if is_path_wrong else (wrong, right)
    (tmp_path / on_disk).mkdir()
    file = tmp_path / on_disk / f"{on_disk}.png"
    file.write_bytes(b"")
    found = locate(tmp_path, f"{in_model}\\{in_model}.png")
    assert found is not None
    assert found.match is MatchKind.MISREAD
    assert found.path.samefile(file)


@pytest.mark.skipif(not hasattr(os, "fsencode") or sys.platform != "linux", reason="names are bytes on Linux only")
def test_a_name_that_is_no_unicode_is_found(tmp_path: Path) -> None:
    name = "髪.png"
    Path(os.fsdecode(os.path.join(os.fsencode(tmp_path), name.encode("cp932")))).write_bytes(b"")
    assert locate(tmp_path, name) is not None


def test_the_nearest_file_of_that_name_is_taken(tmp_path: Path) -> None:
    for name in ("a/b/x.png", "z/x.png", "y/X.PNG"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(name.encode())
    assert locate(tmp_path, "none/x.png") == LocatedFile(tmp_path / "z" / "x.png", MatchKind.ELSEWHERE)


@not_under_wine("nothing is found behind links to folders")
def test_a_link_to_a_folder_is_not_followed(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "model"
    for place in (outside, folder):
        place.mkdir()
    (outside / "x.png").write_bytes(b"")
    try:
        (folder / "link").symlink_to(outside, target_is_directory=True)
    except OSError:
        pytest.skip("links may not be made here")
    assert locate(folder, "none/x.png") is None
    assert locate(folder, "link/x.png") is not None


def test_the_search_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texture_paths, "MOST_ENTRIES", 5)
    monkeypatch.setattr(texture_paths, "DEEPEST", 2)
    for number in range(10):
        (tmp_path / f"{number}.png").write_bytes(b"")
    assert locate(tmp_path, "none/4.png") is not None
    assert locate(tmp_path, "none/9.png") is None


def test_the_folder_is_searched_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    walked = []
    monkeypatch.setattr(texture_paths, "_walk", lambda place: walked.append(place) or iter(()))
    places = TexturePlaces(folder)
    assert [places.locate(f"{number}.png") for number in range(5)] == [None] * 5
    assert walked == [folder]


SPELLINGS = [
    "tex/Face.png",
    "TEX\\face.PNG",
    ".\\tex\\\\Face.png",
    "tex/other/../Face.png",
    " tex/Face.png\0",
    "tex/Face.png/",
]
OTHERS = ["/tex/Face.png", "../tex/Face.png", "face.png", "tex/Face.jpg", "tex/Face2.png"]


@pytest.mark.parametrize("path", SPELLINGS)
def test_one_file_has_one_key_however_its_path_is_written(path: str) -> None:
    assert texture_paths.path_key(path) == "tex/face.png"


@pytest.mark.parametrize("path", OTHERS)
def test_other_files_have_other_keys(path: str) -> None:
    assert texture_paths.path_key(path) != "tex/face.png"


@pytest.mark.parametrize("path", ["", " ", "\0", "."])
def test_an_empty_path_has_an_empty_key(path: str) -> None:
    assert texture_paths.path_key(path) == ""


def test_a_path_leads_out_of_a_folder_that_is_not_there_as_on_windows(folder: Path) -> None:
    assert locate(folder, "none\\..\\tex\\Body.PNG") == LocatedFile(folder / "tex" / "Body.PNG", MatchKind.EXACT)
