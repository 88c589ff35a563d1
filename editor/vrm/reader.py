"""Reads a VRM: the model that glTF holds, as MMD has it."""

from __future__ import annotations

from editor.formats.binary import FileBuffer
from editor.formats.content import ExtractedFiles
from editor.formats.gltf import reader as gltf_reader
from editor.formats.gltf.reader import UNITS
from editor.formats.progress import Progress
from editor.messages import Messages
from editor.model.model import Model


def read(
    buffer: FileBuffer, messages: Messages, progress: Progress, *, scale: float = UNITS
) -> tuple[Model, ExtractedFiles | None]:
    """The model, and its pictures. `scale` is how many units one metre is."""
    return gltf_reader.read(buffer, messages, progress, scale=scale)
