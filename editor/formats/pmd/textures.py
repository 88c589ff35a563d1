"""The texture field of a PMD material, which names a base texture, a sphere texture or both (mmd-semantics §1.8)."""

from __future__ import annotations

from dataclasses import dataclass

from editor.formats.pmd.fixed_width_texts import encoded, text_of
from editor.formats.pmd.structure import NAME
from editor.model.fields import NONE
from editor.model.materials import SphereMode
from editor.model.textures import Texture
from editor.model.translatable_text import TranslatableText

SPHERES = {".sph": SphereMode.MULTIPLY, ".spa": SphereMode.ADD}


@dataclass(frozen=True, slots=True)
class TextureField:
    """What a field names; "" for what it does not."""

    base: str = ""
    sphere: str = ""
    mode: SphereMode = SphereMode.OFF


def parts_of(text: str) -> TextureField:
    """The textures that a field names. Only the extension tells a sphere texture from a base texture."""
    base = sphere = ""
    for part in _pieces(text):
        if _mode(part) is SphereMode.OFF:
            base = base or part
        else:
            sphere = sphere or part
    return TextureField(base, sphere, _mode(sphere))


def _pieces(text: str) -> list[str]:
    """The field at its separator: "*", or "/" of MMD 5.11, which is a folder's unless two textures are around it."""
    if "*" in text:
        return text.split("*")
    left, _, right = text.rpartition("/")
    if _mode(right) is not SphereMode.OFF and "." in left.replace("\\", "/").rpartition("/")[2].strip("."):
        return [left, right]
    return [text]


def _mode(path: str) -> SphereMode:
    return SPHERES.get(path[-4:].lower(), SphereMode.OFF)


SPHERE_LOST = TranslatableText(
    "left out: PMD has 20 bytes for both textures, and tells a sphere texture by .sph or .spa"
)
FOLDERS_LOST = TranslatableText(
    "the path is longer than 20 bytes, and only the file name is kept: put the file beside the model"
)
BASE_LOST = TranslatableText("left out: PMD has 20 bytes of cp932 for the path of a texture")

Lost = tuple[tuple[str, str], ...]  # fields of a material, and what becomes of them


def field_for(parts: TextureField) -> tuple[bytes, Lost]:
    """The best way to write some textures that fits and is read as it is meant, and what is lost.

    File names without folders, for the user to put the files beside the model, are better than nothing.
    """
    plain = TextureField(_file_name(parts.base), _file_name(parts.sphere), parts.mode)
    no_base, no_sphere = ("texture", BASE_LOST), ("sphere_texture", SPHERE_LOST)
    base_folder = (("texture", FOLDERS_LOST),) if plain.base != parts.base else ()
    sphere_folder = (("sphere_texture", FOLDERS_LOST),) if plain.sphere != parts.sphere else ()
    ways: tuple[tuple[TextureField, Lost], ...] = (
        (parts, ()),
        (TextureField(parts.base), (no_sphere,)),
        (plain, base_folder + sphere_folder),
        (TextureField(plain.base), (*base_folder, no_sphere)),
        (TextureField("", plain.sphere, plain.mode), (no_base, *sphere_folder)),
    )
    for way, lost in ways:
        data = _field(way) if way != TextureField(mode=way.mode) else None
        if data is not None:
            return data, lost
    return b"", tuple(loss for loss, path in ((no_base, parts.base), (no_sphere, parts.sphere)) if path)


def _field(parts: TextureField) -> bytes | None:
    """The bytes of a field that is read as these parts; with the other slash where a folder would end the first."""
    text = "*".join(part for part in (parts.base, parts.sphere) if part)
    for wanted, written in ((parts, text), (_with_backslashes(parts), text.replace("/", "\\"))):
        data = encoded(written)
        if len(data) <= NAME and text_of(data) == written and parts_of(written) == wanted:
            return data
    return None


def _with_backslashes(parts: TextureField) -> TextureField:
    return TextureField(parts.base.replace("/", "\\"), parts.sphere.replace("/", "\\"), parts.mode)


def _file_name(path: str) -> str:
    return path.replace("\\", "/").rpartition("/")[2]


class PmdTextureTable:
    """The textures of a model in the making, each once; names that differ in case or slashes are the same file."""

    def __init__(self) -> None:
        self.textures: list[Texture] = []
        self._rows: dict[str, int] = {}

    def row(self, path: str) -> int:
        """The row of a path, NONE for an empty one."""
        if not path:
            return NONE
        row = self._rows.setdefault(path.replace("\\", "/").casefold(), len(self.textures))
        if row == len(self.textures):
            self.textures.append(Texture(path))
        return row
