"""Sorts textures into folders by what materials use them for, and copies the files there if that is wished.

No file is ever moved, overwritten or deleted. What cannot be done for all is done for none: names that would meet are
refused before anything is written, and copies that were made go again where one fails. Files are copied once the step
is kept.
"""

from __future__ import annotations

import os
import posixpath
import shutil
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, switch, text
from editor.model.materials import Texture, has_toon_texture
from editor.model.model import Model
from editor.operations.operation import OperationContext, Report, Result, Scope, operation
from editor.operations.queries.faults import file_of
from editor.texture_paths import RELOCATED, TexturePlaces, path_key

MOST_NAMES = 5  # listed of many


@dataclass(frozen=True, slots=True)
class SortTextures:
    copy: bool = switch(
        "Copy the files",
        False,
        help="Copies the files to the new paths. The old files stay where they are; undo does not delete the copies.",
    )
    textures: str = text(
        "Textures", "tex", help="The folder for textures, even if they are used for something else, too."
    )
    spheres: str = text("Spheres", "sph", help="The folder for sphere maps that are not used as textures.")
    toons: str = text("Toons", "toon", help="The folder for files that are only used as toons.")


@dataclass(frozen=True, slots=True)
class SortedTextures:
    """The new paths by row, and the files to be copied for them, each with its original."""

    paths: Mapping[int, str]
    copies: Sequence[tuple[Path, Path]]
    missing: Sequence[str]  # paths whose file is not found, which are not sorted
    expected: Sequence[str]  # new paths where no file is yet


def sorted_textures(context: OperationContext, parameters: SortTextures, report: Report) -> SortedTextures:
    """Work out the new paths, and which files to copy. ValueError where names would meet."""
    model, paths = context.model, [texture.path for texture in context.model.textures]
    folders = _folders(model, parameters)
    if context.folder is None:
        if parameters.copy:
            raise ValueError(TranslatableText("the model has no folder yet: save it first"))
        new = _new_paths(paths, folders)
        _refuse_meeting(new, {row: path_key(paths[row]) for row in new})
        return SortedTextures(_changed(paths, new), [], [], [])
    locator = TexturePlaces(context.folder)
    files = {row: file for row in folders if (file := file_of(paths[row], locator.locate(paths[row]))) is not None}
    missing = [paths[row] for row in sorted(folders.keys() - files.keys())]
    new = _new_paths(paths, {row: folder for row, folder in folders.items() if row in files})
    _refuse_meeting(new, {row: os.path.realpath(file) for row, file in files.items()})
    absent = [row for row in new if not _leads_to(locator, new[row], files[row])]
    if not parameters.copy:
        return SortedTextures(_changed(paths, new), [], missing, [new[row] for row in absent])
    copies = {path_key(new[row]): (_target(locator.folder, new[row]), files[row]) for row in reversed(absent)}
    return SortedTextures(_changed(paths, new), list(copies.values()), missing, [])


def _target(folder: Path, path: str) -> Path:
    return folder.joinpath(*path.replace("\\", "/").split("/"))


def _folders(model: Model, parameters: SortTextures) -> dict[int, str]:
    """The folder of each texture that materials use. ValueError for a folder that leads out of that of the model."""
    toons = {material.toon_texture for material in model.materials if has_toon_texture(material)}
    spheres = {material.sphere_texture for material in model.materials}
    textures = {material.texture for material in model.materials}
    found: dict[int, str] = {}
    for rows, name in ((toons, parameters.toons), (spheres, parameters.spheres), (textures, parameters.textures)):
        folder = posixpath.normpath(name.strip().replace("\\", "/"))
        if folder.startswith(("/", "..")) or ":" in folder or "\0" in folder:
            raise ValueError(TranslatableText("{}: a folder within that of the model expected", name))
        found |= dict.fromkeys(rows - {NONE}, folder)
    return found


def _new_paths(paths: Sequence[str], folders: Mapping[int, str]) -> dict[int, str]:
    """The path of each texture in its folder, with slashes as the model has them."""
    backslash = any("\\" in path for path in paths)
    new = {}
    for row, folder in folders.items():
        name = posixpath.basename(paths[row].strip("\0 ").replace("\\", "/"))
        path = posixpath.normpath(posixpath.join(folder, name))
        if name not in ("", ".", ".."):
            new[row] = path.replace("/", "\\") if backslash else path
    return new


def _refuse_meeting(new: Mapping[int, str], files: Mapping[int, str]) -> None:
    """ValueError where several files would have the same path on Windows."""
    first: dict[str, int] = {}
    meeting: dict[str, None] = {}
    for row in sorted(new):
        other = first.setdefault(path_key(new[row]), row)
        if files[other] != files[row]:
            meeting[new[row]] = None
    if meeting:
        raise ValueError(TranslatableText("several files would have the same name: {}", _listed(list(meeting))))


def _leads_to(locator: TexturePlaces, path: str, file: Path) -> bool:
    """Return whether a path leads to the file, or to one that holds the same. ValueError where another one is there."""
    found = locator.locate(path)
    if found is None or found.match in RELOCATED:
        return False
    try:
        if os.path.samefile(found.path, file) or _are_equal_files(found.path, file):
            return True
    except OSError as error:
        raise ValueError(TranslatableText("{}: {}", error.filename or path, error.strerror or str(error))) from error
    raise ValueError(TranslatableText("there is another file {}", path))


def _are_equal_files(one: Path, other: Path) -> bool:
    return one.stat().st_size == other.stat().st_size and one.read_bytes() == other.read_bytes()


def _copy_files(copies: Sequence[tuple[Path, Path]], report: Report) -> None:
    """Make copies, each told with its original: all of them or none. ValueError says which one cannot be written."""
    made: list[Path] = []
    try:
        for target, file in copies:
            report(len(made) / len(copies), "")
            for folder in reversed([folder for folder in target.parents if not folder.exists()]):
                folder.mkdir()
                made.append(folder)
            with file.open("rb") as original, target.open("xb") as copy:
                made.append(target)
                shutil.copyfileobj(original, copy)
            shutil.copystat(file, target)
    except BaseException as error:
        _delete_made(made)
        if isinstance(error, OSError):
            reason = TranslatableText("{}: {}", error.filename or "", error.strerror or str(error))
            raise ValueError(reason) from error
        raise


def _delete_made(made: Sequence[Path]) -> None:
    """Delete files and folders that were just made, the last first; a folder stays that others put something into."""
    for path in reversed(made):
        with suppress(OSError):
            if path.is_dir():
                path.rmdir()
            else:
                path.unlink()


def _changed(paths: Sequence[str], new: Mapping[int, str]) -> dict[int, str]:
    """The new paths, less those that mean the same file as the old ones."""
    return {row: path for row, path in sorted(new.items()) if path_key(path) != path_key(paths[row])}


def _listed(names: Sequence[str]) -> str:
    return ", ".join([*names[:MOST_NAMES], *["…"] * (len(names) > MOST_NAMES)])


@operation(
    "textures.sort-folders",
    "Sort textures into folders",
    "Changes the paths of all textures that materials use to tex/…, sph/… and toon/…, by their use, and"
    " optionally copies the files there. No file is moved, overwritten or deleted.",
    tables=("textures",),
    parameters=SortTextures,
    prepare=sorted_textures,
    previews=False,
    scope=Scope.ALL,
)
def sort_folders(edit: Edit, context: OperationContext, parameters: SortTextures) -> Result:
    """Write the new paths; the files are copied afterwards."""
    prepared: SortedTextures = context.prepared
    rows = np.array(list(prepared.paths), np.intp)
    edit.set(edit.model.textures, rows, Texture.path, list(prepared.paths.values()))
    text_ = TranslatableText("Textures sorted: {:,}; files copied: {:,}", len(rows), len(prepared.copies))
    missing = TranslatableText("Not sorted, as their files are not found: {}", _listed(prepared.missing))
    expected = TranslatableText(
        "No files were copied; the program finds them, but MMD will look for: {}", _listed(prepared.expected)
    )
    warnings = [warning for warning, some in ((missing, prepared.missing), (expected, prepared.expected)) if some]
    copy = partial(_copy_files, prepared.copies) if prepared.copies else None
    return Result(text_, {"textures": rows} if len(rows) else {}, tuple(warnings), after=copy)
