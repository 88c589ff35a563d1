"""Rendering from the command line: options, and the picture that is written."""

import argparse
import json

import numpy as np
import pytest
from PIL import Image

from editor import cli, formats
from editor.cli import render
from editor.model.columns import Columns
from editor.model.materials import Material, MaterialFlags, Texture
from editor.model.morphs import MaterialOffset, Morph, MorphKind
from editor.motion.sampling import CameraView, Light, SceneState
from editor.render.camera import Camera
from editor.render.morph_views import CELL
from editor.render.options import ViewOptions
from tests.cli.moving import filming, hidden, rising, save_motion, save_pose, save_square


def options(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    render.add_arguments(parser)
    return parser.parse_args(["a.pmx", "-o", "a.png", *arguments])


def test_the_defaults_are_those_of_the_window():
    given = options()
    assert given.camera is None
    assert render.camera_of(SceneState()) == Camera()
    assert render.options(given, SceneState()) == ViewOptions()


def test_options():
    given = options(
        "--size=640x480",
        "--camera=1,-2,3,4,5,6,-7,8",
        "--light=1,0.5,0,0,-1,0",
        "--background=#ff0000",
        "--show=grid,axes",
        "--hide=toon, edge",
    )
    assert given.size == (640, 480)
    assert given.camera == Camera((1, -2, 3), (4, 5, 6), -7, 8)
    shown = render.options(given, SceneState())
    assert shown.show == ViewOptions().show - {"toon", "edge"} | {"grid", "axes"}
    assert (shown.light_color, shown.light_direction) == ((1, 0.5, 0), (0, -1, 0))
    assert shown.background == (1, 0, 0, 1)


class TestMotionsOfTheCamera:
    def test_camera_and_light(self):
        scene_state = SceneState(
            CameraView(np.float32([1, 2, 3]), np.float32([0, np.pi / 2, 0]), -30.0, 25.0, True),
            Light(np.float32([0, 0, 1]), np.float32([0, 0, 1])),
        )
        camera = render.camera_of(scene_state)
        assert (camera.target, camera.distance, camera.fov) == ((1, 2, 3), 30, 25)
        assert abs(camera.rotation[1]) == pytest.approx(90)
        lit = render.options(options(), scene_state)
        assert (lit.light_color, lit.light_direction) == ((0, 0, 1), (0, 0, 1))
        assert render.options(options("--light=1,1,1,0,-1,0"), scene_state).light_direction == (0, -1, 0)


@pytest.fixture
def square(tmp_path) -> str:
    """A red square of 2 by 2 around the origin, and a texture that is missing."""
    content = formats.new_content()
    model = content.model
    corners = np.array([(-1, -1, 0), (-1, 1, 0), (1, 1, 0), (1, -1, 0)], np.float32)
    model.vertices.fill(4, position=corners, normal=[(0, 0, -1)] * 4, bones=[(0, -1, -1, -1)] * 4)
    model.faces.fill(2, vertices=[(0, 1, 2), (0, 2, 3)], material=[0, 0])
    model.textures.records.append(Texture("none.png"))
    model.materials.records.append(Material("red", diffuse=(1, 0, 0, 1), ambient=(1, 0, 0), flags=MaterialFlags(1)))
    formats.save(content, tmp_path / "square.pmx")
    return str(tmp_path / "square.pmx")


@pytest.mark.gl
@pytest.mark.parametrize(
    ("background", "mode", "corner"), [("none", "RGBA", (0, 0, 0, 0)), ("0000FF", "RGB", (0, 0, 255))]
)
def test_a_picture(square, tmp_path, capsys, background, mode, corner):
    out = tmp_path / "out.png"
    camera = "-0,0,0,0,0,0,10,30"
    code = cli.main(
        ["render", square, "-o", str(out), "--size", "64x48", "--camera", camera, "--background", background]
    )
    assert code == 0
    told = capsys.readouterr()
    assert told.out == f"{square} -> {out}\n"
    assert told.err.splitlines() == [f"katachi: {square}: Texture 0: warning: The texture file none.png was not found"]
    with Image.open(out) as image:
        assert (image.mode, image.size, image.getpixel((0, 0))) == (mode, (64, 48), corner)
        red, green, blue = image.convert("RGB").getpixel((32, 24))
    assert red > 100 > max(green, blue)


@pytest.mark.gl
def test_all_morphs_in_a_picture(square, tmp_path, capsys):
    out, arguments = tmp_path / "out.png", ["--morph-sheet", "--background", "0000FF"]
    assert cli.main(["render", square, "-o", str(out), *arguments]) == 1
    assert "no morphs" in capsys.readouterr().err
    content = formats.load(square)
    clear = Columns(MaterialOffset, material=[0], diffuse=[(1, 1, 1, 0)])
    content.model.morphs.records += [Morph("無"), Morph("消", kind=MorphKind.MATERIAL, offsets=clear)]
    formats.save(content, square)
    assert cli.main(["render", square, "-o", str(out), *arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["morphs"] == ["無", "消"]
    with Image.open(out) as image:
        assert image.width == 2 * CELL
        middles = [image.getpixel((column * CELL + CELL // 2, CELL // 2)) for column in (0, 1)]
        numbers = np.asarray(image)[CELL:, :CELL].astype(int)
    assert middles[0][0] > 100
    assert middles[1] == (0, 0, 255)
    assert np.ptp(numbers[..., 0]) > 100
    assert cli.main(["render", square, "-o", str(out), *arguments, "--morph", "無=1"]) == 2


def test_a_model_that_cannot_be_read(tmp_path, capsys):
    assert cli.main(["render", str(tmp_path / "none.pmx"), "-o", str(tmp_path / "a.png")]) == 2
    assert "No such file" in capsys.readouterr().err


@pytest.mark.gl
def test_a_picture_that_cannot_be_written(square, tmp_path, capsys):
    assert cli.main(["render", square, "-o", str(tmp_path / "none" / "a.png"), "--size", "8x8"]) == 2
    assert "No such file or directory" in capsys.readouterr().err


@pytest.mark.gl
class TestMoved:
    """A square before the default light and camera, 10 units away."""

    @pytest.fixture
    def picture(self, tmp_path):
        """The picture of the square with these options, as an array."""
        model = save_square(tmp_path / "square.pmx")

        def draw(*given: str, camera: str = "0,0,0,0,0,0,10,30") -> np.ndarray:
            out = tmp_path / "out.png"
            seen = ["--size", "64x48", "--no-ik", *([f"--camera={camera}"] if camera else [])]
            assert cli.main(["render", model, "-o", str(out), *seen, *given]) == 0
            with Image.open(out) as image:
                return np.asarray(image).astype(int)

        return draw

    def test_a_pose(self, picture):
        still, stretched = picture(), picture("--bone", "arm=2,0,0,0,0,0,1")
        assert [bool(red(one)[24, 52]) for one in (still, stretched)] == [False, True]

    def test_a_frame_of_a_motion(self, picture, tmp_path):
        motion = save_motion(tmp_path / "rising.vmd", rising())
        rows = [np.flatnonzero(red(picture("--motion", motion, "--frame", f)).any(axis=1)).mean() for f in "03"]
        assert rows[0] > rows[1] + 5

    def test_names_that_the_model_lacks(self, picture, tmp_path, capsys):
        names = [f"b{number}" for number in range(20)]
        picture("--pose", save_pose(tmp_path / "a.vpd", *names), "--json")
        (entry,) = json.loads(capsys.readouterr().out)
        assert entry["lacking"] == names

    def test_a_hidden_model(self, picture, tmp_path):
        motion = save_motion(tmp_path / "hidden.vmd", hidden())
        assert red(picture("--motion", motion, "--frame", "4")).any()
        assert (picture("--motion", motion, "--frame", "5") == 255).all()

    def test_camera_and_light_of_a_motion(self, picture, tmp_path):
        film = save_motion(tmp_path / "film.vmd", filming())
        from_behind = picture("--motion", film, camera="")
        assert not (from_behind == picture(camera="")).all()
        assert (
            picture("--motion", film, "--light=0.6,0.6,0.6,-0.5,-1,0.5") == picture("--light=0.6,0.6,0.6,-0.5,-1,0.5")
        ).all()


def red(picture: np.ndarray) -> np.ndarray:
    """(height, width): where the square is, and not the white behind it."""
    return picture[:, :, 1] < 200
