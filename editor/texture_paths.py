"""Finds the files that a model's texture paths mean, on file systems that are stricter than Windows.

What is found where the path says is preferred to what only has the same name, and that to what may have been
misread: paths go astray when archives are unpacked with the wrong code page (mmd-semantics §1.6).

Imports nothing of the program: whoever shows textures and whoever writes them have to find the same.
"""

from __future__ import annotations

import os
import posixpath
import sys
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from pathlib import Path, PureWindowsPath

# What files of textures are usually called.
PICTURES = (".png", ".jpg", ".jpeg", ".bmp", ".dib", ".tga", ".dds", ".gif", ".ppm", ".sph", ".spa")

HAS_DRIVES = sys.platform == "win32"

# Of the search below the folder of a model.
MOST_ENTRIES = 20_000
DEEPEST = 8

# How a name comes to be misread: encoded as the first, decoded as the second.
MISREADINGS = (
    ("cp932", "cp437"),
    ("cp437", "cp932"),
    ("cp932", "utf-8"),
    ("utf-8", "cp932"),
    ("utf-8", "cp437"),
    ("cp437", "utf-8"),
    ("cp932", "cp1252"),
    ("cp1252", "cp932"),
    ("cp936", "cp932"),
    ("cp932", "cp936"),
)


class MatchKind(Enum):
    """The way in which a texture was found, from the best to the worst."""

    EXACT = "exactly"
    CASE = "with another case"
    UNICODE = "with other characters of the same meaning"
    ELSEWHERE = "in another folder"
    MISREAD = "under a name that was read in the wrong encoding"


_ORDER = tuple(MatchKind)
RELOCATED = (MatchKind.UNICODE, MatchKind.ELSEWHERE, MatchKind.MISREAD)


@dataclass(frozen=True, slots=True)
class LocatedFile:
    """A file that a texture path means, and how it was found."""

    path: Path
    match: MatchKind


class TexturePlaces:
    """The places below the folder of one model. What lies there is looked at once, when it is first needed.

    After that, files that come or go are not seen any more.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self._located: dict[str, LocatedFile | None] = {}
        self._names: dict[Path, dict[str, list[str]]] = {}
        self._below: dict[str, list[Path]] | None = None

    def locate(self, path: str) -> LocatedFile | None:
        """The existing file that a texture path means, and how it was found; None when there is none."""
        if path not in self._located:
            parts = [part for part in _normalized(path).split("/") if part]
            self._located[path] = self._search(parts) if parts else None
        return self._located[path]

    def _search(self, parts: list[str]) -> LocatedFile | None:
        found = self._file_along(parts) or self._file_elsewhere(parts[-1])
        if found is not None:
            return found
        for misread in _misread_parts(parts):
            found = self._file_along(misread) or self._file_elsewhere(misread[-1])
            if found is not None:
                return LocatedFile(found.path, MatchKind.MISREAD)
        return None

    def _file_along(self, parts: list[str]) -> LocatedFile | None:
        """The file that the parts lead to, step by step."""
        drive = drive_root(parts[0])
        place, how = drive or self.folder, MatchKind.EXACT
        if drive is not None:
            parts = parts[1:]
        for part in parts:
            step = self._step(place, part)
            if step is None:
                return None
            place, how = step.path, max(how, step.match, key=_ORDER.index)
        return LocatedFile(place, how) if place.is_file() else None

    def _step(self, place: Path, part: str) -> LocatedFile | None:
        if part == "..":
            return LocatedFile(place.parent, MatchKind.EXACT)
        if HAS_DRIVES and ":" in part:  # a path such as C:a.png depends on where somebody works on that drive
            return None
        try:
            exact = place / part
            is_there = exact.exists()
        except (OSError, ValueError):  # a name that no file can have
            return None
        names = self._names_in(place).get(_plain(part), [])
        if is_there and (part in names or not any(name.casefold() == part.casefold() for name in names)):
            return LocatedFile(exact, MatchKind.EXACT)
        for key, how in _KEYS:  # a name that is there with another case comes first, as the system tells it
            for name in names:
                if key(name) == key(part):
                    return LocatedFile(place / name, how)
        return None

    def _names_in(self, place: Path) -> dict[str, list[str]]:
        """Return the names in a folder, by the form that all similar names share."""
        if place not in self._names:
            names = self._names[place] = {}
            for entry in _entries(place):
                names.setdefault(_plain(entry.name), []).append(entry.name)
        return self._names[place]

    def _file_elsewhere(self, name: str) -> LocatedFile | None:
        """The file of that name, wherever it lies below the folder: the one nearest to it."""
        if self._below is None:
            self._below = {}
            for file in _walk(self.folder):
                self._below.setdefault(_plain(file.name), []).append(file)
        files = self._below.get(_plain(name), [])
        for key in (_as_it_is, *(key for key, _ in _KEYS)):
            for file in files:
                if key(file.name) == key(name):
                    return LocatedFile(file, MatchKind.ELSEWHERE)
        return None


# -- places and names -------------------------------------------------------------------------------------------------


def path_key(path: str) -> str:
    """Return what is the same for all texture paths that mean one file, "" for an empty path.

    That is as Windows compares paths, for which MMD leaves it to (mmd-semantics §1.6): case, the kind of slashes,
    "." and doubled slashes do not count, "folder/.." leads nowhere even where there is no such folder, and blanks and
    zeros around a path, which some tools leave in a model, are no part of it. A path from a root is not the one below
    the model's folder, and other characters of the same meaning (NFC, NFKC) are other files.
    """
    return _normalized(path).casefold()


def _normalized(path: str) -> str:
    plain = path.strip("\0 ").replace("\\", "/")
    normal = posixpath.normpath(plain) if plain else ""
    return "" if normal == "." else normal


def drive_root(part: str) -> Path | None:
    """The folder that a drive begins with, if the part of a path is one; None on systems without drives.

    Shared folders of other machines are none: a model could have Windows sign in anywhere.
    """
    is_drive = HAS_DRIVES and bool(part) and PureWindowsPath(part).drive == part
    return Path(f"{part}\\") if is_drive else None


def seen_from(folder: Path, file: Path) -> str:
    """The path of a file from a folder; on another drive, from the root on."""
    try:
        return os.path.relpath(file, folder)
    except ValueError:
        return str(file)


def leads_out(path: str) -> bool:
    """Return whether a texture path leads out of the folder of the model, so that the folder alone lacks its file."""
    return path.replace("\\", "/").split("/")[0] == ".."


def rebased_path(path: str, old_folder: Path | None, folder: Path | None) -> str:
    """The path of a texture that means from `folder` what `path` means from `old_folder`, as models write it.

    It stays as it is where it is empty, or one of the folders is unknown.
    """
    if folder is None or old_folder is None or folder == old_folder or not path.strip():
        return path
    return seen_from(folder, old_folder / path.replace("\\", "/")).replace("/", "\\")


def _as_it_is(name: str) -> str:
    return name


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


# What two names share that are the same but for what stands with it, the strictest first.
_KEYS: tuple[tuple[Callable[[str], str], MatchKind], ...] = (
    (str.casefold, MatchKind.CASE),
    (_folded, MatchKind.UNICODE),
    (_plain, MatchKind.UNICODE),
)


def _misread_parts(parts: list[str]) -> Iterator[list[str]]:
    """The parts as they would be if somebody had read them, or the names of the files, in the wrong encoding."""
    for wrote, read in MISREADINGS:
        found = [_reread_part(part, wrote, read) for part in parts]
        if found != parts:
            yield found


def _reread_part(part: str, wrote: str, read: str) -> str:
    """The part read in another encoding; itself where it cannot be that."""
    try:
        # Bytes that are no UTF-8 stand in file names as the surrogates that Python makes of them.
        return part.encode(wrote).decode(read, "surrogateescape" if read == "utf-8" else "strict")
    except UnicodeError:
        return part


# -- the search -------------------------------------------------------------------------------------------------------


def _walk(folder: Path) -> Iterator[Path]:
    """The files below a folder, level by level, each in the order of their names; not more than a model has."""
    level, left = [folder], MOST_ENTRIES
    for _ in range(DEEPEST):
        below: list[Path] = []
        for place in level:
            entries = _entries(place)[:left]
            left -= len(entries)
            yield from (Path(entry.path) for entry in entries if not entry.is_dir(follow_symlinks=False))
            below += [Path(entry.path) for entry in entries if entry.is_dir(follow_symlinks=False)]
        level = below


def _entries(place: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(place) as entries:
            return sorted(islice(entries, MOST_ENTRIES), key=lambda entry: entry.name)
    except OSError:  # a folder that may not be read
        return []
