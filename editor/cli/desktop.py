"""Adds Katachi to a Linux desktop, or removes it: install | uninstall. Menu entry, icon, file types, thumbnails."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from editor.cli.output import DONE, FAILED, PROBLEMS, fault
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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="install | uninstall")
    for verb, purpose in (("install", "add it, or bring it up to date"), ("uninstall", "take it away again")):
        to = verbs.add_parser(verb, help=purpose)
        to.add_argument(
            "--data",
            type=Path,
            metavar="FOLDER",
            help="by default one's own, $XDG_DATA_HOME or ~/.local/share; /usr/local/share is for all users",
        )


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    if sys.platform in ("win32", "darwin"):
        fault("desktop: this is for Linux and other systems whose desktops follow freedesktop.org")
        return FAILED
    data = (arguments.data or data_home()).absolute()
    try:
        changed = install(data) if arguments.verb == "install" else uninstall(data)
    except OSError as error:
        fault(f"{error.filename or data}: {error.strerror or error}")
        return FAILED
    for path in changed:
        print(path)
    return update(data)


def data_home() -> Path:
    """The folder of the user's data, by the XDG Base Directory Specification: a relative one does not count."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def install(data: Path) -> list[Path]:
    """Write all files below `data`; those that were not there, or are different now. OSError when one cannot be."""
    program = launcher()
    values = {"@program@": escaped(program[0]), "@command@": " ".join(map(quoted, program))}
    changed = []
    for name, source in FILES.items():
        path, content = data / name, filled(resource(*source.split("/")).read_bytes(), values)
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            with atomic_write(path) as file:
                file.write(content)
            changed.append(path)
    return changed


def uninstall(data: Path) -> list[Path]:
    """Delete the files below `data`; those that were there. OSError when one cannot be deleted."""
    found = [path for name in FILES if (path := data / name).is_file()]
    for path in found:
        path.unlink()
    return found


def launcher() -> list[str]:
    """The program and the arguments that start Katachi from anywhere: the bundle itself, or this Python with it."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "editor"]


def filled(content: bytes, values: Mapping[str, str]) -> bytes:
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


def update(data: Path) -> int:
    """Have the desktop notice; PROBLEMS where a program that does so fails. One that is not there is no problem."""
    code = DONE
    for program, name in UPDATES.items():
        folder = data / name
        if not folder.is_dir() or shutil.which(program) is None:
            continue
        done = subprocess.run([program, folder], capture_output=True, text=True, check=False)
        if done.returncode:
            fault(f"{program} {folder}: {done.stderr}")
            code = PROBLEMS
    with suppress(OSError):  # what desktops look at, to see whether there are other icons
        os.utime(data / "icons" / "hicolor")
    return code
