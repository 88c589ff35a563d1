"""Colours are chosen in one gesture."""

from __future__ import annotations

from PySide6.QtWidgets import QColorDialog

from editor.model.materials import Material
from editor.model.morphs import MaterialOffset
from editor.ui.editors import MIXED
from tests.ui.editors.desk import Desk


def test_the_colour_dialog_is_one_gesture(desk: Desk) -> None:
    editor = desk.editor(Material, "diffuse", (1.0, 0.5, 0.25, MIXED))
    editor.swatch.click()
    dialog = editor.findChild(QColorDialog)
    color = dialog.currentColor()
    color.setGreenF(0.0)
    dialog.setCurrentColor(color)
    assert desk.dragged == [(1.0, 0.0, 0.25, MIXED)]
    dialog.accept()
    assert desk.gestures == ["started", True]


def test_colours_beyond_the_screen_keep_what_was_not_chosen(desk: Desk) -> None:
    editor = desk.editor(MaterialOffset, "diffuse", (-1.0, 3.0, 0.0, 1.0))
    editor.choose()
    dialog = editor.findChild(QColorDialog)
    color = dialog.currentColor()
    color.setBlueF(1.0)
    dialog.setCurrentColor(color)
    dialog.reject()
    assert desk.dragged == [(-1.0, 3.0, 1.0, 1.0)]
    assert (desk.gestures, editor.value()) == (["started", False], (-1.0, 3.0, 0.0, 1.0))
