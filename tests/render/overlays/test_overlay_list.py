"""The list of overlays: each is one row, and one more row is one more overlay."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from editor.model.fields import NONE
from editor.model.model import Model
from editor.render.camera import Camera
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_input import OverlayInput
from editor.render.overlays.overlay_lines import AttachedLines, markers
from editor.render.overlays.overlay_list import OVERLAYS, Group, Overlay, OverlayPart
from editor.render.scene import Scene

SIZE = (64, 64)
GREEN = (0.0, 1.0, 0.0, 1.0)


def origin(_: OverlayInput) -> AttachedLines:
    return AttachedLines.marks_of(markers([(0, 0, 0)], GREEN, 20.0), NONE)


ORIGIN = Overlay("origin", "Origin", Group.SPACE, (OverlayPart(origin),))


@pytest.mark.gl
@pytest.mark.usefixtures("gl")
def test_one_more_row_is_one_more_overlay() -> None:
    scene = Scene(Model(), None, (*OVERLAYS, ORIGIN))
    camera = Camera(target=(0, 0, 0))
    hidden = draw_image(scene, camera, ViewOptions(show=frozenset()), SIZE)
    assert (hidden[..., :3] == 255).all()
    seen = draw_image(scene, camera, ViewOptions(show=frozenset({"origin"})), SIZE)
    assert (seen[..., :3] == (0, 255, 0)).all(axis=-1).any()
    scene.release()


def test_an_overlay_is_switched_by_a_name_of_the_list() -> None:
    options = ViewOptions().with_shown("origin", True, (*OVERLAYS, ORIGIN))
    assert options.shows("origin")
    with pytest.raises(ValueError, match="origin"):
        ViewOptions().with_shown("origin", True)


def test_every_row_has_a_name_and_a_label_of_its_own() -> None:
    for words in ([row.name for row in OVERLAYS], [row.label for row in OVERLAYS]):
        assert len(set(words)) == len(words)


def test_what_can_be_shown_is_known_without_opengl(checkout: Path) -> None:
    code = "import sys, editor.render.options; print('OpenGL' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], cwd=checkout, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
