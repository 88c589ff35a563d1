"""Makes materials of the MeshMaterialList blocks of a DirectX file."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from editor.formats.mesh_exchange import TextureTable, plain_material
from editor.formats.text_decoding import decoded
from editor.formats.x.tokens import REFERENCE, Block
from editor.math3d.arrays import Int64Array
from editor.model.fields import NONE
from editor.model.materials import Material, SphereMode

# Of a texture that is a sphere map, by its extension (mmd-semantics §1.8).
SPHERES = {".sph": SphereMode.MULTIPLY, ".spa": SphereMode.ADD}
SEPARATOR = "*"  # between a texture and a sphere map
UNNAMED = "材質"


@dataclass(slots=True)
class MaterialTable:
    """The materials as they are found. One that several meshes refer to by name is one."""

    shared: dict[str, Block]
    textures: TextureTable = field(default_factory=TextureTable)
    materials: list[Material] = field(default_factory=list)
    _rows: dict[str, int] = field(default_factory=dict)

    def rows(self, mesh: Block, polygons: int) -> Int64Array:
        """(polygons,) the material of each polygon of a mesh."""
        listed = next(mesh.inner("MeshMaterialList"), Block(""))
        rows = [self._row(block) for block in listed.inner("Material", REFERENCE)] or [self._add(Block("Material"))]
        numbers = np.nan_to_num(listed.numbers[2:], posinf=0, neginf=0).astype(np.int64)
        chosen = np.zeros(polygons, np.int64)
        if len(numbers) == 1:
            chosen[:] = numbers[0]  # one for all
        else:
            chosen[: len(numbers)] = numbers[:polygons]
        return np.array(rows)[np.where((chosen < 0) | (chosen >= len(rows)), 0, chosen)]

    def _row(self, block: Block) -> int:
        if block.kind != REFERENCE:
            return self._add(block)
        if block.name not in self._rows:
            self._rows[block.name] = self._add(self.shared.get(block.name, Block("Material", block.name)))
        return self._rows[block.name]

    def _add(self, block: Block) -> int:
        self.materials.append(self._material(block))
        return len(self.materials) - 1

    def _material(self, block: Block) -> Material:
        """Make a material; the emissive colour of the format is the ambient colour of MMD (mmd-semantics §6.2)."""
        numbers = np.full(11, np.nan)
        given = block.numbers[:11]
        numbers[: len(given)] = given
        defaults = (1, 1, 1, 1, 5, 0, 0, 0, 0, 0, 0)
        r, g, b, a, power, sr, sg, sb, *emissive = np.where(np.isfinite(numbers), numbers, defaults).tolist()
        texture, sphere, mode = self._textures(block)
        return plain_material(
            block.name or f"{UNNAMED}{len(self.materials) + 1}",
            diffuse=(r, g, b, a),
            specular=(sr, sg, sb),
            shininess=power,
            ambient=tuple(emissive),
            texture=texture,
            sphere_texture=sphere,
            sphere_mode=mode,
        )

    def _textures(self, block: Block) -> tuple[int, int, SphereMode]:
        """The rows of texture and sphere map: the one name stands for both, with a separator between them."""
        texture, sphere, mode = NONE, NONE, SphereMode.OFF
        inner = next(block.inner("TextureFilename", "TextureFileName"), None)
        for part in decoded(inner.texts[0]).split(SEPARATOR) if inner is not None and inner.texts else ():
            kind = SPHERES.get(part.strip().lower()[-4:])
            row = self.textures.row(part.strip())
            if kind is None:
                texture = row
            else:
                sphere, mode = row, kind
        return texture, sphere, mode
