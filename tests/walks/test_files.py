"""Walks of files and the program around them: a PMD, two documents, another language, and what a kill leaves."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from PySide6.QtCore import QSettings

from editor import formats
from tests.walks.conftest import Program
from tests.walks.user import User, leave, ready


def home() -> Path:
    return Path(os.environ["KATACHI_HOME"])


def edit_a_pmd(user: User) -> None:
    ready(user, "old.pmd")
    user.click_on("センター", "cell", "Outline")
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
    leave(user)


def work_on_two(user: User) -> None:
    ready(user)
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
    leave(user)


def speak_japanese(user: User) -> None:
    ready(user)
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
    copies = home() / "data"
    user.wait(lambda: any(copies.rglob("*.pmx")), "an autosave")
    time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGKILL)


def recover(user: User) -> None:
    ready(user)
    assert user.field("English name").text == "Mochi"
    user.click_on("Recover", "button")
    user.wait(lambda: user.field("English name").text == "Unsaved", "what was recovered")
    user.press("Ctrl+S")
    user.wait_to_see("saved", "status")
    assert formats.load(home() / "samples" / "mochi.pmx").model.info[0].name_en == "Unsaved"
    leave(user)


def test_a_pmd_is_upgraded_and_saved(program: Program, sample: Path) -> None:
    content = formats.load(sample)
    formats.save(content, program.home / "old.pmd")
    program.run(edit_a_pmd, program.home / "old.pmd")


def test_two_documents_keep_apart(program: Program, sample: Path) -> None:
    program.run(work_on_two, sample)


def test_the_language_changes_in_mid_work(program: Program, sample: Path) -> None:
    program.run(speak_japanese, sample)


def test_what_a_kill_left_is_recovered(program: Program, sample: Path) -> None:
    settings = QSettings(str(program.home / "config" / "Katachi" / "Katachi.conf"), QSettings.Format.IniFormat)
    settings.setValue("autosave_minutes", 0.05)
    settings.sync()
    program.run(edit_and_be_killed, sample, status=-signal.SIGKILL)
    program.run(recover, sample)
