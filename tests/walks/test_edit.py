"""Walks of editing: cells, colours, flags and handles; what is inserted and deleted; what the saved file then holds."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPoint

from editor import formats
from editor.math3d.arrays import UInt8Array
from editor.model.bones import BoneFlags
from editor.model.model import Model
from tests.walks.conftest import Program
from tests.walks.test_graphics import remembered
from tests.walks.user import SAME, SHIFT, User, changed, leave, ready, right_end


def edit(user: User) -> None:
    """One walk after the other, in software; each leaves the file as it was, but for the last."""
    ready(user)
    user.click_on("Keep it so", "button")
    as_it_was = sample_file().read_bytes()
    for walk in (choose_a_color, flag_ten_bones, drag_a_handle, insert_and_delete, fill_a_display_frame):
        walk(user)
        assert sample_file().read_bytes() == as_it_was, walk.__name__
        user.click(next(s for s in user.look("Outline") if s.kind == "cell"))
        user.press("Home")
    type_into_a_cell(user)
    leave(user)


def sample_file() -> Path:
    return Path(os.environ["KATACHI_HOME"]) / "samples" / "mochi.pmx"


def saved(user: User) -> Model:
    """The model as the file holds it after saving what was changed."""
    before = sample_file().stat()
    user.press("Ctrl+S")
    user.wait(lambda: sample_file().stat().st_mtime_ns != before.st_mtime_ns, "the file to be written")
    user.wait_to_see("saved", "status")
    return formats.load(sample_file()).model


def type_into_a_cell(user: User) -> None:
    user.press("Alt+4")
    user.click_on("髪", "cell", "Outline")
    user.click(user.cell("髪", "English name", "Table"), double=True)
    user.press("Ctrl+A")
    user.type("locks")
    user.press("Return")
    user.find("locks", "cell", "Table")
    model = saved(user)
    assert model.materials.records[10].name_en == "locks"


def choose_a_color(user: User) -> None:
    user.press("Alt+4")  # the table, which is closed at first
    before = user.picture()
    user.click_on("服", "cell", "Outline")
    cell = user.cell("服", "Diffuse", "Table").rect
    user.click(QPoint(cell.left() + 15, cell.center().y()), double=True)
    user.click_on("Choose a colour", "button", "Table")
    user.fill(user.field("HTML:", ""), "#ff0000")
    user.press("Return")
    user.press("Ctrl+Shift+A")
    red = user.picture()
    assert redder(red, before) > 2000
    np.testing.assert_allclose(saved(user).materials.records[7].diffuse[:3], (1, 0, 0), atol=1e-6)
    user.press("Ctrl+Z", "Ctrl+Shift+A")  # for undo selects again what was selected then
    user.wait_for_change(red)
    assert changed(user.picture(), before) < SAME
    saved(user)
    user.choose("View", "Panes", "Table")
    user.wait(lambda: not user.look("Table"), "the table to close")


def redder(now: UInt8Array, before: UInt8Array) -> int:
    """How many pixels lost their green and blue."""
    return int(((before[..., 1:].astype(int) - now[..., 1:]).min(axis=-1) > 20).sum())


def flag_ten_bones(user: User) -> None:
    user.fill(user.find("Filter", "field", "Outline"), "左")
    left = [s for s in user.look("Outline") if s.kind == "cell" and "左" in s.text][:10]
    assert len(left) == 10
    user.click(left[0])
    user.click(left[-1], keys=SHIFT)
    user.wait_to_see("Bones: 10 selected")
    names = {bone.text for bone in left}
    for _ in range(2):  # some have it and some not; then none has it
        user.click_on("Operable", "button", "Inspector")
        is_on = user.find("Operable", "button", "Inspector").is_checked
        bones = [bone for bone in saved(user).bones.records if bone.name in names]
        assert {bool(bone.flags & BoneFlags.OPERABLE) for bone in bones} == {is_on}
    user.press("Ctrl+Z", "Ctrl+Z")
    saved(user)
    user.fill(user.find("左", "field", "Outline"), "")


def drag_a_handle(user: User) -> None:
    user.click_on("センター", "cell", "Outline")
    user.click_on("Select", "button")
    without = user.picture()
    user.click_on("Move", "button")
    with_arrows = user.wait_for_change(without, least=50)
    tip = user.view().topLeft() + right_end(with_arrows, without) - QPoint(3, 0)
    user.drag(tip, tip + QPoint(40, 0), then=lambda: user.press("Escape"))
    assert changed(user.picture(), with_arrows) < SAME
    assert not user.find("Undo", "button").is_enabled
    user.drag(tip, tip + QPoint(40, 0))
    moved = user.wait_for_change(with_arrows)
    assert saved(user).bones.records[1].position[0] > 0.1
    user.press("Ctrl+Z")
    user.wait_for_change(moved)
    assert changed(user.picture(), with_arrows) < SAME
    assert saved(user).bones.records[1].position[0] == 0


def insert_and_delete(user: User) -> None:
    before = user.picture()
    user.click_on("髪", "cell", "Outline")
    user.press("Delete")
    user.press("Ctrl+Shift+A")
    bald = user.wait_for_change(before, least=2000)
    user.press("Ctrl+Z", "Ctrl+Shift+A")
    user.wait_for_change(bald)
    assert changed(user.picture(), before) < SAME
    user.press("Ctrl+Y", "Ctrl+Shift+A")
    assert changed(user.picture(), bald) < SAME
    user.click_on("腰", "cell", "Outline")
    user.press("Ctrl+I")
    model = saved(user)
    assert (len(model.materials), len(model.bones)) == (13, 93)
    user.press("Ctrl+Z", "Ctrl+Z")
    saved(user)


def list_bones(user: User) -> None:
    """Have bones stand in the order of the model."""
    tree = user.find("Bones as a tree", "button", "Outline")
    if tree.is_checked:
        user.click(tree)


def fill_a_display_frame(user: User) -> None:
    list_bones(user)
    user.click_on("腰", "cell", "Outline")
    user.click(user.find("上半身2", "cell", "Outline"), keys=SHIFT)
    user.wait_to_see("Bones: 4 selected")
    user.fill(user.find("Filter", "field", "Outline"), "指")
    user.click_on("指", "cell", "Outline")
    user.click_on("Add selected (4)", "button", "Inspector")
    items = frame_items(user)
    assert items[-4:] == ["腰", "下半身", "上半身", "上半身2"]
    user.click(user.find("4: 下半身", "cell", "Inspector"))
    user.press("Delete")
    assert frame_items(user) == [name for name in items if name != "下半身"]
    user.press("Ctrl+Z", "Ctrl+Z")
    assert frame_items(user) == items[:-4]
    user.fill(user.find("指", "field", "Outline"), "")


def frame_items(user: User) -> list[str]:
    """The bones of the frame 指, as saved."""
    model = saved(user)
    frame = next(frame for frame in model.frames.records if frame.name == "指")
    return [model.bones.records[item.bone].name for item in frame.items]


def see_what_was_saved(user: User) -> None:
    ready(user)
    user.click_on("髪", "cell", "Outline")
    user.find("locks", "cell", "Table")
    assert not user.sees("Keep it so")
    leave(user)


def test_what_is_edited_after_a_crash_of_the_driver_is_in_the_next_window(program: Program, sample: Path) -> None:
    mark = program.graphics / "drawing-1.mark"
    mark.parent.mkdir(parents=True)
    mark.write_text("Old 3000", "utf-8")
    program.run(edit, sample)
    assert remembered(program) == ["Old 3000"]
    program.run(see_what_was_saved, sample)
    assert not list(mark.parent.glob("*.mark"))
