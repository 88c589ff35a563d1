"""What is asked of OpenGL grows with materials and passes, and never with vertices or bones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.materials import MaterialFlags
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, VertexOffset
from editor.preview.pose import Pose
from editor.render.display import Display
from editor.render.offscreen.framebuffers import Framebuffer
from editor.render.options import SHOWN, ViewOptions
from editor.render.scene import Scene
from tests.render.counting import counted
from tests.render.making import CAMERA, RED, SIZE, Shown, plain
from tests.render.posing import any_stance, weighted

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]

SHADED = ViewOptions(show=SHOWN | {"ground-shadow", "self-shadow"})
MOST_PER_DRAW = 14  # textures, uniforms and state of one material in one pass
MOST_PER_FRAME = 160  # everything that has nothing to do with materials
PASSES = 4  # colour, edge and the two shadows
Doing = Callable[[Shown], object]


def model_with(materials: int, vertices: int, bones: int) -> Model:
    """As many materials, each with its part of the faces, along a knot of vertices that hang from all of the bones.

    The faces are small: software takes seconds to fill thousands that reach through the whole picture.
    """
    random = np.random.default_rng(1)
    model = Model()
    flags = MaterialFlags.EDGE | MaterialFlags.GROUND_SHADOW | MaterialFlags.CASTS_SELF_SHADOW
    model.materials.records[:] = [plain(RED, flags=flags, name=f"{row}") for row in range(materials)]
    model.bones.records[:] = [Bone(f"{row}", parent=row - 1) for row in range(bones)]
    model.vertices.fill(
        vertices,
        position=2 * np.sin(np.outer(np.arange(vertices), (0.11, 0.13, 0.17))),
        bones=random.integers(0, bones, (vertices, 4)),
    )
    corners = np.add.outer(np.arange(vertices), (0, 1, 3)) % vertices
    model.faces.fill(vertices, vertices=corners, material=np.sort(random.integers(0, materials, vertices)))
    moved = [VertexOffset(row, (0.0, 1.0, 0.0)) for row in range(vertices // 2)]
    model.morphs.records[:] = [Morph("moved", kind=MorphKind.VERTEX, offsets=Columns.of(VertexOffset, moved))]
    return model


def edit_material(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.materials, 0, "ambient", (0.0, 1.0, 0.0))


def edit_vertices(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.vertices, range(20), "position", (0.0, 1.0, 0.0))


DOING: dict[str, Doing] = {
    "nothing": lambda shown: None,
    "pose": lambda shown: shown.pose(any_stance(shown.model, seed=2)),
    "morph": lambda shown: shown.pose(weighted(shown.model, 0.5)),
    "material": edit_material,
    "vertices": edit_vertices,
}


def calls_of(model: Model, do: Doing, options: ViewOptions = SHADED) -> Counter[str]:
    """The calls of one frame, in which something is done to a posed model that was drawn before."""
    shown = Shown(model)
    shown.pose(Pose.at_rest(len(model.bones), len(model.morphs)))
    shown.picture(options)
    do(shown)
    with counted() as calls:
        shown.picture(options)
    shown.scene.release()
    return calls


@pytest.mark.parametrize("what", DOING)
def test_vertices_and_bones_cost_no_calls(what: str) -> None:
    few = calls_of(model_with(5, 60, 2), DOING[what])
    assert few == calls_of(model_with(5, 6000, 2), DOING[what])
    assert few == calls_of(model_with(5, 60, 200), DOING[what])


@pytest.mark.parametrize("what", DOING)
def test_calls_are_bounded_by_materials_and_passes(what: str) -> None:
    for materials in (1, 8, 40):
        calls = calls_of(model_with(materials, 400, 3), DOING[what]).total()
        assert calls <= MOST_PER_FRAME + MOST_PER_DRAW * PASSES * materials


def test_materials_cost_the_same_each() -> None:
    totals = [calls_of(model_with(materials, 400, 3), DOING["nothing"]).total() for materials in (10, 20, 30)]
    assert totals[1] - totals[0] == totals[2] - totals[1]


def test_what_is_not_shown_costs_nothing() -> None:
    model = model_with(5, 60, 2)
    nothing = calls_of(model, DOING["nothing"], ViewOptions(show=frozenset()))
    assert nothing["glDrawElements"] == 5
    assert not nothing["glBufferSubData"]


def test_what_a_ghost_needs_is_uploaded_before_anything_is_drawn() -> None:
    shown, ghost, target = Shown(model_with(3, 60, 5)), Scene(model_with(2, 40, 5), None), Framebuffer(SIZE)
    shown.picture()
    draw, uploads = Display.draw, list[int]()
    with counted() as calls, pytest.MonkeyPatch.context() as patch:

        def count(display: Display, options: ViewOptions) -> None:
            uploads.append(calls["glBufferData"] + calls["glTexImage2D"])
            draw(display, options)

        patch.setattr(Display, "draw", count)
        shown.scene.draw(CAMERA, ViewOptions(), SIZE, target.name, ghost)
        uploads.append(calls["glBufferData"] + calls["glTexImage2D"])
    assert uploads[0] == uploads[1] > 0
    for thing in (target, ghost, shown.scene):
        thing.release()
