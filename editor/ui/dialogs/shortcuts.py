"""The mouse actions of the model view, and the keys that are no command's, as lines of the list of keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_IN_VIEW: tuple[tuple[Any, Any], ...] = (
    (QT_TRANSLATE_NOOP("Shortcuts", "Orbit"), QT_TRANSLATE_NOOP("Shortcuts", "right drag, arrow keys")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Pan"),
        QT_TRANSLATE_NOOP("Shortcuts", "middle drag, Shift + right drag, Shift + arrow keys"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Zoom"), QT_TRANSLATE_NOOP("Shortcuts", "wheel, Ctrl + right drag, + and −")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Reset the camera"), QT_TRANSLATE_NOOP("Shortcuts", "right double click")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Turn the camera around what is there"),
        QT_TRANSLATE_NOOP("Shortcuts", "Ctrl + right double click"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Tools and what a click selects"),
        QT_TRANSLATE_NOOP("Shortcuts", "letters, in lists too, wherever no text is typed"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Select"), QT_TRANSLATE_NOOP("Shortcuts", "click, left drag for a region")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Add to the selection"), QT_TRANSLATE_NOOP("Shortcuts", "Shift + click or drag")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Take from the selection"), QT_TRANSLATE_NOOP("Shortcuts", "Ctrl + click or drag")),
    (QT_TRANSLATE_NOOP("Shortcuts", "Size of the brush"), QT_TRANSLATE_NOOP("Shortcuts", "Ctrl + wheel, [ and ]")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Move, turn or scale"),
        QT_TRANSLATE_NOOP(
            "Shortcuts", "drag a handle; Ctrl: in steps, Shift: finely, wheel: radius of the falloff, Esc: take back"
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Pull a rigid body, what it moves, or cloth"),
        QT_TRANSLATE_NOOP("Shortcuts", "left drag with the tool Grab while physics is on"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Frame what was clicked"), QT_TRANSLATE_NOOP("Shortcuts", "double click")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Show only the selected rows of a list"),
        QT_TRANSLATE_NOOP("Shortcuts", "Ctrl+W in the list, with PMXEditor's keys"),
    ),
)


def mouse_and_keys() -> list[tuple[str, str]]:
    """Return pairs of an action and the mouse or keys for it."""
    translate = QCoreApplication.translate
    return [(translate("Shortcuts", what), translate("Shortcuts", how)) for what, how in _IN_VIEW]
