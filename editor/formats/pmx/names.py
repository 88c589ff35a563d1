"""The short texts of a PMX file: model names and comments and texture paths (PMX 2.0: モデル情報, テクスチャ)."""

from __future__ import annotations

from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.model.info import Info
from editor.model.textures import Texture


def read_info(c: PmxReader) -> Info:
    name, name_en = c.texts()
    comment, comment_en = c.texts()
    return Info(name, name_en, comment, comment_en, c.header.additional_uvs)


def write_info(s: PmxWriter, info: Info) -> None:
    s.texts(info.name, info.name_en)
    s.texts(info.comment, info.comment_en)


def read_texture(c: PmxReader) -> Texture:
    return Texture(c.text())


def write_texture(s: PmxWriter, texture: Texture) -> None:
    s.texts(texture.path)
