"""The model's own names and comments, and how many additional UVs its file has (PMX 2.0: モデル情報, PMXヘッダ)."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import Attribute, Row, integer, text


@dataclass(frozen=True, slots=True)
class Info(Row):
    name: Attribute[str] = text("Name", help="The model's name, as MMD shows it in its list of models.")
    name_en: Attribute[str] = text("English name", help="The name that MMD shows where its menus are English.")
    comment: Attribute[str] = text("Comment", help="Shown by MMD when the model is loaded; lines end in CR LF.")
    comment_en: Attribute[str] = text("English comment", help="The comment that MMD shows where its menus are English.")
    additional_uvs: Attribute[int] = integer(
        "Additional UVs",
        minimum=0,
        maximum=4,
        help="How many additional UVs (追加UV) each vertex has in the file. Values beyond the count are not saved.",
    )
