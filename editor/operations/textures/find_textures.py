"""Finds the files of textures that are missing in another folder, and has the paths lead there."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import file_parameter
from editor.model.materials import Texture
from editor.operations.operation import OperationContext, Report, Result, operation
from editor.operations.queries.faults import file_of
from editor.texture_paths import TexturePlaces, leads_out, seen_from

NAMED = 5  # paths that a warning lists


@dataclass(frozen=True, slots=True)
class FindTextures:
    folder: str = file_parameter(
        "Folder", target="folder", help="The folder in which the files are searched, and in the folders within it."
    )


@dataclass(frozen=True, slots=True)
class FoundTextures:
    """The new paths by row, and the paths whose files are not found there either."""

    paths: dict[int, str]
    lost: list[str]


def find_files(context: OperationContext, parameters: FindTextures, report: Report) -> FoundTextures:
    """Search the files of the textures that have none."""
    if context.folder is None:
        raise ValueError(TranslatableText("the model has no folder yet: save it first"))
    searched = Path(parameters.folder)
    if not parameters.folder or not searched.is_dir():
        raise ValueError(TranslatableText("there is no folder {}", repr(parameters.folder)))
    here, there = TexturePlaces(context.folder), TexturePlaces(searched)
    paths = {row: context.model.textures[row].path for row in _chosen(context)}
    missing = {row: path for row, path in paths.items() if file_of(path, here.locate(path)) is None}
    found = {row: some.path for row, path in missing.items() if (some := there.locate(path)) is not None}
    return FoundTextures(
        {row: _path_to(file, here.folder, missing[row]) for row, file in found.items()},
        [path for row, path in missing.items() if row not in found],
    )


def _chosen(context: OperationContext) -> list[int]:
    rows = context.of("textures").tolist() or range(len(context.model.textures))
    return [row for row in rows if context.model.textures[row].path.strip("\0 ")]


def _path_to(file: Path, folder: Path, old: str) -> str:
    """The path of a file from the folder of the model, with the slashes of the old one; from the root on elsewhere."""
    return seen_from(folder, file).replace(os.sep, "\\" if "\\" in old else "/")


@operation(
    "textures.find",
    "Find missing files in a folder",
    "Searches the files of the textures that are missing in a folder and in those within it, by their names, and"
    " corrects the paths. The files stay where they are.",
    tables=("textures",),
    parameters=FindTextures,
    prepare=find_files,
    previews=False,
)
def find_textures(edit: Edit, context: OperationContext, parameters: FindTextures) -> Result:
    """Write the paths of the files that were found."""
    found: FoundTextures = context.prepared
    if not found.paths:
        why = TranslatableText("none of the missing files is in {}", parameters.folder)
        raise ValueError(why if found.lost else TranslatableText("no file of a texture is missing"))
    rows = list(found.paths)
    edit.set(edit.model.textures, rows, Texture.path, list(found.paths.values()))
    outside = [path for path in found.paths.values() if leads_out(path)]
    warnings = []
    if found.lost:
        lost = len(found.lost), _named(found.lost)
        warnings.append(TranslatableText("Files that are not found there either ({:,}): {}", *lost))
    if outside:
        others = len(outside), _named(outside)
        warnings.append(
            TranslatableText("Files outside of the folder of the model, which others will not find ({:,}): {}", *others)
        )
    text = TranslatableText("Files found: {0:,} of {1:,}", len(rows), len(rows) + len(found.lost))
    return Result(text, {"textures": np.array(rows, np.intp)}, tuple(warnings))


def _named(paths: list[str]) -> str:
    return ", ".join(paths[:NAMED]) + " …" * (len(paths) > NAMED)
