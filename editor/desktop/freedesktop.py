"""Linux and other systems whose desktops follow freedesktop.org: menu entry, icon, file types, thumbnails."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from editor.desktop.launcher import launcher
from editor.formats.atomic_write import atomic_write
from editor.resources import resource

# Below the folder of data, as the specifications of freedesktop.org have it, and where each comes from.
FILES = {
    "applications/katachi.desktop": "desktop/katachi.desktop",
    "icons/hicolor/256x256/apps/katachi.png": "icons/katachi.png",
    "icons/hicolor/scalable/apps/katachi.svg": "icons/katachi.svg",
    "mime/packages/katachi.xml": "desktop/katachi.xml",
    "thumbnailers/katachi.thumbnailer": "desktop/katachi.thumbnailer",
}
# What gathers the files of all programs, and the folder that it is for.
UPDATES = {"update-desktop-database": "applications", "update-mime-database": "mime"}
# Those in which desktop entries want an argument between quotation marks, and those that need a backslash there.
RESERVED = frozenset(" \t\n\"'\\><~|&;$*?#()`")
ESCAPED = frozenset('"`$\\')


class FreeDesktop:
    """The files below a folder of data, by default the user's own."""

    def __init__(self, data: Path | None = None) -> None:
        self._data = (data or data_home()).absolute()

    def install(self) -> list[str]:
        """Write all files; those that were not there, or are different now."""
        program, arguments = launcher()
        values = {"@program@": escaped(program), "@command@": " ".join(map(quoted, (program, *arguments)))}
        changed = []
        for name, source in FILES.items():
            path, content = self._data / name, with_values(resource(*source.split("/")).read_bytes(), values)
            if not path.is_file() or path.read_bytes() != content:
                path.parent.mkdir(parents=True, exist_ok=True)
                with atomic_write(path) as file:
                    file.write(content)
                changed.append(str(path))
        return changed

    def uninstall(self) -> list[str]:
        """Delete the files; those that were there."""
        found = [path for name in FILES if (path := self._data / name).is_file()]
        for path in found:
            path.unlink()
        return list(map(str, found))

    def refresh(self) -> list[str]:
        """Run the programs that gather the files of all programs. One that is not there is no problem."""
        problems = []
        for program, name in UPDATES.items():
            folder = self._data / name
            if not folder.is_dir() or shutil.which(program) is None:
                continue
            done = subprocess.run([program, folder], capture_output=True, text=True, check=False)
            if done.returncode:
                problems.append(f"{program} {folder}: {done.stderr}")
        with suppress(OSError):  # what desktops look at, to see whether there are other icons
            os.utime(self._data / "icons" / "hicolor")
        return problems


def data_home() -> Path:
    """The folder of the user's data, by the XDG Base Directory Specification: a relative one does not count."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def with_values(content: bytes, values: Mapping[str, str]) -> bytes:
    for name, value in values.items():
        content = content.replace(name.encode(), value.encode())
    return content


def quoted(argument: str) -> str:
    """An argument as `Exec` wants it: between quotation marks where it must be, and then escaped as any text."""
    argument = argument.replace("%", "%%")
    if RESERVED.intersection(argument):
        argument = '"' + "".join(f"\\{letter}" if letter in ESCAPED else letter for letter in argument) + '"'
    return escaped(argument)


def escaped(text: str) -> str:
    """A text as desktop entries want it."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
