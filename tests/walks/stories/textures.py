"""A walk of textures: a picture is dropped on the model, painted over outside, and seen in small."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
from PIL import Image
from PySide6.QtCore import QPoint

from editor import formats
from editor.math3d.arrays import UInt8Array
from tests.walks.user import User, changed

PINK, GREEN = (255, 0, 200), (0, 220, 40)


def samples() -> Path:
    return Path(os.environ["KATACHI_HOME"]) / "samples"


def paint(color: tuple[int, int, int]) -> Path:
    """Save a picture as many programs do: whole, and then in the place of the old one."""
    unfinished, file = samples() / "textures" / "unfinished.png", samples() / "textures" / "mine.png"
    Image.new("RGB", (64, 64), color).save(unfinished)
    os.replace(unfinished, file)
    return file


def has(picture: UInt8Array, color: tuple[int, int, int], least: int = 150) -> bool:
    """Whether so many pixels are of a colour, in any light."""
    return int((np.abs(picture.astype(int) - color).max(axis=-1) < 70).sum()) >= least


def drop_and_repaint(user: User) -> None:
    before = user.picture()
    assert not has(before, PINK)
    middle = user.view().center()
    user.drop(middle, paint(PINK))
    user.wait_to_see("the texture is mine.png now", "status")
    user.wait(lambda: has(user.glance(), PINK), "the picture on the model")
    material = next(s.text for s in user.look() if s.kind == "status").split(":")[1].strip()

    user.click_on(material, "cell", "Outline")
    row = user.find(material, "cell", "Outline").rect
    user.wait(lambda: has(user.glance(row), PINK, least=10), "the small picture beside the material")

    paint(GREEN)
    user.wait(lambda: has(user.glance(row), GREEN, least=10), "the small picture of what was saved outside")
    user.click_on("Model: もち", "cell", "Outline")
    user.wait(lambda: has(user.glance(), GREEN), "what was saved outside")
    assert not has(user.glance(), PINK)

    user.press("Ctrl+S")
    user.wait_to_see("saved", "status")
    model = formats.load(samples() / "mochi.pmx").model
    assert [t.path for t in model.textures.records if "mine" in t.path] == ["textures\\mine.png"]
    user.press("Ctrl+Z")
    user.wait(lambda: changed(before, user.glance()) < 200, "the model as it was")
    user.drop(user.view().topLeft() + QPoint(8, 8), paint(PINK))
    user.wait_to_see("There is no material where mine.png was dropped", "status")
