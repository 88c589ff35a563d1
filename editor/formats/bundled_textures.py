"""Takes along, when a model is saved, the textures that came with it out of one file."""

from __future__ import annotations

import shutil
from pathlib import Path

from editor.formats.atomic_write import atomic_write
from editor.formats.content import Loss
from editor.formats.extracted_files import ExtractedFiles
from editor.formats.filenames import is_harmless
from editor.model.model import Model
from editor.model.translatable_text import TranslatableText
from editor.texture_paths import TexturePlaces


def copy_bundled_textures(model: Model, unpacked: ExtractedFiles, folder: Path) -> list[Loss]:
    """Copy the unpacked textures that the model names to where they belong beside a file in `folder`.

    Another file that is there stays, and the texture is told as lost. OSError where a file cannot be written.
    """
    losses = []
    places = TexturePlaces(unpacked.folder)
    for row, texture in enumerate(model.textures):
        found = places.locate(texture.path)
        if found is None or not _lies_in(found.path, unpacked.root):
            continue
        target = _target_path(folder, texture.path)
        if target is None:
            losses.append(
                Loss(
                    "textures",
                    row,
                    "path",
                    TranslatableText("not copied: its path leads out of the folder of the model"),
                )
            )
        elif not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            with atomic_write(target) as copy, open(found.path, "rb") as original:
                shutil.copyfileobj(original, copy)
        elif target.read_bytes() != found.path.read_bytes():
            losses.append(
                Loss("textures", row, "path", TranslatableText("not copied: there is another file {}", target))
            )
    return losses


def _target_path(folder: Path, path: str) -> Path | None:
    """Where a texture belongs; None where that is not within the folder."""
    parts = [part for part in path.replace("\\", "/").split("/") if part not in ("", ".")]
    return folder.joinpath(*parts) if all(map(is_harmless, parts)) else None


def _lies_in(file: Path, folder: Path) -> bool:
    return file.resolve().is_relative_to(folder.resolve())
