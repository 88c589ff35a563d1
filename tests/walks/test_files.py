"""Walks of files and the program around them: a PMD, two documents, another language, and what a kill leaves."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRect, QSettings, QStandardPaths
from PySide6.QtGui import QFileOpenEvent

from editor import cli, formats
from tests.systems import IS_WINE
from tests.walks.conftest import Program
from tests.walks.user import SAME, User, changed, close, leave, open_again, ready

PAGE = "Upgrade"
KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL  # there nothing can be done about either


def home() -> Path:
    return Path(os.environ["KATACHI_HOME"])


def pmds(user: User) -> None:
    """Two are opened, one of which has English names."""
    user.wait_to_see("old.pmd", "tab")
    ready(user, "plain.pmd")
    user.click_on("plain.pmd", "tab")
    if not IS_WINE:  # see NO_KEYBOARD
        improve_a_pmd(user)
    close(user, "plain.pmd")
    edit_a_pmd(user)
    leave(user)


def edit_a_pmd(user: User) -> None:
    user.click_on("センター", "cell", "Outline")
    user.press("Alt+2")  # its page lies before the inspector
    user.fill(user.field("English name"), "middle")
    user.press("Ctrl+Shift+S")
    user.wait_to_see("File name:", "label")
    user.press("Return")
    user.wait_to_see("old.pmx", "tab")
    upgraded = formats.load(home() / "old.pmx").model
    original = formats.load(home() / "old.pmd").model
    assert [bone.name for bone in upgraded.bones.records] == [bone.name for bone in original.bones.records]
    assert "middle" in {bone.name_en for bone in upgraded.bones.records}
    assert "middle" not in {bone.name_en for bone in original.bones.records}


def improve_a_pmd(user: User) -> None:
    """Its page says what can be made better, and marks what is; what a PMD would lose is told, and nothing written."""
    as_it_was = (home() / "plain.pmd").read_bytes()
    user.wait_to_see("plain.pmd is a PMD", "label", PAGE)
    name_materials(user)
    text = next(s for s in user.look(PAGE) if s.text.startswith("Names without an English one: "))
    sign = QRect(text.rect.left() - 30, text.rect.top(), 24, text.rect.height())
    unmarked = user.picture(sign)
    user.click(next(s for s in user.look(PAGE) if s.text == "Improve" and s.is_enabled))
    user.click_on("Whole names", "field")
    user.wait_to_see("Also parts of names", "cell")
    user.press("Down", "Return")
    user.wait_to_see("Also parts of names", "field")
    user.wait_to_see("Names changed", "label")
    user.click_on("OK", "button")
    user.wait_to_see("Every row has an English name", "label", PAGE)
    assert changed(user.picture(sign), unmarked) > SAME
    assert not user.find("Improve", "button", PAGE).is_enabled
    user.click_on("What would a PMD lose?", "button", PAGE)
    user.wait_to_see("PMD has no names of materials", "cell")
    user.click_on("Close", "button")
    user.press("Ctrl+Z")
    user.wait_to_see("Names without an English one: ", "label", PAGE)
    assert (home() / "plain.pmd").read_bytes() == as_it_was


def name_materials(user: User) -> None:
    """Each form shows the names before and after; that of materials comes first, for their names are translated."""
    user.click_on("Improve", "button", PAGE)
    user.wait_to_see("New English", "header")
    user.wait_to_see("Materials named", "label")
    user.click_on("OK", "button")
    user.wait(lambda: not any(s.text == "New English" for s in user.look()), "the form to go")


def documents(user: User) -> None:
    """The system opens them, as that of macOS does; the language changes last, and stays."""
    have_the_system_open(user, "cloth.pmx")
    close(user, "cloth.pmx")
    have_the_system_open(user, "mochi.pmx")
    keep_and_compare(user)
    open_again(user)
    work_on_two(user)
    close(user, "cloth.pmx")
    speak_japanese(user)


def have_the_system_open(user: User, name: str) -> None:
    """As macOS does, where a file is double-clicked: by an event, not by an argument."""
    app = QCoreApplication.instance()
    assert app is not None
    QCoreApplication.postEvent(app, QFileOpenEvent(str(home() / "samples" / name)))
    ready(user, name)


def work_on_two(user: User) -> None:
    first = user.picture()
    user.choose("File", "Open cloth sample")
    user.wait_to_see("cloth.pmx", "tab")
    second = user.wait_for_change(first)
    user.fill(user.field("English name"), "Renamed")
    user.wait_to_see("cloth.pmx*", "tab")
    user.click_on("mochi.pmx", "tab")
    user.wait_for_change(second)
    assert user.field("English name").text == "Mochi"
    assert not user.find("Undo", "button").is_enabled
    user.press("Ctrl+Tab")
    user.wait(lambda: user.field("English name").text == "Renamed")


def keep_and_compare(user: User) -> None:
    """What was deleted is seen as a ghost, and taken over from the state that was kept; so is one value of many."""
    user.choose("File", "Keep this state as")
    user.wait_to_see("As opened", "field", "Snapshots")
    user.type("first")
    user.press("Return")
    user.find("first", "cell", "Snapshots")
    user.click_on("顔", "cell", "Outline")
    user.fill(user.field("English name"), "changed")
    user.click_on("髪", "cell", "Outline")
    user.press("Delete")
    user.click_on("Compare", "button", "Snapshots")
    user.wait_to_see("first: differences: ", "label", "Compare")
    both = user.picture()
    user.click_on("Show both", "button", "Compare")
    bald = user.wait_for_change(both)
    user.fill(user.find("Filter", "field", "Compare"), "english")
    user.wait_to_see("shown: ", "label", "Compare")
    user.click_on("Take over all", "button", "Compare")
    user.wait(lambda: not user.sees("changed", "cell", "Compare"))
    assert changed(user.picture(), bald) < SAME
    user.fill(user.find("english", "field", "Compare"), "")
    user.click_on("Take over all", "button", "Compare")
    user.wait_to_see("first: no difference", "label", "Compare")
    user.wait_for_change(bald)
    user.press("Ctrl+Z", "Ctrl+Z")
    user.wait_to_see("first: differences: ", "label", "Compare")
    user.click_on("Swap in", "button", "Snapshots")
    user.wait_to_see("first: no difference", "label", "Compare")
    user.find("髪", "cell", "Outline")


def speak_japanese(user: User) -> None:
    user.click_on("髪", "cell", "Outline")
    user.fill(user.field("English name"), "locks")
    user.choose("View", "Language", "日本語")
    user.wait_to_see("ファイル", "menu")
    user.wait_to_see("ボーン", "cell")
    user.wait_to_see("locks", "field")
    user.press("Ctrl+Z")
    user.wait_to_see("hair", "field")
    user.choose("ファイル", "終了")


def edit_and_be_killed(user: User) -> None:
    ready(user)
    user.fill(user.field("English name"), "Unsaved")
    copies = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    user.wait(lambda: any(copies.rglob("*.pmx")), "an autosave")
    time.sleep(0.5)
    os.kill(os.getpid(), KILL)


def recover(user: User) -> None:
    ready(user)
    assert user.field("English name").text == "Mochi"
    user.click_on("Recover", "button")
    user.wait(lambda: user.field("English name").text == "Unsaved", "what was recovered")
    user.press("Ctrl+S")
    file = home() / "samples" / "mochi.pmx"
    user.wait(lambda: formats.load(file).model.info[0].name_en == "Unsaved", "it to be saved")
    user.wait_to_see("saved", "status")
    leave(user)


def test_pmds_are_upgraded_and_made_better_on_their_page(program: Program, sample: Path) -> None:
    formats.save(formats.load(sample), program.home / "old.pmd")
    assert cli.main(["convert", str(sample), str(program.home / "plain.pmd")]) == 0
    program.run(pmds, program.home / "old.pmd", program.home / "plain.pmd")


def test_documents_keep_apart_and_states_and_languages(program: Program, sample: Path) -> None:
    program.run(documents)


def test_what_a_kill_left_is_recovered(program: Program, sample: Path) -> None:
    settings = QSettings(str(program.settings_file), QSettings.Format.IniFormat)
    settings.setValue("autosave_minutes", 0.05)
    settings.sync()
    program.run(edit_and_be_killed, sample, status=KILL if sys.platform == "win32" else -KILL)
    program.run(recover, sample)
