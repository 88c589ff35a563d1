"""Texts that name a key name the one that is bound now, at once when it is another, and none where there is none."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.formats.vmd.content import MotionContent
from editor.ui.action import BOUND_KEYS, with_bound_keys
from editor.ui.commands.mask_commands import MaskIndicator
from tests.ui.driving import Driver
from tests.ui.posing import arm_motion

KEY = re.compile(r"(?:(?:Ctrl|Alt|Shift)\+)+(?:[A-Z0-9]\b|F\d+|Del|Ins)|\bF\d{1,2}\b|\(Del\)")
FIXED = {"Ctrl+F", "F5"}  # of filters, and of the script beside Python: these are no command's


def bind(driver: Driver, **keys: str) -> None:
    """Give commands keys, by ids with "__" for dots and "_" for hyphens."""
    for id, key in keys.items():
        driver.bench.commands.shortcuts.give(id.replace("__", ".").replace("_", "-"), [key] if key else [])


def test_what_names_a_key_that_is_not_bound_is_left_out() -> None:
    BOUND_KEYS.note({"a.b": [QKeySequence("Ctrl+{")], "c.d-e": [QKeySequence("F9"), QKeySequence("F8")]})
    assert with_bound_keys("It works[ ({c.d-e})], {} {name} [x]") == "It works (F9), {} {name} [x]"
    assert with_bound_keys("Do[ ({f.g})][: {a.b} plays].") == "Do: Ctrl+{ plays."
    assert with_bound_keys("[{a.b} and {f.g}]") == ""
    BOUND_KEYS.note({"c.d-e": []})
    assert with_bound_keys("It works[ ({c.d-e})]") == "It works"


def test_it_is_told_only_of_other_keys(qtbot: QtBot) -> None:
    BOUND_KEYS.note({"a.b": [QKeySequence("F9")]})
    with qtbot.assertNotEmitted(BOUND_KEYS.changed):
        BOUND_KEYS.note({"a.b": [QKeySequence("F9")], "c.d": []})
    with qtbot.waitSignal(BOUND_KEYS.changed):
        BOUND_KEYS.note({"a.b": [QKeySequence("F8")]})


def test_tips_reasons_and_hints_follow_at_once(driver: Driver, tmp_path: Path) -> None:
    commands = driver.bench.commands
    modes = [commands[id] for id in ("mode.edit", "mode.transform")]
    indicator = driver.window.findChild(MaskIndicator)
    assert indicator is not None
    assert [mode.toolTip() for mode in modes] == ["Change the model (F9)", "Move the model (F9)"]
    commands.list.show_possible(["playback.play"])  # as its menu does
    assert commands["playback.play"].toolTip().endswith("It works in Transform mode (F9)")
    assert indicator.toolTip().endswith("(F3 opens the masks)")
    bind(driver, mode__toggle="F10", hide__masks="", playback__play="Alt+J")
    assert [mode.toolTip() for mode in modes] == ["Change the model (F10)", "Move the model (F10)"]
    assert commands["playback.play"].toolTip().endswith("It works in Transform mode (F10)")
    assert indicator.toolTip() == "This is still in the model, but not shown"
    dance = tmp_path / "dance.vmd"
    formats.save(MotionContent(arm_motion()), dance)
    assert driver.window.files is not None
    driver.window.files.open([dance])
    driver.qtbot.waitUntil(lambda: driver.document.posing.is_active)
    assert driver.status().endswith("in Transform mode: Alt+J plays, F10 goes back to editing")
    bind(driver, mode__toggle="")
    assert [mode.toolTip() for mode in modes] == ["Change the model", "Move the model"]
    driver.document.posing.set_active(False)
    assert commands.list.reason("playback.play") == "It works in Transform mode"


def test_the_tour_names_keys_and_follows_them(driver: Driver) -> None:
    bind(driver, camera__frame_all="Alt+F10", edit__undo="")
    driver.bench.commands["help.tour"].trigger()
    driver.qtbot.waitUntil(lambda: driver.bench.tour.card is not None, timeout=20_000)
    card = driver.bench.tour.card
    assert card is not None
    assert "The key Alt+F10 shows the whole model." in card.text.text()
    bind(driver, camera__frame_all="")
    assert "whole model" not in card.text.text()
    texts = []
    for _ in range(5):
        card.next.click()
        driver.settle()
        texts.append(card.text.text())
    assert "F1 tells what a field is" in texts[1]
    assert "Undo takes back the last step and Redo (Ctrl+Y) does it again" in texts[2]
    assert "F9 leads there and back. A dance is loaded: Ctrl+M plays it." in texts[3]
    assert "Checks (F7)" in texts[4]
    assert "{" not in "".join(texts)
    card.quit.click()


def test_no_tip_names_a_key_where_no_command_has_any(driver: Driver) -> None:
    def named() -> set[str]:
        tips = [part.toolTip() for kind in (QWidget, QAction) for part in driver.window.findChildren(kind)]
        return {key for tip in tips for key in KEY.findall(tip)} - FIXED

    driver.document.posing.set_active(True)  # makes the panes of both modes
    driver.settle()
    assert {"F9", "Ctrl+Z"} <= named()
    commands = driver.bench.commands.list
    commands.set_keys({id: [] for id in commands})
    own = {key.toString() for action in driver.window.findChildren(QAction) for key in action.shortcuts()}
    assert named() - own == set()
