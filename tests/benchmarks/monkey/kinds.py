"""The kinds of actions: how often each is done, and what makes its steps of what is on the screen at that moment.

A function gives the steps of an action (see `log`), or none where it cannot be done now. Which table applies goes by
what is open: a menu, a file dialog or another modal dialog takes all events, otherwise it is the whole window.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from tests.benchmarks.monkey import documents, strokes, widgets
from tests.benchmarks.monkey.scene import Scene, Steps


@dataclass(frozen=True, slots=True)
class Kind:
    name: str
    weight: float
    make: Callable[[Scene], Steps]


# What can be done to a window or to a dialog that is open.
ANYWHERE = (
    Kind("click", 8, widgets.click),
    Kind("press button", 8, widgets.press_button),
    Kind("type into field", 9, widgets.type_into_field),
    Kind("choose from list", 5, widgets.choose_from_list),
    Kind("press key", 6, widgets.press_key),
    Kind("select rows", 8, widgets.select_rows),
    Kind("edit cell", 6, widgets.edit_cell),
    Kind("open context menu", 5, widgets.open_context_menu),
    Kind("drag", 4, widgets.drag),
    Kind("turn wheel", 3, widgets.turn_wheel),
    Kind("answer dialog", 10, widgets.answer_dialog),
)
WINDOW = (
    *ANYWHERE,
    Kind("choose from menu", 18, widgets.choose_from_menu),
    Kind("press key of a command", 8, widgets.press_key_of_command),
    Kind("find a command", 1, widgets.find_command),
    Kind("undo and redo", 5, widgets.undo_and_redo),
    Kind("open pane", 4, widgets.open_pane),
    Kind("move dock", 3, widgets.move_dock),
    Kind("resize window", 1, widgets.resize_window),
    Kind("speak a language", 0.7, widgets.speak_language),
    Kind("open settings", 1.2, widgets.open_settings),
    Kind("go to other mode", 2, widgets.go_to_other_mode),
    Kind("play", 2.5, strokes.play),
    Kind("turn view", 3, strokes.turn_view),
    Kind("select in view", 4, strokes.select_in_view),
    Kind("paint", 4, strokes.paint),
    Kind("sculpt", 3, strokes.sculpt),
    Kind("cut", 1.5, strokes.cut),
    Kind("drag handles", 3, strokes.drag_handles),
    Kind("resize brush", 2.5, strokes.resize_brush),
    Kind("open document", 2, documents.open_document),
    Kind("close document", 1.5, documents.close_document),
    Kind("switch document", 2.5, documents.switch_document),
    Kind("save", 1, documents.save),
    Kind("drop motion", 0.7, documents.drop_motion),
    Kind("wait", 2, widgets.wait),
    Kind("undo all", 0.7, lambda scene: [["undo_all"]]),
)
NO_DOCUMENT = (
    *(kind for kind in WINDOW if kind.name != "open document"),
    Kind("open document", 120, documents.open_document),
)
POPUP = (
    Kind("click entry", 10, widgets.click_entry),
    Kind("move in popup", 4, widgets.move_in_popup),
    Kind("close popup", 3, widgets.close_popup),
)
FILE_DIALOG = (Kind("answer file dialog", 1, documents.answer_file_dialog),)


def table(scene: Scene) -> Sequence[Kind]:
    """The kinds that apply now."""
    modal, popup = QApplication.activeModalWidget(), QApplication.activePopupWidget()
    if popup is not None:
        return POPUP if isinstance(popup, QMenu) else POPUP[1:]
    if isinstance(modal, QFileDialog):
        return FILE_DIALOG
    if modal is not None:
        return ANYWHERE
    return WINDOW if scene.documents else NO_DOCUMENT


def choose(scene: Scene) -> tuple[str, Steps]:
    """The kind and the steps of the next action."""
    kinds = table(scene)
    for _ in range(50):
        kind = scene.rng.choices(kinds, [kind.weight for kind in kinds])[0]
        with suppress(RuntimeError):  # a widget that was found is gone
            if steps := kind.make(scene):
                return kind.name, steps
    return "press key", [["keys", "Esc"]]


def generator(seed: str, number: int) -> random.Random:
    """What an action is chosen by: it does not depend on those before it."""
    return random.Random(f"{seed}:{number}")
