"""The viewport in display modes: about the current bone, and lit as motions have it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.mesh import Deform
from editor.model.model import Model
from editor.motion.motion import Motion, SelfShadowKey, ShadowMode
from editor.motion.sampling import SelfShadow
from editor.render.modes import HEAT, DisplayMode
from editor.render.options import ViewOptions
from editor.ui.viewport.viewport import Viewport

pytestmark = pytest.mark.gl


def square() -> Model:
    """Half of it hangs from each of two bones."""
    model = Model()
    corners = np.array([(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], np.float32)
    weighing = {
        "deform": np.ones(4),
        "bones": np.tile((0, 1, -1, -1), (4, 1)),
        "weights": np.tile((0.25, 0.75, 0, 0), (4, 1)),
    }
    model.vertices.fill(4, position=corners, normal=np.tile((0, 0, -1), (4, 1)), **weighing)
    model.faces.fill(2, vertices=np.array([(0, 3, 2), (0, 2, 1)]), material=[0, 0])
    model.materials.records[:] = [Material("red", diffuse=(1, 0, 0, 1), flags=1)]
    model.bones.records[:] = [Bone("first"), Bone("second")]
    return model


@pytest.fixture
def document() -> Document:
    return Document(Content(square()))


@pytest.fixture
def viewport(document: Document, qtbot: QtBot) -> Iterator[Viewport]:
    window = QWidget()
    qtbot.addWidget(window)
    viewport = Viewport(document, window)
    viewport.set_options(ViewOptions(frozenset(), mode=DisplayMode.BONE_WEIGHT))
    window.resize(300, 300)
    viewport.resize(300, 300)
    window.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    yield viewport
    viewport.stop()


def colored(viewport: Viewport, color: tuple[float, float, float]) -> bool:
    """Whether a place beside the bones has this colour."""
    image = viewport.grabFramebuffer()
    seen = image.pixelColor(image.width() // 2 + 40, image.height() // 2 - 25)
    wanted = QColor.fromRgbF(*color)
    parts = ((seen.red(), wanted.red()), (seen.green(), wanted.green()), (seen.blue(), wanted.blue()))
    return all(abs(one - other) <= 2 for one, other in parts)


def test_without_a_bone_the_model_looks_as_ever_and_a_hint_asks_for_one(viewport: Viewport, document: Document) -> None:
    assert not colored(viewport, HEAT[0])
    assert viewport._legend.text() == "Select a bone to see its weights"
    document.selection.select("bones", [0])
    assert "100 %" in viewport._legend.text()
    assert "Select" not in viewport._legend.text()


def test_the_weight_is_that_of_the_current_bone(viewport: Viewport, document: Document) -> None:
    document.selection.select("bones", [0])
    assert colored(viewport, HEAT[1])
    document.selection.set_current("bones", 1)
    assert colored(viewport, HEAT[3])


def test_colours_are_explained_where_they_need_it(viewport: Viewport, document: Document) -> None:
    card = viewport._legend
    document.selection.select("bones", [0])
    assert card.isVisible()
    assert "100 %" in card.text()
    viewport.set_options(ViewOptions(mode=DisplayMode.DEFORM))
    assert all(kind.label in card.text() for kind in Deform)
    viewport.set_options(ViewOptions(mode=DisplayMode.CHECKER))
    assert not card.isVisible()


def test_self_shadows_are_as_the_motion_has_them(viewport: Viewport, document: Document) -> None:
    keys = [SelfShadowKey(0, ShadowMode.MODE_1, 0.02), SelfShadowKey(9, ShadowMode.MODE_2, 0.05)]
    motion = Motion("lit", self_shadow=Columns.of(SelfShadowKey, keys))
    document.posing.set_active(True)
    document.posing.add_motion(motion, "lit")
    assert viewport.drawn_options().self_shadow == SelfShadow(1, pytest.approx(0.02))
    document.posing.set_frame(10)
    assert viewport.drawn_options().self_shadow == SelfShadow(2, pytest.approx(0.05))
    document.posing.uses_camera = False
    assert viewport.drawn_options().self_shadow == ViewOptions().self_shadow


def test_the_colours_of_overlays_of_physics_are_explained_while_they_are_shown(viewport: Viewport) -> None:
    card, plain = viewport._legend, ViewOptions(show=frozenset())
    viewport.set_options(plain.with_shown("beyond-limits", True).with_shown("contacts", True))
    assert card.isVisible()
    assert "Beyond joint limits" in card.text()
    assert "Contacts" in card.text()
    viewport.set_options(plain.with_shown("contacts", True))
    assert "Beyond" not in card.text()
    viewport.set_options(plain)
    assert not card.isVisible()
