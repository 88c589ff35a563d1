"""`katachi apply`: what it lists, what it writes, and its exit codes."""

import json
from pathlib import Path

import pytest

from editor import cli, formats
from editor.model.edit import Edit
from editor.operations.catalog import OPERATIONS
from tests.operations.model_making import full_model


@pytest.fixture
def model(tmp_path) -> str:
    path = tmp_path / "model.pmx"
    formats.save(formats.Content(full_model(), "pmx"), path)
    return str(path)


@pytest.fixture
def out(tmp_path) -> Path:
    return tmp_path / "out.pmx"


def run(*arguments: object) -> int:
    return cli.main([str(argument) for argument in arguments])


def applied(capsys, *arguments: object) -> tuple[int, dict]:
    code = run("apply", *arguments, "--json")
    (entry,) = json.loads(capsys.readouterr().out)
    return code, entry


def test_the_list_has_every_operation_with_its_parameters(capsys):
    assert run("apply", "--list", "--json") == 0
    listed = {entry["id"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert list(listed) == list(OPERATIONS)
    by_name = {parameter["name"]: parameter for parameter in listed["names.replace"]["parameters"]}
    assert list(by_name) == ["pairs", "regex", "whole", "language"]
    assert by_name["language"]["choices"] == ["name", "name_en"]
    assert by_name["regex"]["default"] is False
    assert set(by_name["pairs"]) == {"name", "kind", "label", "default", "choices", "minimum", "maximum", "help"}
    assert set(listed["rows.sort"]) == {"id", "label", "help", "tables", "needs", "parameters"}
    assert listed["rows.sort"]["needs"] == ["rows"]


def test_the_list_is_readable(capsys):
    assert run("apply", "--list") == 0
    printed = capsys.readouterr().out
    assert all(id in printed for id in OPERATIONS)


def test_what_was_done_is_written_and_told(model, out, capsys):
    code, entry = applied(capsys, "rows.duplicate", model, "--rows", "materials:0", "-o", out)
    assert code == 0
    assert entry["changed"]["materials"] == {"added": 1, "removed": 0, "moved": 0, "set": 0}
    assert entry["operation"] == "rows.duplicate"
    assert "1 duplicated" in entry["message"]
    before = formats.load_model(model).model
    assert len(formats.load_model(out).model.materials) == len(before.materials) + 1


def test_without_rows_all_of_the_first_table(model, out, capsys):
    code, entry = applied(capsys, "materials.delete-part", model, "-o", out)
    assert code == 0
    assert not len(formats.load_model(out).model.materials)
    assert entry["changed"]["materials"]["removed"] == len(formats.load_model(model).model.materials)


def test_rows_go_by_number_run_and_name(model, out, capsys):
    bones = formats.load_model(model).model.bones
    for text in ("0-1", "0,1", f"{bones[0].name},{bones[1].name}", f"{bones[0].name},1"):
        code, entry = applied(
            capsys, "rows.set", model, "--rows", f"bones:{text}", "--field", "level", "--value", 3, "-o", out
        )
        assert code == 0
        assert entry["changed"]["bones"]["set"] == 2
        assert [bone.level for bone in formats.load_model(out).model.bones][:3] == [3, 3, 0]


@pytest.mark.parametrize("rows", ["0-999999", "2-1", "999999"])
def test_rows_that_are_not_there_are_refused_whole(model, out, capsys, rows):
    code = run("apply", "rows.set", model, "--rows", f"bones:{rows}", "--field", "level", "--value", 3, "-o", out)
    assert code == 2
    assert f"bones has no row '{rows}'" in capsys.readouterr().err
    assert not out.exists()


def test_arithmetic_of_the_present_values_and_the_number_of_the_row(model, out, capsys):
    before = [bone.position for bone in formats.load_model(model).model.bones]
    values = ("--field", "position", "--value", "x*2,-1,i")
    assert applied(capsys, "rows.set", model, "--rows", "bones:all", *values, "-o", out)[0] == 0
    after = [bone.position for bone in formats.load_model(out).model.bones]
    assert after == [(x * 2, -1, float(row)) for row, (x, _, _) in enumerate(before)]


def test_a_list_of_numbers_may_begin_with_a_minus(model, out, capsys):
    assert applied(capsys, "model.move", model, "--by", "-1,2,3", "-o", out)[0] == 0
    assert applied(capsys, "model.move", out, "--by", "1,-2,-3", "-o", out)[0] == 0
    assert run("diff", model, out) == 0


def test_angles_are_degrees(model, out, capsys):
    code, _ = applied(capsys, "model.rotate", model, "--angles", "0,90,0", "-o", out)
    assert code == 0
    x, y, z = formats.load_model(model).model.bones[1].position
    assert formats.load_model(out).model.bones[1].position == pytest.approx((z, y, -x), abs=1e-6)


def test_mirrored_twice_is_as_before(model, out, capsys):
    assert applied(capsys, "model.mirror", model, "-o", out)[0] == 0
    assert run("diff", model, out) == 1
    capsys.readouterr()
    assert applied(capsys, "model.mirror", out, "-o", out)[0] == 0
    capsys.readouterr()
    assert run("diff", model, out) == 0


def test_several_models_go_into_a_folder(model, tmp_path, capsys):
    other = tmp_path / "other.pmx"
    other.write_bytes(Path(model).read_bytes())
    assert run("apply", "model.scale", model, other, "--factor", 2, "-o", tmp_path / "scaled") == 0
    assert sorted(path.name for path in (tmp_path / "scaled").iterdir()) == ["model.pmx", "other.pmx"]


def test_another_model_is_read_from_its_file(model, out, tmp_path, capsys):
    content = formats.load_model(model)
    with Edit(content.model) as edit:
        edit.set(content.model.vertices, slice(None), "position", 5.0)
    formats.save(content, tmp_path / "other.pmx")
    code, _ = applied(capsys, "model.replace-positions", model, "--model", tmp_path / "other.pmx", "-o", out)
    assert code == 0
    assert (formats.load_model(out).model.vertices["position"] == 5).all()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bogus.thing"], "no operation"),
        (["rows.sort", "--rows", "bones"], "TABLE:ROWS"),
        (["rows.sort", "--rows", "horns:1"], "TABLE"),
        (["rows.sort", "--rows", "bones:nobody"], "nobody"),
        (["rows.sort", "--descending", "perhaps"], "yes or no"),
        (["model.scale", "--factor", "much"], "much"),
        (["model.scale", "--factor", "-1"], "at least"),
        (["model.scale", "--bogus", "1"], "bogus"),
        (["model.move", "--by", "1,2"], "By"),
        (["names.replace", "--pairs", "a=b", "--language", "klingon"], "name_en"),
        (["model.replace-positions", "--model", "nowhere.pmx"], "nowhere.pmx"),
    ],
)
def test_bad_usage_is_said_in_a_line(arguments, said, model, out, capsys):
    operation, *rest = arguments
    assert run("apply", operation, model, *rest, "-o", out) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["materials.merge", "--rows", "materials:0"], "two materials"),
        (["rows.sort", "--field", "bogus"], "bogus"),
        (["rows.set", "--rows", "bones:all", "--field", "position", "--value", "1/0"], "computed"),
        (["names.replace"], "there is nothing to replace"),
        (["names.replace", "--pairs", "(=b", "--regex"], "pattern"),
        (["model.scale", "--rows", "bones:0"], ""),
    ],
)
def test_a_refusal_is_said_and_nothing_written(arguments, said, model, out, capsys):
    operation, *rest = arguments
    code = run("apply", operation, model, *rest, "-o", out)
    assert code in (1, 2)
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert not out.exists()


def test_one_that_cannot_be_read_does_not_stop_the_others(model, tmp_path, capsys):
    (tmp_path / "broken.pmx").write_bytes(b"nothing")
    files = (tmp_path / "broken.pmx", model)
    assert run("apply", "model.mirror", *files, "-o", tmp_path / "out", "--json") == 2
    broken, whole = json.loads(capsys.readouterr().out)
    assert "error" in broken
    assert "message" in whole
    assert (tmp_path / "out" / "model.pmx").exists()
