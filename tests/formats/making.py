"""Makes models for the tests of formats: one with something in every declared field, found by the declarations."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from editor import formats
from editor.formats import Content, registry
from editor.formats.binary import FileBuffer
from editor.formats.pmx.header import PmxExtra
from editor.formats.progress import NoProgress
from editor.messages import Messages
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.fields import Field, Kind, fields_of
from editor.model.materials import Material, ToonKind
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import OFFSET_TYPES, Morph, MorphKind

ROWS = 6  # of every table, so that references to rows 0 to 5 are right


def full_model() -> Model:
    """Every declared field of every row type has another value than its default wherever it applies."""
    model = _full_model().snapshot()
    for table in (model.vertices, model.faces):
        for name in table.arrays:
            table.writable(name)  # the test may write to the arrays
    return model


@cache
def _full_model() -> Model:
    model = Model()
    counter = itertools.count(1)
    model.info.records[:] = [replace(_record(type(model.info[0]), counter), additional_uvs=4)]
    for name in ("textures", "frames", "rigid_bodies", "joints", "soft_bodies"):
        table = model.tables[name]
        table.records += [_record(table.row_type, counter) for _ in range(ROWS)]
    model.materials.records += [_material(counter, row % 2) for row in range(ROWS)]
    model.bones.records += [_bone(counter, row % 2 == 0) for row in range(ROWS)]
    model.morphs.records += [_morph(counter, kind) for kind in MorphKind]
    model.vertices.fill(ROWS, **_vertices(counter))
    rows = np.arange(ROWS)
    model.faces.fill(ROWS, vertices=np.stack((rows, rows[::-1], rows), axis=1), material=rows)
    return model


def _record(row_type: type, counter: Iterator[int]) -> Any:
    return row_type(**{field.name: value_for(field, counter) for field in fields_of(row_type)})


def _bone(counter: Iterator[int], tail_is_bone: bool) -> Bone:
    """All that a bone may have, with the one or the other kind of tail."""
    flags = BoneFlags(0x3FFF if tail_is_bone else 0x3FFE)
    bone = replace(_record(Bone, counter), flags=flags)
    return replace(bone, tail_offset=(0.0, 0.0, 0.0)) if tail_is_bone else replace(bone, tail_bone=-1)


def _material(counter: Iterator[int], toon: int) -> Material:
    material = replace(_record(Material, counter), toon_kind=ToonKind(toon))
    return replace(material, toon_texture=-1) if toon else replace(material, shared_toon=0)


def _morph(counter: Iterator[int], kind: MorphKind) -> Morph:
    row_type = OFFSET_TYPES[kind]
    offsets = Columns.of(row_type, [_record(row_type, counter) for _ in range(3)])
    return replace(_record(Morph, counter), kind=kind, offsets=offsets)


def _vertices(counter: Iterator[int]) -> dict[str, np.ndarray]:
    """One vertex of each weight type, and one more; what a weight type does not store has its default."""
    deform = np.array([0, 1, 2, 3, 4, 3], np.uint8)
    columns = {}
    for field in fields_of(Model().vertices.row_type):
        values = [value_for(field, counter) for _ in range(ROWS)]
        columns[field.name] = np.array(values, field.dtype).reshape(ROWS, *field.shape)
    used = np.array([1, 2, 4, 2, 4])[deform][:, None] > np.arange(4)
    columns["bones"] = np.where(used, columns["bones"], -1)
    columns["weights"][deform == Deform.BDEF1] = (1, 0, 0, 0)
    for pair in np.flatnonzero((deform == Deform.BDEF2) | (deform == Deform.SDEF)):
        columns["weights"][pair] = (0.25, 0.75, 0, 0)
    for name in ("sdef_c", "sdef_r0", "sdef_r1"):
        columns[name][deform != Deform.SDEF] = 0
    return {**columns, "deform": deform}


def value_for(field: Field, counter: Iterator[int]) -> Any:
    """A value that is not the default of the field, another one each time where there are many."""
    number = next(counter)
    match field.kind:
        case Kind.TEXT:
            return f"名前{number}"
        case Kind.SWITCH:
            return True
        case Kind.INTEGER:
            return 1 + number % int(min(field.maximum or 100, 100))
        case Kind.CHOICE:
            return [member for member in field.type if member != field.default][number % (len(field.type) - 1)]
        case Kind.FLAGS:
            return field.type(sum(field.type))
        case Kind.GROUPS:
            return number % 0xFFFE
        case Kind.REFERENCE:
            return (number % ROWS) if field.size == 1 else tuple((number + slot) % ROWS for slot in range(field.size))
        case Kind.RECORDS:
            return tuple(_record(item, counter) for item in field.items for _ in range(2))
        case Kind.COLUMNS:
            return Columns.of(field.items[0], [_record(field.items[0], counter) for _ in range(2)])
    values = tuple(number + 0.5 + 0.25 * part for part in range(field.size))
    return values[0] if field.size == 1 else values


def full_content(**extra: Any) -> Content:
    return Content(full_model(), extra=PmxExtra(**{"version": 2.1, **extra}))


def saved(content: Content, folder: Path, **options: Any) -> bytes:
    """The bytes that saving the content gives."""
    path = folder / "saved.pmx"
    formats.save(content, path, **options)
    return path.read_bytes()


def loaded(data: bytes) -> Content:
    """What is in the bytes of a PMX file. They are copied, so that nothing can write to them."""
    messages = Messages()
    content = registry.read(".pmx", FileBuffer(np.frombuffer(data, np.uint8).copy()), messages, NoProgress())
    assert isinstance(content, Content)
    content.warnings = list(messages)
    return content


def assert_same(a: Model, b: Model) -> None:
    """Every field of every row is the same, to the bit."""
    for name, table in a.tables.items():
        other = b.tables[name]
        assert len(table) == len(other), name
        for field in table.fields:
            if hasattr(table, "records"):
                values = [table.value(row, field.name) for row in range(len(table))]
                assert values == [other.value(row, field.name) for row in range(len(other))], (name, field.name)
            else:
                assert table[field.name].tobytes() == other[field.name].tobytes(), (name, field.name)
