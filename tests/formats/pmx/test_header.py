"""Which version is written, and what PMX 2.0 loses."""

from dataclasses import replace

import pytest

from editor import formats
from editor.formats import FormatError
from editor.formats.message_texts import located_text
from editor.formats.pmx.header import PmxExtra
from editor.formats.pmx.writer import version_for
from editor.model.edit import Edit
from editor.model.joints import JointKind
from editor.model.materials import MaterialFlags
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.model.morphs import MorphKind
from tests.formats.fixtures import EXTENDED, SMALL
from tests.formats.making import full_content, full_model, loaded, saved

FILE_2_0, FILE_2_1 = PmxExtra(version=2.0), PmxExtra(version=2.1)
PLAIN, FULL = Model(), full_model()


@pytest.mark.parametrize(
    ("model", "extra", "wanted", "version"),
    [
        (PLAIN, FILE_2_0, None, 2.0),
        (PLAIN, FILE_2_1, None, 2.1),
        (PLAIN, FILE_2_1, "auto", 2.0),
        (PLAIN, FILE_2_0, "2.1", 2.1),
        (FULL, FILE_2_0, None, 2.1),
        (FULL, FILE_2_0, "auto", 2.1),
        (FULL, FILE_2_1, "2.0", 2.0),
    ],
)
def test_the_version(model, extra, wanted, version):
    assert version_for(model, extra, wanted) == version


def test_an_unknown_version_is_refused(tmp_path):
    with pytest.raises(FormatError, match="auto, 2"):
        saved(full_content(), tmp_path, pmx_version="3")
    assert not list(tmp_path.iterdir())


def test_a_2_0_file_that_has_more_stays_2_0(tmp_path):
    """Material flags of 2.1 are met in 2.0 files; MMD would not read them as 2.1."""
    data = SMALL.replace(b"\x1f\x00\x00\x00\x00", b"\xff\x00\x00\x00\x00", 1)
    content = loaded(data)
    assert content.model.materials[0].flags & MaterialFlags.POINTS
    assert saved(content, tmp_path) == data
    edit = Edit(content.model)
    edit.set(content.model.joints, [0], "kind", JointKind.HINGE)
    assert loaded(saved(content, tmp_path)).extra.version == pytest.approx(2.1)


def test_2_0_keeps_what_it_can(tmp_path):
    content, path = full_content(), tmp_path / "a.pmx"
    losses = formats.save(content, path, pmx_version="2.0")
    again = loaded(path.read_bytes())
    model = again.model
    assert again.extra.version == 2.0
    assert not again.warnings
    assert model.vertices["deform"].tolist() == [0, 1, 2, 3, Deform.BDEF4, 3]
    assert [joint.kind for joint in model.joints] == [JointKind.SPRING_6DOF] * len(content.model.joints)
    assert [material.flags for material in model.materials] == [MaterialFlags(0x1F)] * len(model.materials)
    assert not {MorphKind.FLIP, MorphKind.IMPULSE} & {morph.kind for morph in model.morphs}
    assert not len(model.soft_bodies)
    assert {loss.table for loss in losses} == {"vertices", "materials", "joints", "morphs", "soft_bodies"}


def test_a_loss_names_table_row_and_field(tmp_path):
    content = loaded(SMALL)
    content.model.joints.records[0] = replace(content.model.joints[0], kind=JointKind.SLIDER)
    (loss,) = formats.save(content, tmp_path / "a.pmx", pmx_version="2.0")
    assert (loss.table, loss.row, loss.field) == ("joints", 0, "kind")
    assert located_text(loss).startswith("Joint 0: ")


def test_additional_uvs_that_the_file_has_no_room_for(tmp_path):
    content = full_content()
    content.model.info.records[0] = replace(content.model.info[0], additional_uvs=2)
    losses = formats.save(content, tmp_path / "a.pmx")
    assert [(loss.table, loss.field) for loss in losses] == [("vertices", "uv3"), ("vertices", "uv4")]
    assert not loaded((tmp_path / "a.pmx").read_bytes()).model.vertices.stores("uv3")


def test_references_follow_when_morphs_are_dropped(tmp_path):
    content = loaded(EXTENDED)
    model = content.model
    edit = Edit(model)
    edit.set(model.morphs, [0], "kind", MorphKind.GROUP)
    first = model.morphs[0]
    edit.set(model.morphs, [0], "offsets", [first.offsets.__class__.of(first.offsets.row_type, [])])
    edit.insert(model.morphs, 2, [replace(first, kind=MorphKind.VERTEX)])
    assert [morph.kind for morph in loaded(saved(content, tmp_path, pmx_version="2.0")).model.morphs] == [
        MorphKind.GROUP,
        MorphKind.VERTEX,
    ]
