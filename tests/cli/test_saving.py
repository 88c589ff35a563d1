"""What `convert`, `apply`, `run` and `check --fix` tell of the file that they write."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from editor import cli, formats
from tests.operations.model_making import full_model

SCRIPT = "api.morphs.flip(model, [0, 1])\n"


@pytest.fixture(autouse=True)
def files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    formats.save(formats.Content(full_model(), "pmx"), "model.pmx", pmx_version="2.0")
    Path("script.py").write_text("", "utf-8")
    Path("flip.py").write_text(SCRIPT, "utf-8")


WAYS = {
    "convert": ("convert", "model.pmx", "{}"),
    "apply": ("apply", "rows.move-up", "model.pmx", "--rows", "bones:1", "-o", "{}"),
    "run": ("run", "script.py", "model.pmx", "-o", "{}"),
    "check": ("check", "model.pmx", "--fix", "{}"),
}


def run(*arguments: str) -> int:
    return cli.main(list(arguments))


def entry_of(capsys, *arguments: str) -> dict:
    run(*arguments, "--json")
    (entry,) = json.loads(capsys.readouterr().out)
    return entry


@pytest.mark.parametrize("way", WAYS)
def test_every_command_lists_what_the_format_cannot_keep(way, capsys):
    entry = entry_of(capsys, *(argument.format("out.pmd") for argument in WAYS[way]))
    assert (entry["out"], set(entry["losses"][0])) == ("out.pmd", {"table", "row", "field", "message"})
    assert any("no names of materials" in loss["message"] for loss in entry["losses"])


@pytest.mark.parametrize("way", WAYS)
def test_every_command_says_it_in_the_same_words(way, capsys):
    run(*(argument.format("out.pmd") for argument in WAYS[way]))
    printed = capsys.readouterr()
    lost = [line for line in (printed.err if way == "run" else printed.out).splitlines() if line.startswith("  lost: ")]
    run("convert", "model.pmx", "out.pmd")
    converted = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  lost: ")]
    assert lost[:2] == converted[:2] != []


@pytest.mark.parametrize("way", WAYS)
def test_what_keeps_everything_loses_nothing(way, capsys):
    entry = entry_of(capsys, *(argument.format("out.pmx") for argument in WAYS[way]))
    assert entry["losses"] == []
    assert not any("2.1" in warning for warning in entry["warnings"])


@pytest.mark.parametrize(
    "way", [("apply", "morphs.flip", "model.pmx", "--rows", "morphs:0,1"), ("run", "flip.py", "model.pmx")]
)
def test_a_file_that_becomes_pmx_2_1_is_told(way, capsys):
    warnings = entry_of(capsys, *way, "-o", "out.pmx")["warnings"]
    assert [warning for warning in warnings if "becomes PMX 2.1" in warning and "flip" in warning]
    assert run(*way, "-o", "out.pmx") == 0
    printed = capsys.readouterr()
    assert "  warning: becomes PMX 2.1" in printed.out + printed.err


def test_a_file_that_was_pmx_2_1_is_not_told_again(capsys):
    run("apply", "morphs.flip", "model.pmx", "--rows", "morphs:0,1", "-o", "flip.pmx")
    run("convert", "flip.pmx", "again.pmx")
    assert "2.1" not in capsys.readouterr().out.rpartition("->")[2]


def test_what_a_script_prints_stays_out_of_the_json(capsys):
    Path("script.py").write_text("print('hello')\n", "utf-8")
    assert entry_of(capsys, "run", "script.py", "model.pmx") == {"file": "model.pmx"}


def test_what_a_script_raises_is_the_error_of_its_file(capsys):
    Path("script.py").write_text("1 / 0\n", "utf-8")
    assert "ZeroDivisionError" in entry_of(capsys, "run", "script.py", "model.pmx")["error"]
