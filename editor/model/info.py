"""The model's own names and comments, and how many additional UVs its file has (PMX 2.0: モデル情報, PMXヘッダ)."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import integer, text


@dataclass(frozen=True, slots=True)
class Info:
    name: str = text("Name")
    name_en: str = text("English name")
    comment: str = text("Comment", help="Shown by MMD when the model is loaded; lines end in CR LF.")
    comment_en: str = text("English comment")
    additional_uvs: int = integer(
        "Additional UVs",
        minimum=0,
        maximum=4,
        help="How many additional UVs each vertex has in the file. Values beyond the count are not saved.",
    )
