"""Reads and writes material libraries (MTL)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from editor.formats.mesh_exchange import TextureTable, plain_material
from editor.formats.text_decoding import decoded
from editor.model.fields import NONE
from editor.model.materials import Material
from editor.model.model import Model

# Options before the file of a texture, and how many words follow each.
OPTIONS = {
    "-blendu": 1,
    "-blendv": 1,
    "-boost": 1,
    "-bm": 1,
    "-cc": 1,
    "-clamp": 1,
    "-imfchan": 1,
    "-texres": 1,
    "-type": 1,
    "-mm": 2,
}
VECTORS = ("-o", "-s", "-t")  # one to three numbers follow

PLAIN_AMBIENT = 0.4  # of the diffuse colour: with MMD's light the material shows just that (mmd-semantics §6.2)


@dataclass(slots=True)
class Entry:
    """A material of a library; None for values that it does not have."""

    diffuse: tuple[float, ...] | None = None
    ambient: tuple[float, ...] | None = None
    specular: tuple[float, ...] | None = None
    shininess: float | None = None
    alpha: float = 1.0
    texture: str = ""


def read_library(data: bytes) -> dict[str, Entry]:
    """The materials of a library by name. What cannot be understood is passed over."""
    entries: dict[str, Entry] = {}
    current = Entry()
    for line in decoded(data).replace("\\\n", " ").splitlines():
        keyword, _, rest = line.strip().replace("\t", " ").partition(" ")
        if keyword == "newmtl":
            current = entries.setdefault(rest.strip(), Entry())
        else:
            _read_statement(current, keyword.lower(), rest.strip())
    _forget_constant_ambient(list(entries.values()))
    return entries


def _read_statement(entry: Entry, keyword: str, rest: str) -> None:
    try:
        match keyword:
            case "kd":
                entry.diffuse = _color(rest)
            case "ka":
                entry.ambient = _color(rest)
            case "ks":
                entry.specular = _color(rest)
            case "ns":
                entry.shininess = float(rest.split()[0])
            case "d":
                entry.alpha = float(rest.removeprefix("-halo").split()[0])
            case "tr":
                entry.alpha = 1 - float(rest.split()[0])
            case "map_kd":
                entry.texture = _texture_file(rest)
    except (ValueError, IndexError):
        return


def _color(rest: str) -> tuple[float, ...]:
    """Three numbers; one alone stands for all. ValueError for anything else."""
    numbers = [float(part) for part in rest.split()[:3]]
    if len(numbers) == 1:
        numbers *= 3
    if len(numbers) != 3:
        raise ValueError
    return tuple(numbers)


def _texture_file(rest: str) -> str:
    """The file of a texture, after its options; names may have spaces."""
    words = rest.split(" ")
    while words and words[0] in (*OPTIONS, *VECTORS, ""):
        option = words.pop(0)
        if option in VECTORS:
            for _ in range(3):
                if words and _is_number(words[0]):
                    words.pop(0)
        del words[: OPTIONS.get(option, 0)]
    return " ".join(words).strip().strip('"')


def _is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True


def _forget_constant_ambient(entries: list[Entry]) -> None:
    """Blender and others write the same white or black for every material, which says nothing."""
    constant = {entry.ambient for entry in entries}
    if constant in ({(1.0, 1.0, 1.0)}, {(0.0, 0.0, 0.0)}):
        for entry in entries:
            entry.ambient = None


def material_of(name: str, entry: Entry, textures: TextureTable) -> Material:
    """The material of an entry, its texture put into the table."""
    r, g, b = entry.diffuse or (1.0, 1.0, 1.0)
    ambient = entry.ambient or tuple(PLAIN_AMBIENT * part for part in (r, g, b))
    return plain_material(
        name,
        diffuse=(r, g, b, entry.alpha),
        ambient=ambient,
        specular=entry.specular or (0.0, 0.0, 0.0),
        shininess=5.0 if entry.shininess is None else entry.shininess,
        texture=textures.row(entry.texture),
    )


def library_lines(model: Model, names: list[str]) -> Iterator[str]:
    """The lines of a library with every material of the model."""
    for name, material in zip(names, model.materials, strict=True):
        *diffuse, alpha = material.diffuse
        yield f"newmtl {name}"
        yield f"Kd {_numbers(diffuse)}"
        yield f"Ka {_numbers(material.ambient)}"
        yield f"Ks {_numbers(material.specular)}"
        yield f"Ns {_numbers([material.shininess])}"
        yield f"d {_numbers([alpha])}"
        yield "illum 2"
        if material.texture != NONE:
            yield f"map_Kd {model.textures[material.texture].path.replace(chr(92), '/')}"
        yield ""


def _numbers(values: list[float] | tuple[float, ...]) -> str:
    return " ".join(f"{value:.9g}" for value in values)
