"""Keeps a model's textures: which files they are, which of those are still to be decoded, and what is on the GPU.

Decoding is for others to do, on a worker or at once: ask for `missing_files`, hand in with `provide`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np

from editor.math3d.arrays import UInt8Array
from editor.model.fields import NONE
from editor.model.materials import Material, SphereMode, has_shared_toon
from editor.model.model import Model
from editor.render.camera import Size
from editor.render.gpu import GpuTexture, largest_texture
from editor.render.graphics import TextureError
from editor.render.textures.texture_files import missing_in, relocated_in, shared_toon, toon_number
from editor.render.textures.textures import fitted_image, mipmaps
from editor.texture_paths import LocatedFile, TexturePlaces

SMALL, LOOKED_AT = 64**2 * 4, 3  # the numbers of an image that is looked at itself; of larger ones that level
WHITE: UInt8Array = np.full((1, 1, 4), 255, np.uint8)
CELLS, CELL = 16, 8  # how many squares of the checker pattern are side by side, and how many pixels wide each is
_IS_DARK = np.kron(np.indices((CELLS, CELLS)).sum(axis=0) % 2, np.ones((CELL, CELL), np.intp))
CHECKERS: UInt8Array = np.array([(255, 190, 255, 255), (190, 80, 200, 255)], np.uint8)[_IS_DARK]
GREY: UInt8Array = np.full((1, 1, 4), (150, 150, 150, 255), np.uint8)
Key = Path | int  # a file, or the number of a shared toon


class Images:
    """The textures of one model, by file, for any number of users whose contexts share: a file is uploaded once."""

    def __init__(self, model: Model, folder: Path | None, *, marks_missing: bool = False) -> None:
        """`marks_missing`: a base texture is a checker pattern where it is missing, and grey until it is provided."""
        self._model = model
        self._marks_missing = marks_missing
        self._checkers: GpuTexture | None = None
        self._grey: GpuTexture | None = None
        self.folder = folder
        self._locator = TexturePlaces(folder) if folder else None
        self._files: dict[str, Path | None] = {}
        self._provided: dict[Path, Sequence[UInt8Array] | None] = {}
        self._sizes: dict[Path, Size] = {}  # of those, as they are in their files
        self._stale: set[Path] = set()  # files that hold something else than was provided
        self._textures: dict[Key, GpuTexture] = {}
        self._white: GpuTexture | None = None
        self._opaque: set[int] = set()  # the names of those that nothing is seen through
        # The files that are drawn smaller than they are, because no more can be drawn: their size, and that.
        self.reduced: dict[Path, tuple[Size, Size]] = {}
        # Those that the GPU had no room for, and why: a plain colour is seen in their place.
        self.refused: dict[Path, TextureError] = {}
        self.version = 0  # grows whenever materials may have other textures than before
        self._users: set[object] = set()

    # -- files -----------------------------------------------------------------

    def look_again(self, folder: Path | None) -> None:
        """Forget where the files were found: the model has moved."""
        self.folder = folder
        self._locator = TexturePlaces(folder) if folder else None
        self._files.clear()
        self.version += 1

    def missing(self) -> list[tuple[int, str]]:
        """The rows of the texture table, and their paths, that no file was found for."""
        return missing_in(self._model, self._locator)

    def relocated(self) -> list[tuple[int, str, LocatedFile]]:
        """The rows of the texture table, and their paths, whose file was found elsewhere than the path says."""
        return relocated_in(self._model, self._locator)

    def missing_files(self) -> list[Path]:
        """The files that materials use and that were not provided yet, in the order of use."""
        keys = [key for material in self._model.materials for key in self._keys(material)]
        files = dict.fromkeys(key for key in keys if isinstance(key, Path))
        there = (self._provided.keys() | self._textures.keys()) - self._stale
        return [file for file in files if file not in there]

    def renew(self, files: Iterable[Path]) -> None:
        """Want these files again, for they were written; what they held before is drawn until they are provided."""
        self._stale.update(file for file in files if file in self._provided or file in self._textures)

    def provide(self, file: Path, levels: Sequence[UInt8Array] | None, size: Size | None = None) -> None:
        """Take over a decoded image, with its `mipmaps`; None when it could not be decoded.

        `size` is that in the file, None for that of the image.
        """
        self._provided[file] = levels
        if levels is not None:
            self._sizes[file] = size or _size(levels[0])
        self._stale.discard(file)
        self.reduced.pop(file, None)
        self.refused.pop(file, None)
        self.version += 1

    def row_of(self, file: Path) -> int:
        """The first row of the texture table that means this file; NONE for none."""
        rows = (row for row, texture in enumerate(self._model.textures) if self._file_of_path(texture.path) == file)
        return next(rows, NONE)

    def _file_of_path(self, path: str) -> Path | None:
        if path not in self._files:
            found = self._locator and self._locator.locate(path)
            self._files[path] = found.path if found else None
        return self._files[path]

    def _keys(self, material: Material) -> list[Key | None]:
        sphere = material.sphere_texture if material.sphere_mode != SphereMode.OFF else NONE
        return [self._key(material.texture), self._key(sphere), self._toon_key(material)]

    def _key(self, row: int) -> Path | None:
        textures = self._model.textures
        return self._file_of_path(textures[row].path) if row != NONE else None

    def _toon_key(self, material: Material) -> Key | None:
        if has_shared_toon(material):
            return int(material.shared_toon)
        file = self._key(material.toon_texture)
        if file is not None or material.toon_texture == NONE:
            return file
        return toon_number(self._model.textures[material.toon_texture].path)

    # -- on the GPU ------------------------------------------------------------

    def use(self, user: object) -> None:
        """Keep everything until this one, too, has released it; comes before `of` and `white`."""
        self._users.add(user)

    def of(self, material: Material) -> tuple[int, int, int]:
        """The names of the base, sphere and toon texture; 0 for those that there are not."""
        base, sphere, toon = (self._texture_name(key) for key in self._keys(material))
        return base or (self._mark(material.texture) if self._marks_missing else 0), sphere, toon

    def _mark(self, row: int) -> int:
        """The name of what is seen in place of a texture; 0 for nothing."""
        if self._is_missing(row):
            if self._checkers is None:
                self._checkers = GpuTexture(mipmaps(CHECKERS))
            return self._checkers.name
        key = self._key(row)
        if key is None or key in self._provided:
            return 0
        if self._grey is None:
            self._grey = GpuTexture([GREY])
            self._opaque.add(self._grey.name)
        return self._grey.name

    def _is_missing(self, row: int) -> bool:
        """Return whether no file is found for a texture, and there is a place where it should be."""
        path = self._model.textures[row].path if row != NONE else ""
        is_named = bool(path.strip("\0 ")) and toon_number(path) is None
        return is_named and self._locator is not None and self._file_of_path(path) is None

    @property
    def white(self) -> int:
        """The name of a texture that is white all over."""
        if self._white is None:
            self._white = GpuTexture([WHITE])
        return self._white.name

    def _texture_name(self, key: Key | None) -> int:
        if key is None:
            return 0
        if key in self._provided and key in self._textures:
            self._textures.pop(key).release()  # the file was written since
        texture = self._textures.get(key)
        if texture is None:
            texture = self._upload(key)
        return texture.name if texture is not None else 0

    def _upload(self, key: Key) -> GpuTexture | None:
        levels = self._provided.get(key) if isinstance(key, Path) else _toon_levels(key)
        if levels is None:
            return None
        try:
            texture = GpuTexture(self._fitted_levels(key, levels))
        except TextureError as error:
            if isinstance(key, Path):
                self._provided[key], self.refused[key] = None, error
            return None
        if isinstance(key, Path):
            del self._provided[key]
        self._textures[key] = texture
        self._opaque.discard(texture.name)  # which may have been another one's
        if _is_opaque(levels):
            self._opaque.add(texture.name)
        return texture

    def is_opaque(self, name: int) -> bool:
        """Return whether the texture of a name that `of` gave, 0 for none, hides all that is behind it."""
        return not name or name in self._opaque

    def _fitted_levels(self, key: Key, levels: Sequence[UInt8Array]) -> Sequence[UInt8Array]:
        """The mip-maps, from the largest size on that the GPU takes; of files that is noted."""
        made = fitted_image(levels[0], largest_texture())
        if isinstance(key, Path) and self._sizes[key] != _size(made):
            self.reduced[key] = (self._sizes[key], _size(made))
        return levels if made is levels[0] else mipmaps(made)

    def release(self, user: object) -> None:
        """Give everything back when nobody else uses it; files are wanted again."""
        self._users.discard(user)
        if self._users:
            return
        for texture in (*self._textures.values(), self._white, self._checkers, self._grey):
            if texture is not None:
                texture.release()
        self._textures.clear()
        self._provided.clear()
        self._stale.clear()
        self._opaque.clear()
        self._white = self._checkers = self._grey = None


def _toon_levels(number: int) -> Sequence[UInt8Array] | None:
    """Return the mip-maps of a shared toon; None for a number that no toon has."""
    toon = shared_toon(number)
    return None if toon is None else mipmaps(toon)


def _is_opaque(levels: Sequence[UInt8Array]) -> bool:
    """Return whether an image has no pixel that cuts something out, which is seen as well in a smaller one."""
    return int(levels[0 if levels[0].size < SMALL else LOOKED_AT][..., 3].min(initial=255)) == 255


def _size(pixels: UInt8Array) -> Size:
    return pixels.shape[1], pixels.shape[0]
