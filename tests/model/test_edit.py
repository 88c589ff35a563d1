"""What each verb of an Edit does, on small models made for it."""

from __future__ import annotations

import pytest

from editor.model.bones import Bone, IkLink
from editor.model.changes import Action, Change
from editor.model.columns import Columns, Records
from editor.model.edit import MOST_RUNS, Edit
from editor.model.frames import BoneItem, DisplayFrame, MorphItem
from editor.model.history import History
from editor.model.joints import Joint
from editor.model.materials import Material
from editor.model.mesh import Face, Vertex
from editor.model.model import Model
from editor.model.morphs import MaterialOffset, Morph, MorphKind, MorphOffset, VertexOffset
from editor.model.rigid_bodies import RigidBody
from editor.model.soft_bodies import Anchor, Pin, SoftBody
from tests.model.random_models import fingerprint


class Log(list[Change]):
    """The changes that were done, for a watcher."""

    def about_to_change(self, change: Change) -> None: ...

    def changed(self, change: Change) -> None:
        self.append(change)


@pytest.fixture
def model() -> Model:
    """Four bones in a chain, six vertices, four faces of two materials, and something that refers to each."""
    model = Model()
    model.bones.records[:] = [Bone(name=name, parent=row - 1) for row, name in enumerate("abcd")]
    model.bones.records[3] = Bone(name="d", parent=2, ik_target=1, ik_links=(IkLink(1), IkLink(2)))
    model.materials.records[:] = [Material(name="m"), Material(name="n")]
    model.vertices.fill(6, bones=[[row % 4, 1, -1, -1] for row in range(6)])
    model.faces.fill(4, vertices=[[0, 1, 2], [1, 2, 3], [3, 4, 5], [0, 4, 5]], material=[0, 0, 1, 1])
    model.rigid_bodies.records[:] = [RigidBody(bone=1), RigidBody(bone=3)]
    model.joints.records[:] = [Joint(body_a=0, body_b=1)]
    model.morphs.records[:] = [
        Morph(kind=MorphKind.VERTEX, offsets=Columns(VertexOffset, vertex=[1, 5])),
        Morph(kind=MorphKind.MATERIAL, offsets=Columns(MaterialOffset, material=[-1, 1])),
        Morph(kind=MorphKind.GROUP, offsets=Columns(MorphOffset, morph=[0, 1])),
    ]
    model.frames.records[:] = [DisplayFrame(items=(BoneItem(1), MorphItem(0), BoneItem(3)))]
    pins, anchors = Columns(Pin, vertex=[1, 2]), Columns(Anchor, body=[0, 1], vertex=[3, 4])
    model.soft_bodies.records[:] = [SoftBody(material=1, pins=pins, anchors=anchors)]
    return model


def test_set_one_value_for_all_rows(model: Model) -> None:
    Edit(model).set(model.bones, [0, 2], "level", 3)
    assert [bone.level for bone in model.bones] == [3, 0, 3, 0]


def test_set_a_value_a_row(model: Model) -> None:
    Edit(model).set(model.bones, [2, 0], "name", ["x", "y"])
    assert [bone.name for bone in model.bones] == ["y", "b", "x", "d"]
    Edit(model).set(model.vertices, [5, 0], "position", [[1, 1, 1], [2, 2, 2]])
    assert model.vertices["position"][[0, 5]].tolist() == [[2, 2, 2], [1, 1, 1]]


def test_setting_the_same_value_is_no_change(model: Model) -> None:
    edit = Edit(model)
    edit.set(model.bones, 0, "name", "a")
    edit.set(model.vertices, slice(None), "edge_scale", 1)
    assert edit.commit() is None


def test_a_gesture_keeps_only_the_first_originals(model: Model) -> None:
    before = fingerprint(model)
    edit = Edit(model)
    for x in range(1, 100):
        edit.set(model.vertices, [1, 3], "position", (x, 0, 0))
        edit.set(model.vertices, [1, 3], "normal", (0, x, 0))
        edit.set(model.bones, [0], "position", (x, 0, 0))
    step = edit.commit()
    assert step is not None
    assert len(step.patches) == 3
    history = History()
    history.add(step)
    after = fingerprint(model)
    history.undo()
    assert fingerprint(model) == before
    history.redo()
    assert fingerprint(model) == after


def test_insert_moves_later_references_up(model: Model) -> None:
    Edit(model).insert(model.bones, 1, [Bone(name="x", parent=0)])
    assert [(bone.name, bone.parent) for bone in model.bones] == [
        ("a", -1), ("x", 0), ("b", 0), ("c", 2), ("d", 3),
    ]  # fmt: skip
    assert model.bones[4].ik_links == (IkLink(2), IkLink(3))
    assert model.vertices["bones"][1].tolist() == [2, 2, -1, -1]
    assert model.frames[0].items == (BoneItem(2), MorphItem(0), BoneItem(4))
    assert [body.bone for body in model.rigid_bodies] == [2, 4]


def test_a_row_with_a_column_that_was_empty_keeps_columns_contiguous(model: Model) -> None:
    """Writers copy them a row at a time."""
    assert not model.vertices.stores("uv1")
    Edit(model).insert(model.vertices, 1, Columns(Vertex, uv1=[(1, 2, 3, 4)]))
    assert model.vertices["uv1"][:3].tolist() == [[0] * 4, [1, 2, 3, 4], [0] * 4]
    assert model.vertices["uv1"].flags.c_contiguous


def test_remove_gives_references_to_the_heir(model: Model) -> None:
    Edit(model).remove(model.bones, [1, 2], heir="parent")
    assert [(bone.name, bone.parent) for bone in model.bones] == [("a", -1), ("d", 0)]
    assert model.vertices["bones"].tolist() == [[row, 0, -1, -1] for row in (0, 0, 0, 1, 0, 0)]
    assert [body.bone for body in model.rigid_bodies] == [0, 1]


def test_remove_without_heir_leaves_none_and_drops_what_would_mean_nothing(model: Model) -> None:
    Edit(model).remove(model.bones, [1])
    assert [(bone.name, bone.parent) for bone in model.bones] == [("a", -1), ("c", -1), ("d", 1)]
    assert model.bones[2].ik_target == -1
    assert model.bones[2].ik_links == (IkLink(1),)
    assert model.vertices["bones"][:, 1].tolist() == [-1] * 6
    assert model.frames[0].items == (MorphItem(0), BoneItem(2))


def test_removing_vertices_takes_faces_offsets_anchors_and_pins_along(model: Model) -> None:
    Edit(model).remove(model.vertices, [1, 4])
    assert len(model.vertices) == 4
    assert len(model.faces) == 0
    assert model.morphs[0].offsets == Columns(VertexOffset, vertex=[3])
    assert model.soft_bodies[0].pins == Columns(Pin, vertex=[1])
    assert model.soft_bodies[0].anchors == Columns(Anchor, body=[0], vertex=[2])


def test_removing_a_material_takes_its_faces_and_leaves_what_means_every_material(model: Model) -> None:
    Edit(model).remove(model.materials, [1])
    assert model.faces["vertices"].tolist() == [[0, 1, 2], [1, 2, 3]]
    assert model.morphs[1].offsets["material"].tolist() == [-1]
    assert model.soft_bodies[0].material == -1


def test_removing_a_material_with_an_heir_keeps_its_faces_in_order(model: Model) -> None:
    Edit(model).remove(model.materials, [0], heir=1)
    assert model.faces["material"].tolist() == [0, 0, 0, 0]
    assert len(model.faces) == 4


@pytest.mark.parametrize("count", [3, MOST_RUNS + 1])
def test_scattered_records_that_are_many_go_at_once(model: Model, count: int) -> None:
    model.joints.records[:] = [Joint(str(row), body_a=row % 2) for row in range(2 * count + 1)]
    gone, before, log = list(range(1, 2 * count, 2)), fingerprint(model), Log()
    history = History()
    with Edit(model, watcher=log) as edit:
        edit.remove(model.joints, gone)
    step = edit.commit()
    assert step is not None
    history.add(step)
    changes = [change for change in log if change.table == "joints"]
    assert [change.action for change in changes] == [Action.REMOVE] * (1 if count > MOST_RUNS else count)
    assert [joint.name for joint in model.joints] == [str(row) for row in range(0, 2 * count + 1, 2)]
    after = fingerprint(model)
    history.undo()
    assert fingerprint(model) == before
    history.redo()
    assert fingerprint(model) == after


def test_moving_a_material_moves_its_faces(model: Model) -> None:
    history = History()
    before = fingerprint(model)
    with Edit(model) as edit:
        edit.move(model.materials, [1], 0)
    assert [material.name for material in model.materials] == ["n", "m"]
    assert model.faces["material"].tolist() == [0, 0, 1, 1]
    assert model.faces["vertices"].tolist() == [[3, 4, 5], [0, 4, 5], [0, 1, 2], [1, 2, 3]]
    step = edit.commit()
    assert step is not None
    history.add(step)
    history.undo()
    assert fingerprint(model) == before


def test_faces_stay_sorted_by_material(model: Model) -> None:
    Edit(model).set(model.faces, [0], "material", 1)
    assert model.faces["material"].tolist() == [0, 1, 1, 1]
    Edit(model).insert(model.faces, 4, Columns.of(Face, [Face((0, 1, 2), 0), Face((0, 1, 2), -1)]))
    assert model.faces["material"].tolist() == [0, 0, 1, 1, 1, -1]


def test_move_follows_references(model: Model) -> None:
    Edit(model).move(model.bones, [3, 0], 2)
    assert [(bone.name, bone.parent) for bone in model.bones] == [("b", 2), ("c", 0), ("a", -1), ("d", 1)]
    assert [body.bone for body in model.rigid_bodies] == [0, 3]


@pytest.mark.parametrize(
    ("work", "error", "message"),
    [
        (lambda e, m: e.set(m.bones, 4, "level", 1), IndexError, "bones: no row 4 among 4"),
        (lambda e, m: e.set(m.bones, -1, "level", 1), IndexError, "bones: no row -1"),
        (lambda e, m: e.set(m.bones, 0, "parent", 4), ValueError, "Bone 4 does not exist"),
        (lambda e, m: e.set(m.bones, 0, "ik_links", (IkLink(9),)), ValueError, "Bone 9 does not exist"),
        (lambda e, m: e.set(m.vertices, 0, "bones", [0, 0, 0, -2]), ValueError, "Bone -2 does not exist"),
        (lambda e, m: e.set(m.bones, [0, 1], "name", ["x"]), ValueError, "Name: 2 values expected, not 1"),
        (lambda e, m: e.insert(m.bones, 5, [Bone()]), IndexError, "bones: no row 5"),
        (lambda e, m: e.insert(m.bones, 0, [Bone(parent=5)]), ValueError, "Bone 5 does not exist"),
        (lambda e, m: e.insert(m.bones, 0, [Material()]), TypeError, "rows of Bone expected"),
        (lambda e, m: e.insert(m.info, 0, []), ValueError, "rows cannot be added or removed"),
        (lambda e, m: e.remove(m.bones, [0], heir=0), ValueError, "row 0 cannot be heir"),
        (lambda e, m: e.move(m.bones, [0, 1], 3), IndexError, "2 rows cannot start at row 3"),
        (
            lambda e, m: e.replace(m.morphs, 0, "offsets", Columns(VertexOffset, vertex=[6])),
            ValueError,
            "Vertex 6 does",
        ),
    ],
)
def test_bad_calls_change_nothing(model: Model, work: object, error: type[Exception], message: str) -> None:
    before = fingerprint(model)
    edit = Edit(model)
    with pytest.raises(error, match=message):
        work(edit, model)  # type: ignore[operator]
    assert fingerprint(model) == before
    assert edit.commit() is None


def test_watchers_hear_of_runs_from_the_last_to_the_first(model: Model) -> None:
    log = Log()
    Edit(model, watcher=log).remove(model.bones, [0, 2, 3])
    removed = [list(change.rows) for change in log if change.action is Action.REMOVE]
    assert removed == [[2, 3], [0]]


def test_history_names_saved_mark_and_lost_redo(model: Model) -> None:
    history = History()
    for level in range(1, 4):
        edit = Edit(model, f"level {level}")
        edit.set(model.bones, 0, "level", level)
        step = edit.commit()
        assert step is not None
        history.add(step)
    history.mark_saved()
    assert history.is_saved
    history.undo()
    assert not history.is_saved
    assert (history.undo_name, history.redo_name) == ("level 2", "level 3")
    history.redo()
    assert history.is_saved
    history.go_to(1)
    edit = Edit(model, "other")
    edit.set(model.bones, 0, "name", "z")
    step = edit.commit()
    assert step is not None
    history.add(step)
    assert [step.name for step in history.steps] == ["level 1", "other"]
    history.go_to(0)
    assert not history.is_saved  # the saved state can no longer be reached
    assert model.bones[0].level == 0


def test_put_writes_whole_rows_in_one_change_of_what_differs(model: Model) -> None:
    before, heard = fingerprint(model), Log()
    edit = Edit(model, watcher=heard)
    bones = model.bones.rows([2, 0]).replace(position=[(1, 2, 3), (4, 5, 6)], level=[7, 0])
    edit.put(model.bones, [2, 0], bones)
    vertices = model.vertices.rows([5, 1]).replace(uv=[[1, 0], [0, 1]], edge_scale=[1, 2])
    edit.put(model.vertices, [5, 1], vertices)
    assert [(bone.name, bone.position, bone.level) for bone in model.bones.rows([0, 2])] == [
        ("a", (4, 5, 6), 0),
        ("c", (1, 2, 3), 7),
    ]
    assert model.vertices.rows([5, 1]) == vertices
    told = [(change.table, list(change.rows), change.fields) for change in heard]
    assert told == [("bones", [0, 2], {"position", "level"}), ("vertices", [1, 5], {"uv", "edge_scale"})]
    edit.put(model.bones, [2, 0], model.bones.rows([2, 0]))
    assert len(heard) == 2, "nothing differs"
    step = edit.commit()
    assert step is not None
    assert len(step.patches) == 2
    history = History()
    history.add(step)
    history.undo()
    assert fingerprint(model) == before


def test_put_keeps_sorted_tables_sorted(model: Model) -> None:
    Edit(model).put(model.faces, [0], model.faces.rows([0]).replace(material=[1]))
    assert model.faces["material"].tolist() == [0, 1, 1, 1]


def test_what_a_gesture_put_comes_and_goes_under_the_names_of_all_its_fields(model: Model) -> None:
    """Views look at the fields that a change names, and at no others."""
    edit = Edit(model)
    for number, field in enumerate(("position", "rotation", "size", "position")):
        bodies = model.rigid_bodies.rows([0, 1])
        edit.put(model.rigid_bodies, [0, 1], bodies.replace(**{field: [(number + 1, 0, 0)] * 2}))
    for number, field in enumerate(("uv", "uv1", "uv")):
        values = [[number + 1] * (2 if field == "uv" else 4)] * 3
        edit.put(model.vertices, [0, 1, 2], model.vertices.rows([0, 1, 2]).replace(**{field: values}))
    done = fingerprint(model)
    step = edit.commit()
    assert step is not None
    assert [set(patch.change().fields) for patch in step.patches] == [{"position", "rotation", "size"}, {"uv"}, {"uv1"}]
    history, heard = History(), Log()
    history.add(step)
    history.undo()
    history.redo(heard)
    assert fingerprint(model) == done
    assert {"position", "rotation", "size", "uv", "uv1"} == set().union(*(change.fields for change in heard))


@pytest.mark.parametrize(
    ("rows", "row_set", "error"),
    [
        ([0], [Bone(parent=9)], ValueError),
        ([0, 1], [Bone()], ValueError),
        ([0], [RigidBody()], TypeError),
        ([9], [Bone()], IndexError),
    ],
)
def test_put_refuses_what_does_not_fit(
    model: Model, rows: list[int], row_set: list[object], error: type[Exception]
) -> None:
    before = fingerprint(model)
    with pytest.raises(error):
        Edit(model).put(model.bones, rows, Records(type(row_set[0]), row_set))
    assert fingerprint(model) == before


def test_a_savepoint_takes_back_what_came_after_it(model: Model) -> None:
    edit = Edit(model)
    before = fingerprint(model)
    edit.set(model.bones, 0, "name", "first")
    first = fingerprint(model)
    with pytest.raises(KeyError), edit.savepoint():  # noqa: PT012
        edit.set(model.bones, 0, "name", "second")
        edit.remove(model.vertices, [0, 1])
        raise KeyError
    assert fingerprint(model) == first
    with edit.savepoint():
        edit.set(model.bones, 0, "name", "third")
    edit.set(model.bones, 0, "name", "fourth")
    assert model.bones[0].name == "fourth"
    edit.cancel()
    assert fingerprint(model) == before
