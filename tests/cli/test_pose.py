"""`katachi pose`: what moves a model, and the arrays that are written."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from editor import cli, formats
from editor.resources import resource
from tests.cli.moving import filming, hidden, rising, save_motion, save_pose, save_square

QUARTER = "0,0,0.7071068,0.7071068"
# What has no place in a process that only calculates.
HEAVY = ("PySide6", "OpenGL", "PIL", "editor.ui", "editor.document", "editor.render")


@pytest.fixture
def square(tmp_path) -> str:
    return save_square(tmp_path / "square.pmx")


@pytest.fixture
def motion(tmp_path) -> str:
    return save_motion(tmp_path / "rising.vmd", rising())


@pytest.fixture
def posed(square, tmp_path):
    """What is written of the square with these options, without IK."""

    def run(*options: str) -> dict[str, np.ndarray]:
        out = tmp_path / "out.npz"
        assert cli.main(["pose", square, "--no-ik", *options, "-o", str(out)]) == 0
        with np.load(out) as file:
            return dict(file)

    return run


class TestArrays:
    def test_of_the_sample(self, tmp_path):
        out, sample = tmp_path / "out.npz", resource("samples", "mochi.pmx")
        assert cli.main(["pose", str(sample), "-o", str(out)]) == 0
        model = formats.load(sample).model
        bones, vertices = len(model.bones), len(model.vertices)
        with np.load(out) as file:
            assert {name: array.shape for name, array in file.items()} == {
                "bone_matrices": (bones, 4, 4),
                "bone_globals": (bones, 4, 4),
                "positions": (vertices, 3),
                "normals": (vertices, 3),
                "uvs": (vertices, 2),
                "morph_weights": (len(model.morphs),),
                "materials": (len(model.materials), 28),
            }
            assert {array.dtype.str for array in file.values()} == {"<f4"}
            assert np.isfinite(file["positions"]).all()

    def test_at_rest(self, square, posed):
        model, now = formats.load(square).model, posed()
        assert now["bone_matrices"] == pytest.approx(np.tile(np.eye(4), (6, 1, 1)))
        assert now["bone_globals"][2, :, 3].tolist() == [2, 0, 0, 1]
        for name, field in (("positions", "position"), ("normals", "normal"), ("uvs", "uv")):
            assert now[name] == pytest.approx(model.vertices[field])
        # Diffuse, specular and its power, ambient, edge; what multiplies texture, sphere and toon.
        assert now["materials"][0, :4].tolist() == [1, 0, 0, 1]
        assert now["materials"][0, 8:11].tolist() == [1, 0, 0]
        assert now["materials"][0, 16:].tolist() == [1] * 12

    def test_without_anything_to_move(self, tmp_path):
        content = formats.new_content()
        content.model.bones.records.clear()
        content.model.frames.records.clear()
        formats.save(content, tmp_path / "empty.pmx")
        assert cli.main(["pose", str(tmp_path / "empty.pmx"), "-o", str(tmp_path / "out.npz")]) == 0
        with np.load(tmp_path / "out.npz") as file:
            assert [file[name].shape for name in ("bone_matrices", "positions", "uvs")] == [(0, 4, 4), (0, 3), (0, 2)]
            assert [file[name].shape for name in ("morph_weights", "materials")] == [(0,), (0, 28)]

    def test_of_a_pmd(self, square, tmp_path, posed):
        assert cli.main(["convert", square, str(tmp_path / "square.pmd")]) == 0
        assert cli.main(["pose", str(tmp_path / "square.pmd"), "--no-ik", "-o", str(tmp_path / "pmd.npz")]) == 0
        with np.load(tmp_path / "pmd.npz") as file:
            assert file["positions"] == pytest.approx(posed()["positions"])

    def test_no_window_and_no_picture_is_needed(self, square, tmp_path):
        code = (
            "import sys; from editor.__main__ import main; print(main(sys.argv[1:]));"
            f"print([name for name in {HEAVY!r} if name in sys.modules])"
        )
        command = [sys.executable, "-c", code, "pose", square, "-o", str(tmp_path / "out.npz")]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout.splitlines()[-1] == "[]"
        assert not done.stderr


class TestWhatMovesIt:
    def test_a_bone(self, posed):
        now = posed("--bone", f"arm=0,0,3,{QUARTER}")
        assert now["bone_globals"][2] == pytest.approx(
            np.array([(0, -1, 0, 0), (1, 0, 0, 2), (0, 0, 1, 3), (0, 0, 0, 1)]), abs=1e-6
        )
        assert now["positions"] == pytest.approx(np.array([(-1, -1, 0), (-1, 1, 0), (-1, 1, 3), (1, 1, 3)]), abs=1e-6)

    def test_a_rotation_of_any_length(self, posed):
        assert posed("--bone=arm=0,0,0,0,0,5,5")["positions"] == pytest.approx(
            posed(f"--bone=arm=0,0,0,{QUARTER}")["positions"], abs=1e-6
        )
        assert posed("--bone=arm=1,0,0,0,0,0,0")["bone_matrices"][1, :3, :3].tolist() == np.eye(3).tolist()

    def test_all_bones_of_a_name(self, posed):
        shifts = posed("--bone", "twin=1,2,3,0,0,0,1")["bone_matrices"][:, :3, 3]
        assert shifts.tolist() == [[0, 0, 0]] * 4 + [[1, 2, 3]] * 2

    def test_morphs(self, posed):
        now = posed("--morph", "a=b=-0.5", "--morph", "uv=2")
        assert now["positions"][0].tolist() == [-1, -1, -1.5]
        assert now["uvs"][0].tolist() == [1, 0.5]
        assert now["morph_weights"].tolist() == [-0.5, 2]

    def test_values_that_begin_with_a_minus(self, square, tmp_path):
        content = formats.load(square)
        content.model.morphs.records[0] = content.model.morphs[0].__class__("-x")
        formats.save(content, tmp_path / "minus.pmx")
        out = str(tmp_path / "out.npz")
        assert cli.main(["pose", str(tmp_path / "minus.pmx"), "--morph", "-x=-1", "-o", out]) == 0

    def test_ik(self, square, posed, tmp_path):
        assert posed()["bone_globals"][2, :3, 3].tolist() == [2, 0, 0]
        assert cli.main(["pose", square, "-o", str(tmp_path / "out.npz")]) == 0
        with np.load(tmp_path / "out.npz") as file:
            assert file["bone_globals"][2, :3, 3] == pytest.approx((0, 2, 0), abs=1e-2)

    @pytest.mark.parametrize(("frame", "height"), [("0", 0), ("2.5", 1), ("10", 4), ("99999", 4), ("1e30", 4)])
    def test_a_motion_at_a_frame(self, motion, posed, frame, height):
        now = posed("--motion", motion, "--frame", frame)
        assert now["bone_matrices"][0, :3, 3] == pytest.approx((0, height, 0))
        assert now["morph_weights"] == pytest.approx((height / 4, 0))

    def test_what_wins(self, motion, posed, tmp_path):
        pose = save_pose(tmp_path / "a.vpd", "root")
        given = ["--motion", motion, "--frame", "10"]
        turned = posed(*given, "--pose", pose)["bone_matrices"][0]
        assert turned[:3, 3].tolist() == [0, 0, 0]
        assert turned[:3, 0] == pytest.approx((0, 1, 0), abs=1e-6)
        told = posed(*given, "--pose", pose, "--bone=root=0,0,7,0,0,0,1", "--morph=a=b=0.25")
        assert told["bone_matrices"][0, :3, 3].tolist() == [0, 0, 7]
        assert told["morph_weights"].tolist() == [0.25, 0]

    def test_the_later_motion_wins(self, motion, posed, tmp_path):
        still = rising()
        still.bones.keys["offset"].flags.writeable = True
        still.bones.keys["offset"][:] = 9
        other = save_motion(tmp_path / "other.vmd", still)
        assert posed("--motion", motion, "--motion", other)["bone_matrices"][0, :3, 3].tolist() == [9, 9, 9]
        assert posed("--motion", other, "--motion", motion)["bone_matrices"][0, :3, 3].tolist() == [0, 0, 0]

    def test_a_motion_of_the_camera_moves_no_bone(self, posed, tmp_path, capsys):
        film = save_motion(tmp_path / "film.vmd", filming())
        assert posed("--motion", film)["positions"].tolist() == posed()["positions"].tolist()
        assert not capsys.readouterr().err

    def test_a_hidden_model_stands_somewhere_all_the_same(self, posed, tmp_path):
        unseen = save_motion(tmp_path / "hidden.vmd", hidden())
        assert posed("--motion", unseen, "--frame=9")["positions"].tolist() == posed()["positions"].tolist()

    def test_names_that_the_model_lacks_are_counted(self, motion, posed, tmp_path, capsys):
        pose = save_pose(tmp_path / "a.vpd", *(f"b{number}" for number in range(12)))
        posed("--motion", motion, "--pose", pose)
        (line,) = capsys.readouterr().err.splitlines()
        assert "warning: the model lacks 13 of the names that are moved: nobody, b0, " in line
        assert line.endswith("and 5 more (-v: all)")

    def test_all_names_that_the_model_lacks(self, motion, posed, tmp_path, capsys):
        names = [f"b{number}" for number in range(70)]
        pose = save_pose(tmp_path / "a.vpd", *names)
        posed("--pose", pose, "-v")
        (line,) = capsys.readouterr().err.splitlines()
        assert line.endswith(f"the model lacks 70 of the names that are moved: {', '.join(names)}")
        posed("--motion", motion, "--pose", pose, "--json")
        (entry,) = json.loads(capsys.readouterr().out)
        assert entry["lacking"] == ["nobody", *names]
        assert "and 63 more" in entry["warnings"][0]
        assert (Path(entry["file"]).name, Path(entry["out"]).name) == ("square.pmx", "out.npz")

    def test_a_bone_that_ik_turns_is_named_with_the_ik(self, square, tmp_path, capsys):
        out = str(tmp_path / "out.npz")
        assert cli.main(["pose", square, "--bone", f"arm=0,0,0,{QUARTER}", "-o", out]) == 0
        (line,) = capsys.readouterr().err.splitlines()
        assert "warning: arm is not posed by hand alone: IK bone goal turns it" in line
        assert cli.main(["pose", square, "--bone", f"arm=0,0,0,{QUARTER}", "-o", out, "--json"]) == 0
        (entry,) = json.loads(capsys.readouterr().out)
        assert len(entry["warnings"]) == 1
        capsys.readouterr()
        for free in (("--no-ik",), ("--bone", f"root=0,0,0,{QUARTER}"), ("--bone", "arm=1,0,0,0,0,0,1")):
            bone = () if "--bone" in free else ("--bone", f"arm=0,0,0,{QUARTER}")
            assert cli.main(["pose", square, *bone, *free, "-o", out]) == 0
            assert capsys.readouterr().err == ""

    def test_what_is_written_is_said_in_text_alone(self, square, tmp_path, capsys):
        out = str(tmp_path / "out.npz")
        assert cli.main(["pose", square, "-o", out]) == 0
        assert capsys.readouterr().out == f"{square} -> {out}\n"
        assert cli.main(["pose", square, "-o", out, "--json"]) == 0
        assert "->" not in capsys.readouterr().out


class TestFaults:
    @pytest.mark.parametrize(
        "options",
        [
            ["-o", "a.npy"],
            ["-o", "a.npz", "--physics", "nan"],
            ["-o", "a.npz", "--frame", "-1"],
            ["-o", "a.npz", "--frame", "nan"],
            ["-o", "a.npz", "--frame", "1,2"],
            ["-o", "a.npz", "--morph", "a"],
            ["-o", "a.npz", "--morph", "a=b"],
            ["-o", "a.npz", "--morph", "a=inf"],
            ["-o", "a.npz", "--bone", "arm=0,0,0"],
            ["-o", "a.npz", "--bone", "arm=0,0,0,0,0,0,1e39"],
            ["-o", "a.npz", "--bone", "nobody=0,0,0,0,0,0,1"],
            ["-o", "a.npz", "--motion", "none.vmd"],
            ["-o", "a.npz", "--pose", "none.vpd"],
            ["-o", "none/a.npz"],
            [],
        ],
    )
    def test_one_line_and_2(self, square, tmp_path, monkeypatch, capsys, options):
        monkeypatch.chdir(tmp_path)
        assert cli.main(["pose", square, *options]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith("katachi: ")
        assert not (tmp_path / "a.npz").exists()

    @pytest.mark.parametrize(
        ("options", "error"),
        [
            (["--bone", "nobody=0,0,0,0,0,0,1"], "the model has no bone 'nobody'"),
            (["--motion", "none.vmd"], "none.vmd: No such file or directory"),
            (["--motion", "square.pmx"], "square.pmx: a PMX file; VMD expected"),
        ],
    )
    def test_what_is_wrong_stands_in_the_entry(self, square, tmp_path, monkeypatch, capsys, options, error):
        monkeypatch.chdir(tmp_path)
        assert cli.main(["pose", square, *options, "-o", "a.npz", "--json"]) == 2
        (entry,) = json.loads(capsys.readouterr().out)
        assert entry["error"] == error

    def test_names_that_are_near_are_named(self, square, tmp_path, capsys):
        out = ["-o", str(tmp_path / "a.npz")]
        assert cli.main(["pose", square, "--bone=arms=0,0,0,0,0,0,1", "--morph=ub=1", *out]) == 2
        first, second = capsys.readouterr().err.splitlines()
        assert first == "katachi: the model has no bone 'arms'; near are 'arm'"
        assert second == "katachi: the model has no morph 'ub'; near are 'uv'"

    def test_a_file_that_holds_something_else(self, square, motion, tmp_path, capsys):
        pose = save_pose(tmp_path / "a.vpd", "arm")
        out = ["-o", str(tmp_path / "a.npz")]
        assert cli.main(["pose", square, "--motion", square, "--motion", pose, "--pose", motion, *out]) == 2
        said = [line.rpartition(": ")[2] for line in capsys.readouterr().err.splitlines()]
        assert said == ["a PMX file; VMD expected", "a VPD file; VMD expected", "a VMD file; VPD expected"]
        assert cli.main(["pose", motion, *out]) == 2
        assert "holds no model" in capsys.readouterr().err

    def test_numbers_that_are_too_large(self, square, tmp_path, capsys):
        out = str(tmp_path / "a.npz")
        huge = ["--bone", "root=3e38,3e38,3e38,3e38,0,0,1e-38", "--morph", "a=b=3e38"]
        assert cli.main(["pose", square, *huge, "-o", out]) == 0
        assert not capsys.readouterr().err
