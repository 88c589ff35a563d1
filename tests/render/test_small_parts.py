"""The parts of drawing that need no GPU: toons, bounds, options, platform, stale rows."""

import subprocess
import sys

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.joints import Joint
from editor.render.bounds import bounds
from editor.render.columns import ALL, MOST_RUNS, DirtyRows
from editor.render.offscreen import platform
from editor.render.options import SHOWN, ViewOptions
from editor.render.textures.texture_files import shared_toon, toon_number
from tests.render.making import Quad, model_of, plain


@pytest.mark.parametrize(
    ("number", "shade"), [(0, (205, 205, 205)), (1, (245, 225, 225)), (2, (154, 154, 154)), (3, (248, 239, 235))]
)
def test_the_first_toons_are_white_above_and_shaded_below(number: int, shade: tuple[int, ...]) -> None:
    toon = shared_toon(number)
    assert (toon[:16] == 255).all()
    assert (toon[16:, :, :3] == shade).all()


def test_toon_5_falls_smoothly() -> None:
    blue = shared_toon(4)[:, 0, 2].astype(int)
    assert (blue[:18] == 255).all()
    assert (blue[26:] == 221).all()
    assert (np.diff(blue) <= 0).all()


def test_toon_6_is_yellow_with_a_pale_band() -> None:
    toon = shared_toon(5)[:, 0]
    assert tuple(toon[0, :3]) == (255, 237, 97)
    assert tuple(toon[31, :3]) == (195, 172, 3)
    assert toon[9:11, 2].min() > 200


@pytest.mark.parametrize("number", [6, 7, 8, 9])
def test_the_last_toons_are_white(number: int) -> None:
    assert (shared_toon(number) == 255).all()


def test_there_are_no_other_toons() -> None:
    assert shared_toon(10) is None
    assert shared_toon(255) is None


@pytest.mark.parametrize(
    ("path", "number"),
    [
        ("toon01.bmp", 0),
        ("TOON10.BMP", 9),
        ("tex\\toon05.bmp", 4),
        ("toon11.bmp", None),
        ("toon0.bmp", None),
        ("", None),
    ],
)
def test_shared_toons_are_known_by_name(path: str, number: int | None) -> None:
    assert toon_number(path) == number


def test_bounds_of_rows() -> None:
    model = model_of(Quad(plain(), half=1), Quad(plain(), x=10, half=2))
    model.bones.records[:] = [Bone(position=(1, 2, 3)), Bone(position=(-1, 5, 0))]
    model.joints.records[:] = [Joint(position=(7, 7, 7))]
    for table, rows, low, high in (
        ("vertices", None, (-1, -2, 0), (12, 2, 0)),
        ("vertices", [0, 2], (-1, -1, 0), (1, 1, 0)),
        ("faces", [2], (8, -2, 0), (12, 2, 0)),
        ("materials", [1], (8, -2, 0), (12, 2, 0)),
        ("bones", None, (-1, 2, 0), (1, 5, 3)),
        ("bones", [0, 99], (1, 2, 3), (1, 2, 3)),
        ("joints", [0], (7, 7, 7), (7, 7, 7)),
    ):
        box = bounds(model, table, rows)
        assert box is not None
        np.testing.assert_array_equal(box, (low, high))


def test_there_are_no_bounds_of_nothing() -> None:
    model = model_of(Quad(plain()))
    assert bounds(model, "bones") is None
    assert bounds(model, "vertices", []) is None
    assert bounds(model, "morphs", [0]) is None


def test_options_show_and_hide() -> None:
    options = ViewOptions()
    assert options.show == SHOWN >= {"toon", "sphere", "texture", "edge", "specular"}
    assert options.with_shown("bones", True).shows("bones")
    assert not options.with_shown("toon", False).shows("toon")
    with pytest.raises(ValueError, match="shadows"):
        options.with_shown("shadows", True)


def change(action: Action, rows: range, fields: set[str] | None = None) -> Change:
    return Change(action, "vertices", rows, frozenset(fields or ()))


def test_stale_rows_are_counted_once() -> None:
    dirty = DirtyRows()
    assert dirty.take() == [ALL]
    assert dirty.take() == []
    dirty.mark(change(Action.SET, range(3, 5), {"position"}), {"position"})
    dirty.mark(change(Action.SET, range(9, 10), {"position"}), {"position"})
    dirty.mark(change(Action.SET, range(99, 100), {"normal"}), {"position"})
    assert dirty.take() == [range(3, 10)]
    dirty.mark(change(Action.MOVE, range(1, 3)), {"position"})
    assert dirty.take() == [range(1, 3)]
    dirty.mark(change(Action.REMOVE, range(1, 3)), {"position"})
    dirty.mark(change(Action.SET, range(3, 5), {"position"}), {"position"})
    assert dirty.take() == [ALL]


def test_stale_rows_far_apart_are_a_few_runs() -> None:
    dirty = DirtyRows()
    dirty.take()
    dirty.mark(Change(Action.SET, "vertices", np.array([5, 7, 90_000, 90_001]), frozenset({"weights"})), {"weights"})
    dirty.include(range(6, 20))
    assert dirty.take() == [range(5, 20), range(90_000, 90_002)]
    rows = np.cumsum(np.arange(2000, 2300))
    dirty.mark(Change(Action.SET, "vertices", rows, frozenset({"weights"})), {"weights"})
    runs = dirty.take()
    assert len(runs) <= MOST_RUNS
    assert np.isin(rows, np.concatenate([np.arange(run.start, run.stop) for run in runs])).all()
    assert runs[-1] == range(int(rows[-1]), int(rows[-1]) + 1), "parted at the widest gaps"


@pytest.mark.parametrize(
    ("renderer", "software"),
    [("llvmpipe (LLVM 15.0.6, 256 bits)", True), ("Google SwiftShader", True), ("NVIDIA GeForce RTX", False)],
)
def test_software_renderers_are_known(renderer: str, software: bool) -> None:
    assert platform.is_software(renderer) == software


def test_start_up_imports_no_opengl() -> None:
    names = ["graphics", "options", "camera", "modes", "bounds", "textures.texture_files", "textures.textures"]
    names += ["offscreen.platform", "offscreen.offscreen"]
    script = "; ".join(f"import editor.render.{name}" for name in names)
    script += "; import sys; assert not any(name.split('.')[0] == 'OpenGL' for name in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)
