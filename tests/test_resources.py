"""The program's own files are found from a checkout; test_packaging.py looks for them in a wheel."""

from pathlib import Path

import pytest

from editor.resources import resource, translation


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
    assert str(path) in str(missing.value)
