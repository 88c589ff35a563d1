"""Finds the files that come with the program: shaders, icons, toon ramps, the sample, translations.

This is the one place that knows where they lie: inside the package in an installed wheel (``editor/data``),
beside the package in a checkout. Everything may import it; it imports nothing of the program.

It gives out paths, not streams: a wheel is unpacked when it is installed, and Qt, or a reader that looks for
textures beside its model, wants a real file. So the program does not run from inside a zip archive.

It also knows the folder of what belongs to the user: plug-ins, and presets of their own.
"""

import errno
import os
import sys
from importlib.resources import files
from pathlib import Path

_PACKAGE = Path(str(files("editor")))
_INSTALLED = _PACKAGE / "data"
# By system: the variable that names the folder of a user's data, "" for none, and where that is in their home else.
_USER_DATA = {
    "win32": ("APPDATA", "AppData", "Roaming"),
    "darwin": ("", "Library", "Application Support"),
    "linux": ("XDG_DATA_HOME", ".local", "share"),
}
_ROOT = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """Return the file or folder at `parts` under ``resources``, as in ``resource("shaders", "model.vert")``.

    Raises FileNotFoundError, with the path that was looked for, when there is none.
    """
    return _existing("resources", *parts)


def translation(name: str) -> Path:
    """Return the compiled translation `name`, as in ``translation("katachi_ja.qm")``.

    Raises FileNotFoundError, with the path that was looked for, when there is none.
    """
    return _existing("translations", name)


def _existing(*parts: str) -> Path:
    path = _ROOT.joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(errno.ENOENT, "A file of the program is missing", str(path))
    return path


def user_folder() -> Path:
    """Return the folder for the user's data, as the platform has it. It may not exist yet."""
    variable, *below_home = _USER_DATA.get(sys.platform, _USER_DATA["linux"])
    # The home is not asked for where it is not needed: it may be unknown.
    data = Path(os.environ.get(variable) or Path.home().joinpath(*below_home))
    return data / "Katachi"
