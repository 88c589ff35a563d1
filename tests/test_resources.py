"""The program's own files are found from a checkout; test_packaging.py looks for them in a wheel."""

from pathlib import Path

import pytest

from editor.resources import resource, translation, user_folder


def test_a_checkout_keeps_them_beside_the_package(checkout: Path) -> None:
    assert resource() == checkout / "resources"
    assert resource("samples", "mochi.pmx") == checkout / "resources" / "samples" / "mochi.pmx"


def test_compiled_translations_are_found(checkout: Path) -> None:
    assert translation("katachi_ja.qm") == checkout / "translations" / "katachi_ja.qm"


@pytest.mark.parametrize(
    ("look_for", "path"),
    [
        (lambda: resource("shaders", "no such file"), Path("resources", "shaders", "no such file")),
        (lambda: translation("no such language.qm"), Path("translations", "no such language.qm")),
    ],
)
def test_what_is_missing_is_named(look_for, path: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing:
        look_for()
    assert missing.value.filename.endswith(str(path))
    assert repr(missing.value.filename) in str(missing.value)


@pytest.mark.parametrize(
    ("system", "variable"), [("win32", "APPDATA"), ("linux", "XDG_DATA_HOME"), ("freebsd14", "XDG_DATA_HOME")]
)
def test_the_folder_of_users_needs_no_home_where_it_is_named(system: str, variable: str, tmp_path, monkeypatch) -> None:
    """As on Windows without USERPROFILE."""

    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr(Path, "home", unknown)
    assert user_folder() == tmp_path / "Katachi"


@pytest.mark.parametrize(
    ("system", "below_home"),
    [
        ("win32", ("AppData", "Roaming")),
        ("darwin", ("Library", "Application Support")),
        ("linux", (".local", "share")),
    ],
)
def test_the_folder_of_users_is_in_their_home(system: str, below_home: tuple[str, ...], tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("sys.platform", system)
    for variable in ("APPDATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert user_folder() == tmp_path.joinpath(*below_home, "Katachi")
