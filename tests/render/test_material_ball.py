"""Balls of materials, by the formula of mmd-semantics §6.2."""

from __future__ import annotations

import numpy as np

from editor.model.materials import Material, SphereMode
from editor.render.material_ball import BallMaps, ball_pixels

SIDE = 33
MIDDLE = SIDE // 2
WHITE = Material(diffuse=(1, 1, 1, 1), ambient=(0, 0, 0), shininess=0)
LIGHT = 154


def flat(*color: int) -> np.ndarray:
    return np.full((4, 4, 4), (*color, 255), np.uint8)


def test_without_pictures_the_ball_is_flat_as_in_mmd_and_there_is_nothing_around_it() -> None:
    pixels = ball_pixels(WHITE, BallMaps(), SIDE)
    assert pixels[MIDDLE, MIDDLE].tolist() == [LIGHT, LIGHT, LIGHT, 255]
    assert pixels[0, 0, 3] == 0
    assert np.ptp(pixels[..., :3]) == 0


def test_a_texture_and_a_sphere_map_color_it() -> None:
    red = BallMaps((1.0, 0.0, 0.0, 0.5), flat(0, 100, 0))
    added = ball_pixels(Material(diffuse=(1, 1, 1, 1), ambient=(0, 0, 0), sphere_mode=SphereMode.ADD), red, SIDE)
    assert added[-8, MIDDLE].tolist() == [LIGHT, 100, 0, 128]
    times = ball_pixels(Material(diffuse=(1, 1, 1, 1), ambient=(0, 0, 0), sphere_mode=SphereMode.MULTIPLY), red, SIDE)
    assert times[-8, MIDDLE].tolist() == [0, 0, 0, 128]


def test_a_toon_darkens_it_away_from_the_light_and_a_highlight_brightens_it_towards_that() -> None:
    toon = flat(255, 255, 255)
    toon[2:, :, :3] = 51
    shaded = ball_pixels(WHITE, BallMaps(toon=toon), SIDE)[..., 0].astype(int)
    assert shaded[3, MIDDLE] == LIGHT  # the light comes from above
    assert abs(shaded[-4, MIDDLE] - LIGHT / 5) <= 1
    shining = Material(diffuse=(0, 0, 0, 1), ambient=(0, 0, 0), specular=(1, 1, 1), shininess=20)
    gloss = ball_pixels(shining, BallMaps(), SIDE)[..., 0].astype(int)
    row, column = np.unravel_index(gloss.argmax(), gloss.shape)
    assert row < MIDDLE < column
    assert gloss[-4, 4] == 0
