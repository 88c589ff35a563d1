"""The command line: what it prints, and its exit codes."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from editor import cli, formats
from editor.cli.session import print_json
from editor.model.edit import Edit
from editor.model.materials import Material
from tests.formats.fixtures import EXTENDED, SMALL
from tests.formats.making import full_content, loaded

HEAVY = ("PySide6", "OpenGL", "PIL", "numba", "editor.ui", "editor.document", "editor.render")


@pytest.fixture
def small(tmp_path) -> str:
    return written(tmp_path / "small.pmx", SMALL)


@pytest.fixture
def damaged(tmp_path) -> str:
    return written(tmp_path / "damaged.pmx", SMALL[:60])


@pytest.fixture
def warned(tmp_path) -> str:
    return written(tmp_path / "warned.pmx", SMALL[:-20])


@pytest.fixture
def full(tmp_path) -> str:
    path = tmp_path / "full.pmx"
    formats.save(full_content(), path)
    return str(path)


def written(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    return str(path)


def run(*arguments: object) -> int:
    return cli.main([str(argument) for argument in arguments])


def run_json(capsys, *arguments: object) -> tuple[int, list[dict]]:
    code = run(*arguments, "--json")
    return code, json.loads(capsys.readouterr().out)


class TestUsage:
    def test_only_what_there_is_is_offered(self, capsys):
        assert run("--help") == 0
        printed = capsys.readouterr().out
        assert [line.split()[0] for line in printed.splitlines()[1:]] == list(cli.COMMANDS)

    @pytest.mark.parametrize("name", cli.COMMANDS)
    def test_every_command_explains_itself(self, name, capsys):
        assert run(name, "--help") == 0
        assert f"katachi {name}" in capsys.readouterr().out

    @pytest.mark.parametrize(
        "arguments",
        [
            ["bogus"],
            ["info"],
            ["info", "--bogus"],
            ["diff", "a"],
            ["convert", "a"],
            ["convert", "a", "b", "c"],
            ["convert", "a", "--to", "pmx"],
            ["convert", "a", "--to", "fbx", "-o", "b"],
            ["convert", "a", "b", "--encoding", "latin1"],
            ["convert", "a", "b", "--csv-dialect", "new"],
            ["convert", "a", "b", "--csv-tables", "bones,socks"],
            ["convert", "a", "b", "--scale", "0"],
            ["pose", "a"],
            ["pose", "a", "-o", "a.npy"],
            ["render", "a"],
            ["render", "a", "-o", "a.png", "--physics", "1"],
            ["render", "a", "-o", "a.gif"],
            ["render", "a", "-o", "a.png", "--size", "0x10"],
            ["render", "a", "-o", "a.png", "--camera", "1,2,3"],
            ["render", "a", "-o", "a.png", "--camera", "0,0,0,0,0,0,45,nan"],
            ["render", "a", "-o", "a.png", "--light", "a,b,c,d,e,f"],
            ["render", "a", "-o", "a.png", "--background", "FFF"],
            ["render", "a", "-o", "a.png", "--show", "everything"],
        ],
    )
    def test_bad_usage_is_one_line_and_2(self, arguments, capsys):
        assert run(*arguments) == 2
        lines = capsys.readouterr().err.splitlines()
        assert len(lines) == 1
        assert lines[0].startswith("katachi: ")

    def test_what_nobody_expected_is_one_line(self, small, capsys, monkeypatch):
        monkeypatch.setattr(formats, "load", lambda path: 1 / 0)
        assert run("info", small) == 2
        assert capsys.readouterr().err == "katachi: info: unexpected ZeroDivisionError: division by zero\n"


class TestInfo:
    def test_entry(self, small, capsys):
        code, (entry,) = run_json(capsys, "info", small)
        assert code == 0
        assert (entry["file"], entry["format"], entry["version"], entry["encoding"]) == (small, "pmx", "2.0", "utf8")
        assert (entry["counts"]["vertices"], entry["counts"]["faces"], entry["counts"]["soft_bodies"]) == (3, 1, 0)
        assert entry["index_sizes"] == dict.fromkeys(
            ("vertex", "texture", "material", "bone", "morph", "rigid_body"), 1
        )
        assert entry["kinds"] == {
            "weight_types": {"BDEF1": 1, "BDEF2": 1, "SDEF": 1},
            "morph_kinds": {"Vertex": 1},
            "joint_kinds": {"Spring 6DOF": 1},
        }
        assert entry["warnings"] == []

    def test_files_that_cannot_be_read_do_not_stop_the_others(self, small, damaged, warned, tmp_path, capsys):
        code = run("info", damaged, tmp_path / "none.pmx", small, warned, "--json")
        printed = capsys.readouterr()
        errors = json.loads(printed.out)
        assert code == 2
        assert ["error" in entry for entry in errors] == [True, True, False, False]
        assert errors[0]["error"].startswith("Vertices, byte ")
        assert "ends here" in errors[3]["warnings"][0]
        assert [line.split(":")[0] for line in printed.err.splitlines()] == ["katachi"] * 2
        assert "No such file" in printed.err

    def test_text(self, full, warned, capsys):
        assert run("info", full, warned) == 0
        printed = capsys.readouterr().out
        assert "PMX 2.1 UTF-16" in printed
        assert "QDEF 1" in printed
        assert "warning: Joint 0: the file ends here" in printed

    def test_it_starts_without_what_it_does_not_need(self, small):
        code = (
            "import sys; from editor.__main__ import main; main(sys.argv[1:]); "
            f"print([name for name in {HEAVY!r} if name in sys.modules])"
        )
        done = subprocess.run([sys.executable, "-c", code, "info", small], capture_output=True, text=True, check=True)
        assert done.stdout.splitlines()[-1] == "[]"
        assert not done.stderr

    @pytest.mark.parametrize("encoding", ["utf-8", "cp932", "ascii"])
    def test_json_in_pipes_is_utf_8_whatever_the_terminal_has(self, full, small, encoding):
        done = subprocess.run(
            [sys.executable, "-m", "editor", "diff", full, small, "--json"],
            capture_output=True,
            env=os.environ | {"PYTHONIOENCODING": encoding},
            check=False,
        )
        name = formats.load_model(full).model.bones[0].name
        assert name in done.stdout.decode("utf-8")
        assert name in [entry["a"] for entry in json.loads(done.stdout)]

    @pytest.mark.parametrize(("encoding", "is_escaped"), [("utf-8", False), ("cp932", False), ("ascii", True)])
    def test_json_on_a_terminal_has_names_as_that_can_show_them(self, monkeypatch, encoding, is_escaped):
        screen = io.TextIOWrapper(io.BytesIO(), encoding)
        monkeypatch.setattr(screen, "isatty", lambda: True)
        monkeypatch.setattr("sys.stdout", screen)
        print_json([{"name": "左腕"}])
        screen.flush()
        told = screen.buffer.getvalue().decode(encoding)
        assert ("左腕" not in told) == is_escaped
        assert json.loads(told) == [{"name": "左腕"}]

    def test_names_that_the_terminal_cannot_print(self, small):
        done = subprocess.run(
            [sys.executable, "-m", "editor", "diff", small, small],
            capture_output=True,
            env=os.environ | {"PYTHONIOENCODING": "ascii"},
            check=False,
        )
        assert done.returncode == 0


class TestConvert:
    def test_the_same_format_gives_the_same_bytes(self, small, tmp_path, capsys):
        out = tmp_path / "out.pmx"
        code, (entry,) = run_json(capsys, "convert", small, out)
        assert (code, entry) == (0, {"file": small, "out": str(out), "losses": [], "warnings": []})
        assert out.read_bytes() == SMALL

    def test_encoding_and_version(self, full, tmp_path, capsys):
        out = tmp_path / "out.pmx"
        code, (entry,) = run_json(capsys, "convert", full, out, "--encoding", "utf8", "--pmx-version", "2.0")
        assert code == 0
        assert set(entry["losses"][0]) == {"table", "row", "field", "message"}
        extra = loaded(out.read_bytes()).extra
        assert (extra.version, extra.encoding) == (2.0, "utf8")

    def test_rows_are_written_as_is_wanted(self, full, tmp_path, capsys):
        out = tmp_path / "out.csv"
        options = ("--csv-dialect", "classic", "--csv-tables", "bones,joints", "--csv-no-comments")
        code, (entry,) = run_json(capsys, "convert", full, out, *options)
        assert code == 0
        tags = {line.split(b",")[0] for line in out.read_bytes().splitlines()}
        assert tags == {b"Bone", b"IKLink", b"Joint"}
        assert any(loss["message"].startswith("left out, as chosen") for loss in entry["losses"])
        assert run("convert", full, out) == 0
        assert out.read_text(encoding="utf-8").startswith(";PmxHeader,")

    def test_losses_are_told_a_line_a_kind(self, capsys, tmp_path):
        content = full_content()
        with Edit(content.model) as edit:
            edit.insert(content.model.materials, 0, [Material(name_en="cloth"), Material(name_en="skin")])
        model = tmp_path / "model.pmx"
        formats.save(content, model)
        assert run("convert", model, tmp_path / "out.pmd") == 0
        lost = [line for line in capsys.readouterr().out.splitlines() if "no names of materials" in line]
        assert len(lost) == 1
        assert "in all" in lost[0]
        _, (entry,) = run_json(capsys, "convert", model, tmp_path / "out.pmd")
        assert len([loss for loss in entry["losses"] if "no names of materials" in loss["message"]]) > 1

    def test_formats_of_other_programs(self, full, tmp_path, capsys):
        out = tmp_path / "out.x"
        assert run("convert", full, out, "--scale", "1", "--x-binary", "--x-no-emissive") == 0
        assert out.read_bytes().startswith(b"xof 0303bin 0032")
        assert "not kept: the ambient colour" in capsys.readouterr().out
        large = formats.load_model(out).model.vertices["position"]
        assert run("convert", full, out) == 0
        assert np.allclose(formats.load_model(out).model.vertices["position"] * 10, large)
        assert run("convert", full, tmp_path / "out.pmx", "--scale", "2") == 2
        assert "always written in the model's own size" in capsys.readouterr().err

    def test_many_files(self, small, full, damaged, tmp_path, capsys):
        folder = tmp_path / "new" / "folder"
        code = run("convert", small, damaged, full, "--to", "PMX", "-o", folder)
        assert code == 2
        assert {path.name for path in folder.iterdir()} == {"small.pmx", "full.pmx"}
        printed = capsys.readouterr()
        assert printed.out.count(" -> ") == 2
        assert printed.err.startswith(f"katachi: {damaged}: ")

    def test_two_files_of_the_same_name(self, small, tmp_path, capsys):
        (tmp_path / "other").mkdir()
        other = written(tmp_path / "other" / "small.pmx", EXTENDED)
        assert run("convert", small, other, "-o", tmp_path / "out") == 2
        assert (tmp_path / "out" / "small.pmx").read_bytes() == SMALL
        assert "would replace" in capsys.readouterr().err

    def test_an_output_that_cannot_be_written(self, small, tmp_path, capsys):
        assert run("convert", small, tmp_path / "none" / "a.pmx") == 2
        assert "No such file or directory" in capsys.readouterr().err
        assert run("convert", small, tmp_path / "a.fbx") == 2
        assert "'.fbx' is not a format that can be written" in capsys.readouterr().err


class TestDiff:
    def test_the_same(self, small, capsys):
        assert run("diff", small, small) == 0
        assert capsys.readouterr().out == ""
        assert run_json(capsys, "diff", small, small) == (0, [])

    def test_different(self, small, tmp_path, capsys):
        other = written(tmp_path / "other.pmx", SMALL.replace(b"\x05\x00\x00\x00a.png", b"\x05\x00\x00\x00b.png", 1))
        code, entries = run_json(capsys, "diff", small, other)
        assert code == 1
        assert entries == [{"table": "textures", "row": 0, "field": "path", "a": "a.png", "b": "b.png"}]
        assert run("diff", small, other) == 1
        assert capsys.readouterr().out == "textures 0: path: 'a.png' -> 'b.png'\n"

    def test_everything_can_be_told(self, small, full, capsys):
        code, entries = run_json(capsys, "diff", small, full)
        assert code == 1
        assert {entry["table"] for entry in entries} >= {"info", "vertices", "materials", "morphs", "soft_bodies"}
        assert run("diff", small, full) == 1
        assert "only in B" in capsys.readouterr().out

    def test_what_is_closer_than_the_tolerance_counts_as_equal(self, full, tmp_path, capsys):
        content = formats.load_model(full)
        with Edit(content.model) as edit:
            vertices, bones = content.model.vertices, content.model.bones
            edit.set(vertices, slice(None), "position", vertices["position"] + np.float32(0.001))
            edit.set(bones, 0, "position", tuple(part + 0.001 for part in bones[0].position))
        formats.save(content, tmp_path / "other.pmx")
        assert run("diff", full, tmp_path / "other.pmx", "--tolerance", "0.01") == 0
        assert run("diff", full, tmp_path / "other.pmx", "--tolerance", "0.0001") == 1
        assert run("diff", full, tmp_path / "other.pmx") == 1
        assert run("diff", full, full, "--tolerance", "-1") == 2

    def test_a_thousand_differences_are_cut_in_text(self, tmp_path, capsys):
        content = full_content()
        files = [tmp_path / "a.pmx", tmp_path / "b.pmx"]
        for shift, file in enumerate(files):
            content.model.vertices.fill(1000, position=np.full((1000, 3), shift, np.float32))
            formats.save(content, file)
        assert run("diff", *files) == 1
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) < 30
        assert lines[-1] == "vertices: 980 more differences in position"
        assert len(run_json(capsys, "diff", *files)[1]) == 1000

    def test_a_file_that_cannot_be_read(self, small, damaged, capsys):
        code, entries = run_json(capsys, "diff", small, damaged)
        assert code == 2
        assert [entry["file"] for entry in entries] == [damaged]
