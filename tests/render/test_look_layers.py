"""What lies before what: blending in the order of the file, and from which alpha on something is there.

The rules are those of mmd-semantics §6.2, §6.7.
"""

from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from editor.model.materials import MaterialFlags
from tests.render.looking import assert_alike, saved
from tests.render.making import BLUE, CENTRE, GREEN, RED, Quad, model_of, picture, plain, showing

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]
COLORS = {-1.0: RED, 0.0: GREEN, 1.0: BLUE}  # by depth
ALPHA = 0.4


@pytest.mark.parametrize("order", list(permutations(COLORS)))
def test_materials_blend_in_the_order_of_the_file(order: tuple[float, ...]) -> None:
    seen = picture(model_of(*(Quad(plain(COLORS[z], ALPHA), z=z) for z in order)))[CENTRE]
    color, nearest = np.ones(3), np.inf
    for z in order:
        if z <= nearest:  # what is farther than something drawn before is hidden, though that was transparent
            color, nearest = color * (1 - ALPHA) + np.array(COLORS[z]) * ALPHA, z
    assert_alike(seen, color)


def test_without_a_background_the_layers_add_up_to_their_own_cover() -> None:
    model = model_of(*(Quad(plain(COLORS[z], ALPHA), z=z) for z in (1.0, 0.0)))
    seen = picture(model, options=showing(background=(0, 0, 0, 0)))[CENTRE]
    cover = 1 - (1 - ALPHA) ** 2
    premultiplied = np.array(BLUE) * ALPHA * (1 - ALPHA) + np.array(GREEN) * ALPHA
    assert_alike(seen, np.append(premultiplied / cover, cover), tolerance=3)


@pytest.mark.parametrize(("alpha", "hides"), [(0.0, False), (0.0045, False), (0.0055, True), (1.0, True)])
def test_from_which_alpha_on_a_material_hides_what_is_drawn_later(alpha: float, hides: bool) -> None:
    seen = picture(model_of(Quad(plain(RED, alpha), z=-1), Quad(plain(BLUE), z=1)))[CENTRE]
    assert_alike(seen, np.ones(3) * (1 - alpha) + np.array(RED) * alpha if hides else np.array(BLUE))


@pytest.mark.parametrize(("alpha", "hides"), [(0, False), (1, False), (2, True), (255, True)])
def test_from_which_alpha_on_a_texture_hides_what_is_drawn_later(tmp_path: Path, alpha: int, hides: bool) -> None:
    saved(tmp_path, "a.png", np.array([[(255, 255, 255, alpha)]], np.uint8))
    model = model_of(Quad(plain(RED, texture=0), z=-1), Quad(plain(BLUE), z=1), textures=("a.png",))
    part = alpha / 255
    seen = picture(model, tmp_path)[CENTRE]
    assert_alike(seen, np.ones(3) * (1 - part) + np.array(RED) * part if hides else np.array(BLUE))


@pytest.mark.parametrize(("alpha", "has_edge"), [(0, False), (1, False), (2, True), (255, True)])
def test_what_a_texture_cuts_out_has_no_edge(tmp_path: Path, alpha: int, has_edge: bool) -> None:
    saved(tmp_path, "a.png", np.array([[(255, 255, 255, alpha)]], np.uint8))
    material = plain(RED, texture=0, flags=MaterialFlags.EDGE, edge_color=(0, 0, 1, 1))
    model = model_of(Quad(material, turned_away=True), textures=("a.png",))
    assert_alike(picture(model, tmp_path)[CENTRE], np.array(BLUE) if has_edge else np.ones(3))


@pytest.mark.parametrize("alpha", [0.3, 0.7])
def test_edges_blend(alpha: float) -> None:
    material = plain(RED, 0.5, flags=MaterialFlags.EDGE, edge_color=(0.2, 0.4, 0.6, alpha))
    seen = picture(model_of(Quad(material, turned_away=True)))[CENTRE]
    assert_alike(seen, np.array((0.2, 0.4, 0.6)) * alpha + 1 - alpha)
