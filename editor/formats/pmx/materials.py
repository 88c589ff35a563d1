"""The materials of a PMX file (PMX 2.0: 材質)."""

from __future__ import annotations

from editor.formats.pmx.faces import CORNERS
from editor.formats.pmx.streams import PmxReader, PmxWriter
from editor.model.fields import NONE
from editor.model.materials import Material, MaterialFlags, SharedToon, SphereMode, ToonKind


def read_material(c: PmxReader) -> tuple[Material, int]:
    """A material, and how many faces it draws."""
    index = c.header.texture
    name, name_en = c.texts()
    r, g, b, a, sr, sg, sb, shininess, *ambient = c.read("4f3ff3f")
    flags, er, eg, eb, ea, edge_size = c.read("B4ff")
    texture, sphere_texture, sphere_mode, toon_kind = c.read(f"{index}{index}BB")
    shared = toon_kind == ToonKind.SHARED
    toon = c.one("B" if shared else index)
    material = Material(
        name,
        name_en,
        (r, g, b, a),
        (sr, sg, sb),
        shininess,
        tuple(ambient),
        MaterialFlags(flags),
        (er, eg, eb, ea),
        edge_size,
        texture,
        sphere_texture,
        SphereMode(sphere_mode),
        ToonKind(toon_kind),
        NONE if shared else toon,
        SharedToon(toon if shared else 0),
        memo=c.text(),
    )
    return material, read_run(c)


def read_run(c: PmxReader) -> int:
    """Read the number of faces that a material draws; the file counts corners."""
    count: int = c.one("i")
    if count < 0 or count % CORNERS:
        c.note("draws {} vertex indices, not a multiple of 3", count)
    return max(0, count) // CORNERS


def write_material(s: PmxWriter, m: Material, faces: int) -> None:
    index = s.header.texture
    s.texts(m.name, m.name_en)
    s.pack("4f3ff3f", *m.diffuse, *m.specular, m.shininess, *m.ambient)
    s.pack("B4ff", m.flags, *m.edge_color, m.edge_size)
    s.pack(f"{index}{index}BB", m.texture, m.sphere_texture, m.sphere_mode, m.toon_kind)
    if m.toon_kind == ToonKind.SHARED:
        s.pack("B", m.shared_toon)
    else:
        s.pack(index, m.toon_texture)
    s.texts(m.memo)
    s.pack("i", faces * CORNERS)
