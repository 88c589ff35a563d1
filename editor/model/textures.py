"""Entries of the texture table (PMX 2.0: テクスチャ)."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import Attribute, Row, text


@dataclass(frozen=True, slots=True)
class Texture(Row):
    path: Attribute[str] = text(
        "Path",
        help="The path of the file, relative to the model. The shared toons toon01.bmp to toon10.bmp are not listed"
        " here.",
    )
