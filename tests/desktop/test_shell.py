"""Paths of Windows without the prefix of extended ones."""

from pathlib import PurePosixPath, PureWindowsPath

import pytest

from editor.desktop.shell import plain_path


@pytest.mark.parametrize(
    ("path", "plain"),
    [
        (r"C:\モデル\a.pmx", r"C:\モデル\a.pmx"),
        (r"\\?\C:\モデル\a.pmx", r"C:\モデル\a.pmx"),
        (r"\\server\share\a.pmx", r"\\server\share\a.pmx"),
        (r"\\?\UNC\server\share\a.pmx", r"\\server\share\a.pmx"),
        (r"\\?\Volume{b75e2c83}\a.pmx", r"\\?\Volume{b75e2c83}\a.pmx"),
        ("\\\\?\\C:\\" + "long\\" * 60 + "a.pmx", "\\\\?\\C:\\" + "long\\" * 60 + "a.pmx"),
    ],
)  # fmt: skip
def test_the_prefix_goes_where_it_can(path, plain):
    assert str(plain_path(PureWindowsPath(path))) == plain


def test_on_other_systems_it_is_a_name_like_any_other():
    path = PurePosixPath("\\\\?\\C:\\a.pmx")
    assert plain_path(path) is path
