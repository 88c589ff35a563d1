"""`katachi run`: what a script is given, what is written, and the exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from editor import cli, formats
from editor.resources import resource
from tests.operations.model_making import full_model

RENAME = "with model.edit('Rename') as edit:\n    edit.set('bones', 0, 'name', options.get('name', 'new'))\n"


@pytest.fixture
def model(tmp_path) -> Path:
    path = tmp_path / "model.pmx"
    formats.save(formats.Content(full_model(), "pmx"), path)
    return path


@pytest.fixture
def script(tmp_path):
    def write(source: str) -> Path:
        path = tmp_path / "script.py"
        path.write_text(source, "utf-8")
        return path

    return write


def run(*arguments: object) -> int:
    return cli.main(["run", *map(str, arguments)])


def name(path: Path) -> str:
    return formats.load_model(path).model.bones[0].name


def test_the_model_is_written_where_it_is_told(model, script, tmp_path):
    assert run(script(RENAME), model, "-o", tmp_path / "there" / "out.pmx") == 0
    assert (name(tmp_path / "there" / "out.pmx"), name(model)) == ("new", "センター")


def test_without_an_out_nothing_is_written(model, script, tmp_path, capsys):
    before = set(tmp_path.iterdir())
    assert run(script(RENAME + "print(model.bones[0].name, host.path.name)"), model) == 0
    assert capsys.readouterr().out == "new model.pmx\n"
    assert set(tmp_path.iterdir()) == before | {tmp_path / "script.py"}


def test_a_script_finds_out_where_the_model_is_written(model, script, tmp_path, capsys):
    assert run(script("print(host.out)"), model, "-o", tmp_path / "out.pmx") == 0
    assert run(script("print(host.out)"), model) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'out.pmx'}\nNone\n"


def test_parts_of_a_model_come_beside_what_is_written(model, tmp_path):
    script = resource("scripts", "cut_by_material.py")
    assert run(script, model, "-o", tmp_path / "there" / "out.pmx") == 0
    assert {path.name for path in (tmp_path / "there").iterdir()} == {"out.pmx", "parts"}
    assert len(list((tmp_path / "there" / "parts").iterdir())) == len(formats.load_model(model).model.materials)
    assert not (tmp_path / "parts").exists()


def test_several_models_go_into_a_folder_and_options_to_the_script(model, script, tmp_path):
    (tmp_path / "other.pmx").write_bytes(model.read_bytes())
    files = (model, tmp_path / "other.pmx")
    assert run(script(RENAME), *files, "--option", "name=腕=", "-o", tmp_path / "out") == 0
    assert [name(tmp_path / "out" / file.name) for file in files] == ["腕=", "腕="]


def test_what_a_script_raises_is_one_line_with_file_and_line(model, script, tmp_path, capsys):
    assert run(script(RENAME + "1 / 0\n"), model, "-o", tmp_path / "out.pmx") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{tmp_path / 'script.py'}, line 3: ZeroDivisionError" in line
    assert not (tmp_path / "out.pmx").exists()


def test_the_others_go_on(model, script, tmp_path, capsys):
    (tmp_path / "broken.pmx").write_bytes(b"nothing")
    files = (tmp_path / "broken.pmx", model)
    assert run(script(RENAME), *files, "-o", tmp_path / "out") == 2
    assert name(tmp_path / "out" / "model.pmx") == "new"
    assert "broken.pmx" in capsys.readouterr().err


def test_what_a_format_cannot_hold_is_told(model, script, tmp_path, capsys):
    assert run(script(RENAME), model, "-o", tmp_path / "out.pmd") == 0
    assert "  lost: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.py", "{model}"], "no such script"),
        (["{script}"], "MODEL"),
        (["{script}", "nowhere.pmx"], "nowhere.pmx"),
        (["{script}", "{model}", "--option", "name"], "NAME=VALUE"),
        (["{script}", "{model}", "-o", "out.docx"], ".docx"),
    ],
)
def test_bad_usage_is_said_in_a_line(arguments, said, model, script, capsys):
    path = script(RENAME)
    assert run(*(argument.format(model=model, script=path) for argument in arguments)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
