"""`katachi plugin`, and the operations of plug-ins in `katachi apply`."""

from __future__ import annotations

import json
import shutil

import pytest

from editor import cli, formats
from editor.formats.registry import set_added_formats
from editor.plugins.plugin_folder import enabled_ids, plugins_folder
from tests.operations.model_making import full_model
from tests.plugins.plugin_making import EVERYTHING, write_plugin


def run(*arguments: object) -> int:
    return cli.main([str(argument) for argument in arguments])


@pytest.fixture
def tools() -> str:
    assert run("plugin", "new", "My Tools") == 0
    return "my-tools"


def listed(capsys) -> list[dict]:
    capsys.readouterr()
    run("plugin", "list", "--json")
    return [entry for entry in json.loads(capsys.readouterr().out) if str(plugins_folder()) in entry["folder"]]


def test_a_new_one_is_written_enabled_and_listed(tools, capsys):
    (entry,) = listed(capsys)
    assert entry == {
        "id": tools,
        "name": "My Tools",
        "version": "0.1",
        "folder": str(plugins_folder() / tools),
        "enabled": True,
        "operations": ["my-tools.add-prefix"],
        "commands": ["my-tools.select-without-english-name"],
        "formats": [],
        "panes": [],
    }
    assert run("plugin", "list") == 0
    assert "my-tools.add-prefix" in capsys.readouterr().out


def test_where_there_are_none_it_says_so(capsys):
    assert run("plugin", "list") == 0
    assert capsys.readouterr().out == f"no plug-ins in {plugins_folder()}\n"
    assert listed(capsys) == []


def test_its_operations_are_applied_like_all_others(tools, tmp_path, capsys):
    formats.save(formats.Content(full_model(), "pmx"), tmp_path / "model.pmx")
    arguments = ("apply", "my-tools.add-prefix", tmp_path / "model.pmx", "-o", tmp_path / "out.pmx")
    assert run(*arguments, "--rows", "bones:0", "--prefix", "x ") == 0
    assert formats.load_model(tmp_path / "out.pmx").model.bones[0].name == "x センター"
    capsys.readouterr()
    assert run("apply", "--list") == 0
    assert "my-tools.add-prefix" in capsys.readouterr().out
    assert run("plugin", "disable", tools) == 0
    assert run(*arguments) == 2
    assert run("plugin", "enable", tools) == 0
    assert run(*arguments) == 0


def test_one_that_fails_is_named_and_hinders_nothing(tools, tmp_path, capsys):
    (plugins_folder() / tools / "plugin.py").write_text("print('here')\n1 / 0", "utf-8")
    assert run("plugin", "list") == 1
    assert "my-tools: ZeroDivisionError" in capsys.readouterr().err
    (entry,) = listed(capsys)
    assert "ZeroDivisionError" in entry["error"]
    formats.save(formats.Content(full_model(), "pmx"), tmp_path / "model.pmx")
    assert run("apply", "model.mirror", tmp_path / "model.pmx", "-o", tmp_path / "out.pmx") == 0
    assert "my-tools: ZeroDivisionError" in capsys.readouterr().err


def test_all_that_one_adds_is_listed_and_its_formats_are_known(tmp_path, capsys):
    folder = write_plugin("all", EVERYTHING, enabled=False)
    formats.save(formats.Content(full_model(), "pmx"), tmp_path / "model.pmx")
    convert = ("convert", tmp_path / "model.pmx", "--to", "lot", "-o", tmp_path)
    assert run(*convert) == 2
    assert run("plugin", "enable", "all") == 0
    (entry,) = listed(capsys)
    assert (entry["commands"], entry["formats"], entry["panes"]) == (["all.shift", "all.fail"], [".lot"], ["notes"])
    run("plugin", "list")
    told = capsys.readouterr().out
    for line in ("all.shift, a command: Shifts.", ".lot, a format that is read and written", "notes, a pane: Notes on"):
        assert line in told
    try:
        assert run(*convert) == 0
        assert run("info", tmp_path / "model.lot") == 0
        assert "LOT" in capsys.readouterr().out
        assert run("apply", "names.unique", tmp_path / "model.lot", "-o", tmp_path / "out.lot") == 0
        (tmp_path / "model.lot").write_text("odd")
        assert run("convert", tmp_path / "model.lot", tmp_path / "out.pmx") == 2
        assert "plug-in All: line 1 has no place" in capsys.readouterr().err
        (folder / "plugin.py").write_text("1 / 0", "utf-8")
        assert run("info", tmp_path / "model.pmx") == 0
        assert "all: ZeroDivisionError" in capsys.readouterr().err
    finally:
        set_added_formats(())


def test_one_that_has_gone_can_be_disabled(tools):
    shutil.rmtree(plugins_folder() / tools)
    assert run("plugin", "disable", tools) == 0
    assert enabled_ids() == set()
    assert run("plugin", "enable", tools) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["new", "形"], "Latin letter"),
        (["new", "my tools"], "already"),
        (["enable", "nothing"], "no plug-in 'nothing'"),
        (["disable", "nothing"], "no plug-in 'nothing'"),
        (["burn", "nothing"], "burn"),
        ([], "required"),
    ],
)
def test_bad_usage_is_said_in_a_line(tools, arguments, said, capsys):
    capsys.readouterr()
    assert run("plugin", *arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


def test_a_folder_that_cannot_be_written_is_said_in_a_line(tmp_path, monkeypatch, capsys):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("KATACHI_PLUGINS", str(tmp_path / "file" / "plugins"))
    assert run("plugin", "new", "tools") == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "file" in line
