"""`katachi check`: what it finds in files and folders, what it mends, and its exit codes."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from editor import cli, formats
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.model import Model
from editor.operations.checks.catalog import CHECKS
from tests.operations.model_making import full_model


def write(path: Path, model: Model) -> Path:
    formats.save(Content(model, "pmx"), path)
    return path


def wrongly_ordered() -> Model:
    model = full_model()
    model.bones.records.insert(0, Bone("before its parent", parent=1))
    return model


def checked(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[dict[str, Any]]]:
    code = cli.main(["check", *map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


def circle() -> Model:
    model = full_model()
    model.bones.records[:] = [Bone("a", parent=1), Bone("b", parent=0)]
    return model


def test_an_error_is_found_and_told_by_the_exit_code(tmp_path, capsys):
    code, (entry,) = checked(capsys, write(tmp_path / "circle.pmx", circle()))
    assert code == 1
    found = [line for line in entry["findings"] if line["code"] == "bone-parent-circle"]
    assert [line["row"] for line in found] == [0, 1]
    assert found[0]["level"] == "error"
    assert found[0]["table"] == "bones"
    assert found[0]["fixable"] is False
    assert "a → b → a" in found[0]["message"]


def test_a_folder_means_all_models_below_it(tmp_path, capsys):
    (tmp_path / "below").mkdir()
    write(tmp_path / "one.pmx", full_model())
    write(tmp_path / "below" / "two.pmx", full_model())
    (tmp_path / "picture.png").write_bytes(b"")
    _, entries = checked(capsys, tmp_path)
    assert sorted(Path(entry["file"]).name for entry in entries) == ["one.pmx", "two.pmx"]


def test_a_folder_means_models_in_archives_and_nothing_hidden_as_in_the_window(tmp_path, capsys):
    (tmp_path / ".trash").mkdir()
    path = write(tmp_path / ".trash" / "gone.pmx", full_model())
    with zipfile.ZipFile(tmp_path / "packed.zip", "w") as archive:
        archive.write(path, "in/packed.pmx")
    _, (entry,) = checked(capsys, tmp_path)
    assert entry["file"] == str(tmp_path / "packed.zip" / "in" / "packed.pmx")
    assert "findings" in entry


def test_what_is_safely_mended_is_mended_and_the_rest_told(tmp_path, capsys):
    source, out = write(tmp_path / "order.pmx", wrongly_ordered()), tmp_path / "out" / "mended.pmx"
    before = source.read_bytes()
    _, (entry,) = checked(capsys, source)
    assert "bone-deform-order" in {line["code"] for line in entry["findings"]}
    _, (entry,) = checked(capsys, source, "--fix", out)
    assert "bone-deform-order" not in {line["code"] for line in entry["findings"]}
    assert entry["out"] == str(out)
    assert source.read_bytes() == before
    _, (again,) = checked(capsys, out)
    assert [line["code"] for line in again["findings"]] == [line["code"] for line in entry["findings"]]


def test_what_was_mended_in_reading_is_told_of_every_row(tmp_path, capsys):
    model = full_model()
    path = write(tmp_path / "many.pmx", model)
    content = formats.load_model(path)
    faces = content.model.faces
    corners = np.concatenate((faces["vertices"], np.full((50, 3), 200)))
    faces.fill(len(corners), vertices=corners, material=np.zeros(len(corners)))
    formats.save(content, path)
    _, (entry,) = checked(capsys, path)
    repaired = [line for line in entry["findings"] if line["code"] == "file-repaired"]
    assert len(repaired) == 50


def test_a_file_that_cannot_be_read_does_not_stop_the_others(tmp_path, capsys):
    (tmp_path / "broken.pmx").write_bytes(b"PMX ")
    good = write(tmp_path / "good.pmx", full_model())
    code, entries = checked(capsys, tmp_path / "broken.pmx", good)
    assert code == 2
    assert "error" in entries[0]
    assert "findings" in entries[1]


def test_the_list_has_every_check(capsys):
    assert cli.main(["check", "--list", "--json"]) == 0
    listed = {entry["code"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert list(listed) == list(CHECKS)
    assert all(entry["explanation"] for entry in listed.values())
    assert cli.main(["check", "--list"]) == 0
    printed = capsys.readouterr().out
    assert all(code in printed for code in CHECKS)


def test_nothing_to_check_is_bad_usage(capsys):
    assert cli.main(["check"]) == 2
    assert "a file or a folder expected" in capsys.readouterr().err


def test_the_first_rows_with_a_fault_are_printed_and_the_rest_counted(tmp_path, capsys):
    model = full_model()
    model.bones.records[:0] = [Bone(f"early {row}", parent=40) for row in range(40)]
    assert cli.main(["check", str(write(tmp_path / "many.pmx", model))]) in (0, 1)
    printed = capsys.readouterr().out
    assert "early 3" in printed
    assert "and 30 more" in printed
