"""The codec and the declarations: every declared field survives being saved and loaded."""

from dataclasses import replace

import numpy as np
import pytest

from editor.formats import Content
from editor.model.fields import fields_of
from editor.model.model import Model
from tests.formats.making import assert_same, full_content, full_model, loaded, saved


def set_somewhere(rows, field) -> bool:
    """Whether a row that the field means anything for has another value than its default."""
    values = (getattr(row, field.name) for row in rows if field.applies is None or field.applies(row))
    return any(value != field.default for value in values)


def all_rows(model: Model):
    """(row type, rows) of every table and of everything nested."""
    for table in model.tables.values():
        rows = list(table.rows(slice(None))) if hasattr(table, "arrays") else table.records
        yield table.row_type, rows
        for field in table.fields:
            nested = [item for row in rows if field.items for item in getattr(row, field.name)]
            for row_type in field.items:
                yield row_type, [item for item in nested if type(item) is row_type]


def test_the_full_model_is_full():
    for row_type, rows in all_rows(full_model()):
        for field in fields_of(row_type):
            assert rows, row_type
            assert set_somewhere(rows, field), (row_type, field.name)


@pytest.mark.parametrize("encoding", ["utf16", "utf8"])
def test_every_field_survives(tmp_path, encoding):
    content = full_content(encoding=encoding)
    again = loaded(saved(content, tmp_path))
    assert not again.warnings
    assert_same(content.model, again.model)
    assert (again.extra.version, again.extra.encoding) == (pytest.approx(2.1), encoding)


def test_saving_twice_gives_the_same_bytes(tmp_path):
    first = saved(full_content(settings=b"\x07\x08", trailing=b"after"), tmp_path)
    again = loaded(first)
    assert (again.extra.settings, again.extra.trailing) == (b"\x07\x08", b"after")
    assert saved(again, tmp_path) == first


def test_unused_columns_take_no_memory(tmp_path):
    content = full_content()
    vertices = content.model.vertices
    kept = {name: vertices[name] for name in ("position", "normal", "uv", "bones", "weights", "edge_scale", "uv3")}
    vertices.fill(len(vertices), **{**kept, "deform": np.zeros(len(vertices), np.uint8)})
    again = loaded(saved(content, tmp_path)).model
    stored = {field.name for field in vertices.fields if again.vertices.stores(field.name)}
    assert stored == {*kept, "deform"}
    assert again.info[0].additional_uvs == 4


def test_values_that_the_format_does_not_name_are_kept(tmp_path):
    content = full_content()
    model = content.model
    material, body, joint, morph = model.materials[1], model.rigid_bodies[0], model.joints[0], model.morphs[0]
    model.materials.records[1] = replace(material, sphere_mode=type(material.sphere_mode)(255))
    model.materials.records[0] = replace(model.materials[0], toon_kind=type(material.toon_kind)(2), toon_texture=3)
    model.rigid_bodies.records[0] = replace(body, shape=type(body.shape)(9), mode=type(body.mode)(7), group=200)
    model.joints.records[0] = replace(joint, kind=type(joint.kind)(6))
    model.morphs.records[0] = replace(morph, panel=type(morph.panel)(8))
    again = loaded(saved(content, tmp_path)).model
    assert again.materials[1].sphere_mode == 255
    assert not again.materials[1].sphere_mode.known
    assert (again.materials[0].toon_kind, again.materials[0].toon_texture) == (2, 3)
    assert (again.rigid_bodies[0].shape, again.rigid_bodies[0].mode, again.rigid_bodies[0].group) == (9, 7, 200)
    assert again.joints[0].kind == 6
    assert again.morphs[0].panel == 8


@pytest.mark.parametrize(("count", "size"), [(127, 1), (128, 2), (32767, 2), (32768, 4)])
def test_index_sizes_follow_the_counts(tmp_path, count, size):
    model = Model()
    bone = full_model().bones[0]
    model.bones.records += [replace(bone, name="", parent=-1, ik_links=())] * count
    again = loaded(saved(Content(model), tmp_path))
    assert again.extra.index_sizes["bone"] == size
    assert again.model.bones.records == model.bones.records


@pytest.mark.parametrize(("count", "size"), [(255, 1), (256, 2), (65535, 2), (65536, 4)])
def test_vertex_indices_are_unsigned(tmp_path, count, size):
    model = Model()
    model.vertices.fill(count, position=np.ones((count, 3), np.float32))
    model.faces.fill(1, vertices=[[0, count - 1, count // 2]])
    again = loaded(saved(Content(model), tmp_path))
    assert again.extra.index_sizes["vertex"] == size
    assert again.model.faces["vertices"].tolist() == [[0, count - 1, count // 2]]


def test_the_model_is_not_changed_by_saving(tmp_path):
    content = full_content()
    saved(content, tmp_path, pmx_version="2.0")
    assert_same(content.model, full_model())


def test_columns_of_a_record_do_not_hold_the_file(tmp_path):
    morphs = loaded(saved(full_content(), tmp_path)).model.morphs
    columns = [morph.offsets[field.name] for morph in morphs for field in fields_of(morph.offsets.row_type)]
    assert all(len(column) == 3 for column in columns)
    assert all(column.base is None or column.base.base is None for column in columns)


def test_extra_of_another_format_is_ignored(tmp_path):
    again = loaded(saved(replace(full_content(), extra=object()), tmp_path))
    assert (again.extra.encoding, again.extra.settings, again.extra.trailing) == ("utf16", b"", b"")
