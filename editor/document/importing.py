"""Takes a loaded model into a document: appended to it, or its shape or UVs in the place of the document's own."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from editor.document.document import Document
from editor.formats import Content
from editor.formats.side_files import copy_bundled_textures
from editor.late_imports import imported
from editor.messages import Message, TranslatableText
from editor.model.edit import Edit

if TYPE_CHECKING:
    from editor.operations.model.merge_model import MergeResult

MERGE, WHOLE = "editor.operations.model.merge_model", "editor.operations.model.whole_model"


class ImportMode(Enum):
    """The use of an imported model."""

    NEW = auto()
    APPEND = auto()
    SHAPE = auto()  # positions and normals
    UV = auto()
    GEOMETRY = auto()  # all of the mesh, by an operation that has a form
    UPDATE = auto()  # rows of a CSV file by their names and numbers


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """Options of an import. `merges_bones` (APPEND): bones of the same name become one; `scale`: of all lengths."""

    mode: ImportMode = ImportMode.NEW
    merges_bones: bool = True
    scale: float = 1.0


def rescale(content: Content, factor: float) -> None:
    """Multiply all lengths of a model that no document has yet."""
    if factor != 1:
        with Edit(content.model) as edit:
            imported(WHOLE).scale(edit, factor)


def fits(document: Document, content: Content) -> bool:
    """Return whether vertices can take over what those of `content` have: there are as many."""
    return len(document.model.vertices) == len(content.model.vertices)


def take_in(document: Document, content: Content, options: ImportOptions, name: TranslatableText) -> MergeResult:
    """Import into the document as one step of this name. ValueError when the numbers of vertices differ."""
    rescale(content, options.scale)
    folder, other_folder = _folders(document, content)
    merging, whole = imported(MERGE), imported(WHOLE)
    result: MergeResult = merging.MergeResult()
    with document.edit(name, refuses=False) as edit:
        if options.mode is ImportMode.APPEND:
            merges = options.merges_bones
            result = merging.merge_model(
                edit, content.model, merge_bones=merges, folder=folder, other_folder=other_folder
            )
        else:
            replace = whole.replace_shape if options.mode is ImportMode.SHAPE else whole.replace_uvs
            replace(edit, content.model)
    return result


def bring_textures(document: Document, content: Content) -> list[Message]:
    """Put what was unpacked with `content` where the document finds it: beside its file, or until it has one, kept.

    What could not be put there. OSError where nothing can be written.
    """
    if content.extracted is None:
        return []
    folder = document.content.folder
    if folder is not None:
        return copy_bundled_textures(content.model, content.extracted, folder)
    document.content = dataclasses.replace(document.content, extracted=content.extracted)
    document.path_changed.emit()
    return []


def _folders(document: Document, content: Content) -> tuple[Path | None, Path | None]:
    """Between which folders paths of textures are translated; those of unpacked ones stay."""
    return (None, None) if content.extracted is not None else (document.content.folder, content.folder)
