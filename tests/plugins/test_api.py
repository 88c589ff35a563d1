"""The API as scripts use it: reading, edits, operations as functions, poses, pictures."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from editor import formats
from editor.operations.catalog import OPERATIONS
from editor.plugins import api
from editor.plugins.script_model import EditedContent
from editor.resources import resource
from tests.cli.moving import rising, save_motion, save_pose, save_square
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model


@pytest.fixture
def target() -> EditedContent:
    return EditedContent(formats.Content(full_model(), "pmx"))


@pytest.fixture
def model(target: EditedContent) -> api.ScriptModel:
    return api.ScriptModel(target)


def the_same(model: api.ScriptModel) -> object:
    return fingerprint(model.content.model)


class TestReading:
    def test_records_and_columns(self, model):
        assert model.bones[1].name == "腕"
        assert model.bones[-1].name == "手ＩＫ"
        assert list(model.bones["parent"]) == [-1, 0, 1, -1]
        assert model.vertices["position"].shape == (6, 3)
        assert model.vertices[2].position == (2, 1, -2)
        assert [face.material for face in model.faces] == [0, 0, 1, 1]
        assert model.bones["name"][2] == "手"
        assert len(model.bones["ik_links"][3]) == 2

    @pytest.mark.parametrize("table", ["bones", "vertices", "morphs", "materials"])
    def test_columns_are_read_only(self, model, table):
        view = model.table(table)
        for field in view.fields:
            assert len(view[field]) == len(view)
            with pytest.raises(ValueError, match="read-only"):
                view[field][0] = view[field][0]

    def test_rows_by_number_mask_and_text(self, model):
        assert list(model.bones.rows("腕,hand")) == [1, 2]
        assert list(model.bones.rows("1-2")) == [1, 2]
        assert list(model.bones.rows(model.bones["parent"] >= 0)) == [1, 2]
        assert list(model.bones.rows(slice(2))) == [0, 1]
        assert model.bones.row("hand") == 2
        with pytest.raises(ValueError, match="nobody"):
            model.bones.row("nobody")
        with pytest.raises(IndexError):
            model.bones.rows([7])
        with pytest.raises(IndexError):
            model.bones.rows([True, False])
        with pytest.raises(IndexError):
            model.bones[4]

    def test_names_of_the_other_side(self):
        names = ("左腕", "arm_R", "browDownLeft", "頭")
        assert [api.other_side_name(name) for name in names] == ["右腕", "arm_L", "browDownRight", "頭"]

    def test_an_edit_does_not_disturb_a_loop(self, model):
        with model.edit() as edit:
            for bone in model.bones:
                edit.remove("bones", bone.name)
        assert not len(model.bones)

    def test_a_file(self, tmp_path):
        model = api.open(save_square(tmp_path / "square.pmx"))
        assert (model.format, model.folder) == ("pmx", tmp_path)
        model.save(tmp_path / "there" / "copy.pmd")
        assert api.open(tmp_path / "there" / "copy.pmd").format == "pmd"
        with pytest.raises(ValueError, match="no file"):
            api.new().save()


class TestEditing:
    def test_the_four_verbs_are_one_step(self, model, target):
        before = the_same(model)
        with model.edit("All") as edit:
            edit.set("bones", "腕", "name_en", "ARM")
            edit.set(model.bones, "all", "position", np.arange(12).reshape(4, 3))
            edit.set("bones", [0, 1], "tail_offset", np.array([1, 2, 3]))
            edit.insert("bones", len(model.bones), api.Bone("新", parent=2))
            edit.move("materials", 1, 0)
            edit.remove("bones", "腕")
        assert [bone.name for bone in model.bones] == ["センター", "手", "手ＩＫ", "新"]
        assert model.bones[1].position == (6, 7, 8)
        assert model.bones[1].parent == 0  # the parent of the one that went
        assert model.bones[3].parent == 1
        assert model.materials[0].name == "髪"
        assert [step.name for step in target.history.steps] == ["All"]
        target.history.undo()
        assert the_same(model) == before

    def test_files_are_written_at_the_end_of_the_outermost_block(self, target, tmp_path):
        (tmp_path / "a.png").write_bytes(b"A")
        target.content.path = tmp_path / "model.pmx"
        model = api.ScriptModel(target)
        with model.edit() as edit:
            edit.set("textures", 0, "path", "a.png")
            api.textures.sort_folders(model, copy=True)
            assert not (tmp_path / "tex").exists()
        assert (tmp_path / "tex" / "a.png").exists()

    def test_no_file_is_written_for_a_block_that_raises(self, target, tmp_path):
        (tmp_path / "a.png").write_bytes(b"A")
        target.content.path = tmp_path / "model.pmx"
        model = api.ScriptModel(target)
        with pytest.raises(ZeroDivisionError), model.edit() as edit:  # noqa: PT012
            edit.set("textures", 0, "path", "a.png")
            api.textures.sort_folders(model, copy=True)
            raise ZeroDivisionError
        with model.edit() as edit:
            edit.set("bones", 0, "name_en", "x")
        assert not (tmp_path / "tex").exists()

    def test_an_exception_takes_everything_back(self, model, target):
        before = the_same(model)
        with pytest.raises(ZeroDivisionError), model.edit() as edit:  # noqa: PT012
            edit.set("bones", 0, "name", "x")
            api.rows.delete(model, {"materials": 0})
            raise ZeroDivisionError
        assert the_same(model) == before
        assert not target.history.steps

    def test_what_is_refused_leaves_the_rest(self, model, target):
        """A verb that refuses, or an inner block that raises, is taken back alone."""
        with model.edit("Outer") as edit:
            edit.set("bones", 0, "name", "kept")
            after = the_same(model)
            with pytest.raises(ValueError, match=r".+"):
                edit.set("bones", 0, "parent", 2)  # a circle
            assert the_same(model) == after
            with pytest.raises(KeyError), model.edit("Inner") as inner:  # noqa: PT012
                inner.set("bones", 0, "name", "lost")
                raise KeyError
            assert the_same(model) == after
        assert model.bones[0].name == "kept"
        assert len(target.history.steps) == 1

    def test_after_the_block_nothing_is_written(self, model):
        with model.edit() as edit:
            pass
        with pytest.raises(RuntimeError):
            edit.set("bones", 0, "name", "x")
        with model.edit() as again, pytest.raises(KeyError, match="bones"):
            again.set("horns", 0, "name", "x")

    def test_a_copy_goes_its_own_way(self, model):
        before = the_same(model)
        copy = model.copy()
        with copy.edit() as edit:
            edit.remove("materials", "all")
        assert the_same(model) == before
        assert not len(copy.materials)

    def test_additional_uvs_are_counted(self, model):
        with model.edit() as edit:
            edit.set("vertices", 0, "uv2", 1)
        assert model.info.additional_uvs == 2


class TestOperations:
    def test_each_is_a_function_with_help(self):
        for id in OPERATIONS:
            subject, _, verb = id.partition(".")
            function = getattr(getattr(api, subject), verb.replace("-", "_"))
            assert function.__doc__.startswith(OPERATIONS[id].help)
            for field in OPERATIONS[id].fields:
                assert field.name in function.__signature__.parameters
                assert f"{field.name}: " in function.__doc__
        assert {id.partition(".")[0] for id in OPERATIONS} <= set(dir(api))
        assert str(api.rows.sort.__signature__).startswith("(model: ")
        with pytest.raises(AttributeError):
            _ = api.horns

    def test_it_does_what_apply_does(self, model, target):
        result = api.rows.sort(model, {"materials": "all"}, field="name", descending=True)
        assert [material.name for material in model.materials] == ["髪", "顔"]
        assert "2 sorted" in result.message
        assert [step.name for step in target.history.steps] == ["Sort by a field"]

    def test_rows_without_a_table_are_of_the_first(self, model):
        api.materials.delete_part(model, "髪")
        assert [material.name for material in model.materials] == ["顔"]

    def test_angles_are_degrees(self, model):
        x, y, z = model.vertices["position"][1].tolist()
        api.model.rotate(model, angles=(0, 90, 0))
        assert model.vertices["position"][1].tolist() == pytest.approx((z, y, -x), abs=1e-6)

    def test_choices_by_token_and_by_member(self, model):
        api.names.replace(model, {"bones": "all"}, pairs="arm=ARM", language="name_en")
        assert model.bones[1].name_en == "ARM"
        language = next(field for field in OPERATIONS["names.replace"].fields if field.name == "language").type.NAME_EN
        api.names.replace(model, {"bones": "all"}, pairs="ARM=arm", language=language)
        assert model.bones[1].name_en == "arm"

    def test_what_needs_a_pose_is_given_one(self, model):
        with pytest.raises(ValueError, match="needs a pose"):
            api.pose.apply_morphs(model)
        api.pose.apply_morphs(model, posed=model.posed(morphs={"笑い": 1}))
        assert model.vertices["position"][1].tolist() == [1, 1.5, -1]

    def test_another_model_is_a_file_or_one_that_is_open(self, model, tmp_path):
        other = model.copy()
        with other.edit() as edit:
            edit.set("vertices", "all", "position", 5)
        api.model.replace_positions(model, model=other)
        assert (model.vertices["position"] == 5).all()
        with other.edit() as edit:
            edit.set("vertices", "all", "position", 6)
        other.save(tmp_path / "other.pmx")
        api.model.replace_positions(model, model=tmp_path / "other.pmx")
        assert (model.vertices["position"] == 6).all()

    @pytest.mark.parametrize(
        ("call", "error"),
        [
            (lambda model: api.rows.sort(model, "all", fiel="name"), TypeError),
            (lambda model: api.model.scale(model, factor=-1), ValueError),
            (lambda model: api.model.scale(model, "all"), ValueError),
            (lambda model: api.materials.merge(model, 0), ValueError),
            (lambda model: api.rows.delete(model, {"horns": 0}), KeyError),
            (lambda model: api.names.replace(model, pairs="a=b", language="klingon"), ValueError),
            (lambda model: api.model.replace_positions(model, model="nowhere.pmx"), ValueError),
        ],
    )
    def test_a_refusal_changes_nothing(self, model, target, call, error):
        before = the_same(model)
        with pytest.raises(error):
            call(model)
        assert the_same(model) == before
        assert not target.history.steps


class TestPoses:
    def test_morphs_and_bones_by_name(self, tmp_path):
        model = api.open(save_square(tmp_path / "square.pmx"))
        half = 0.5**0.5
        posed = model.posed(morphs={"a=b": 0.5}, bones={"arm": (0, 1, 0, 0, 0, half, half)}, ik=False)
        assert posed.positions[0].tolist() == pytest.approx((-1, -1, 1.5))
        assert posed.bone_matrices.shape == posed.bone_globals.shape == (6, 4, 4)
        assert posed.bone_globals[1, :3, 3].tolist() == pytest.approx((0, 1, 0))
        assert posed.normals.shape == (4, 3)
        assert posed.uvs.shape == (4, 2)
        assert posed.morph_weights[0] == 0.5
        assert model.vertices["position"][0].tolist() == [-1, -1, 0]

    def test_files_say_what_moves(self, tmp_path):
        model = api.open(save_square(tmp_path / "square.pmx"))
        motion, pose = save_motion(tmp_path / "rise.vmd", rising()), save_pose(tmp_path / "turn.vpd", "arm", "horn")
        assert model.posed(pose=pose).lacking == ("horn",)
        moved = model.posed(motion=motion, frame=5)
        assert moved.lacking == ("nobody",)
        assert moved.bone_globals[0, :3, 3].tolist() == pytest.approx((0, 2, 0))
        with pytest.raises(api.FormatError, match="VMD expected"):
            model.posed(motion=pose)
        with pytest.raises(ValueError, match="horn"):
            model.posed(bones={"horn": (0,) * 7})
        with pytest.raises(ValueError, match="7 numbers"):
            model.posed(bones={"arm": (0, 0, 0)})

    @pytest.mark.gl
    def test_a_picture(self, tmp_path):
        model = api.open(resource("samples", "mochi.pmx"))
        at_rest = model.render(tmp_path / "rest.png", size=(96, 96))
        assert at_rest.shape == (96, 96, 4)
        assert (at_rest != 255).any(axis=2).mean() > 0.05
        posed = model.posed(motion=resource("samples", "mochi_dance.vmd"), frame=60)
        assert (model.render(size=(96, 96), posed=posed) != at_rest).any()
        assert (model.render(size=(96, 96), background=None)[..., 3] == 0).any()
        with pytest.raises(ValueError, match="horns"):
            model.render(show=["horns"])


def test_importing_it_loads_neither_qt_nor_opengl():
    script = "import sys, editor.plugins.api; print([name for name in ('PySide6', 'OpenGL') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_differences(model):
    other = model.copy()
    with other.edit() as edit:
        edit.set("bones", 1, "name_en", "ARM")
    (found,) = api.differences(model, other)
    assert (found.table, found.row, found.field, found.a, found.b) == ("bones", 1, "name_en", "arm", "ARM")


def test_without_a_window_the_host_prints_and_remembers(capsys):
    host = api.PlainHost()
    host.select("bones", [3, 1])
    host.status("hello")
    host.progress(0.5, "half")
    assert list(host.selected("bones")) == [1, 3]
    assert not len(host.selected("morphs"))
    assert capsys.readouterr().out == "hello\n 50% half\n"
