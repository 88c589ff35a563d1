"""Cleans the table of textures: those that nothing uses, those that are there twice, paths from other computers."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath

import numpy as np

from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE, choice, switch
from editor.model.materials import Material, Texture
from editor.model.references import referring
from editor.operations.choices import PathStyle
from editor.operations.operation import OperationContext, Report, Result, Scope, operation
from editor.operations.queries.faults import file_of
from editor.operations.queries.selection import unused_rows
from editor.texture_paths import RELOCATED, LocatedFile, TexturePlaces, path_key


@dataclass(frozen=True, slots=True)
class CleanTextures:
    unused: bool = switch("Unused", True, help="Removes textures that no material uses.")
    duplicates: bool = switch(
        "Duplicates",
        True,
        help="Merges textures whose paths differ only in case and slashes, and those whose files are identical.",
    )
    paths: PathStyle = choice(
        "Paths", PathStyle, help="Paths relative to the folder of the model work wherever that folder is."
    )


@dataclass(frozen=True, slots=True)
class TextureContents:
    """Contents of the files of the textures: the digest of each, and its path from the folder of the model.

    None where there is no such file.
    """

    digests: Sequence[bytes | None]
    relative: Sequence[str | None]


def texture_files(context: OperationContext, parameters: CleanTextures, report: Report) -> TextureContents:
    """Look at the files of all textures. Only those are read that are as large as another one."""
    paths = [texture.path for texture in context.model.textures]
    if context.folder is None:
        return TextureContents([None] * len(paths), [None] * len(paths))
    locator = TexturePlaces(context.folder)
    found = [locator.locate(path) for path in paths]
    digests = _digests(found, report) if parameters.duplicates else [None] * len(paths)
    return TextureContents(digests, [_relative_path(*pair, locator.folder) for pair in zip(paths, found, strict=True)])


def _digests(found: Sequence[LocatedFile | None], report: Report) -> list[bytes | None]:
    """The digest of each file that lies where the path says and is as large as another one of its kind."""
    sizes = [_size(some.path) if some is not None and some.match not in RELOCATED else None for some in found]
    digests: list[bytes | None] = []
    for row, (some, size) in enumerate(zip(found, sizes, strict=True)):
        report(row / len(found), "")
        digests.append(_digest(some.path) if some is not None and size is not None and sizes.count(size) > 1 else None)
    return digests


def _size(path: Path) -> int | None:
    try:
        return path.stat().st_size
    except OSError:
        return None


def _digest(path: Path) -> bytes | None:
    """Return a digest of a file's content and its extension: a sphere map is multiplied or added by it."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").digest() + path.suffix.casefold().encode()
    except OSError:  # a file that may not be read
        return None


def _relative_path(path: str, found: LocatedFile | None, folder: Path) -> str | None:
    """The path of a file from the folder of the model, with the slashes of the old one."""
    file = file_of(path, found)
    if file is None:
        return None
    try:
        relative = os.path.relpath(file, folder)
    except ValueError:  # on another drive
        return None
    return relative.replace(os.sep, "\\" if "\\" in path else "/")


@operation(
    "textures.clean",
    "Clean textures",
    "Removes unused textures, merges those that are there twice and, optionally, makes paths relative to the"
    " folder of the model. It works on all textures.",
    tables=("textures",),
    parameters=CleanTextures,
    prepare=texture_files,
    previews=False,
    scope=Scope.ALL,
)
def clean_textures(edit: Edit, context: OperationContext, parameters: CleanTextures) -> Result:
    """Write paths anew, make one of textures that are there twice, and remove those that nothing uses."""
    files: TextureContents = context.prepared
    lost = _write_relative(edit, files.relative) if parameters.paths is PathStyle.RELATIVE else []
    doubles = _merge_duplicates(edit, files.digests) if parameters.duplicates else 0
    gone = np.flatnonzero(unused_rows(edit.model, "textures")) if parameters.unused else ()
    edit.remove(edit.model.textures, gone)
    text = TranslatableText("Textures removed: unused {:,}, duplicates {:,}", len(gone), doubles)
    warning = TranslatableText("Absolute paths whose files are not found: {}", ", ".join(lost))
    return Result(text, warnings=(warning,) if lost else ())


def _write_relative(edit: Edit, relative: Sequence[str | None]) -> list[str]:
    """Write paths that begin at a root, or lead past their file, anew. Returns those whose file is not found."""
    textures = edit.model.textures
    paths = [texture.path for texture in textures]
    new = [
        path if other is None or path_key(path) == path_key(other) else other
        for path, other in zip(paths, relative, strict=True)
    ]
    changed = [row for row, path in enumerate(paths) if path != new[row]]
    edit.set(textures, changed, Texture.path, [new[row] for row in changed])
    return [path for path in new if PureWindowsPath(path).anchor]


def _merge_duplicates(edit: Edit, digests: Sequence[bytes | None]) -> int:
    """Make one of textures with the same path or content. Returns how many go."""
    textures = edit.model.textures
    heirs = _first_alike([path_key(texture.path) for texture in textures], digests)
    gone = np.flatnonzero(heirs != np.arange(len(heirs)))
    _hand_over(edit, heirs)
    edit.remove(textures, gone)
    return len(gone)


def _first_alike(paths: Sequence[str], digests: Sequence[bytes | None]) -> IndexArray:
    """(textures,): the first texture that each one is like, by path or by content, or by way of others."""
    first: dict[Hashable, int] = {}
    heirs = np.arange(len(paths))
    for row, keys in enumerate(zip(paths, digests, strict=True)):
        same = {int(heirs[first[key]]) for key in keys if key in first}
        for other in same:
            heirs[heirs == other] = min(same)
        if same:
            heirs[row] = min(same)
        first |= {key: row for key in keys if key is not None}
    return heirs


def _hand_over(edit: Edit, heirs: IndexArray) -> None:
    """Let materials use the heirs of the textures that they use."""
    materials = edit.model.materials
    for field in referring(Material, "textures"):
        used = [getattr(material, field.name) for material in materials]
        new = [row if row == NONE else int(heirs[row]) for row in used]
        changed = [row for row, texture in enumerate(used) if texture != new[row]]
        edit.set(materials, changed, field.name, [new[row] for row in changed])
