"""A walk through the form of chains: what hangs is found, swings before OK, is made anew, and is one step."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from tests.walks.test_edit import sample_file, saved
from tests.walks.user import User, changed

MOVED = 200  # pixels
LINKS = 6  # of the sample's tail


def check(user: User, label: str) -> None:
    """Click the check box beside a label, which stands below the field of "Shape"."""
    column, line = user.field("Shape", "").rect, user.find(label, "label").rect
    user.click(QPoint(column.left() + 8, line.center().y()))


def make_a_tail_swing(user: User) -> None:
    as_it_was = sample_file().read_bytes()
    there = saved(user)
    user.click_on("Filter", "field", "Outline")
    user.type("しっぽ１")
    user.click_on("しっぽ１", "cell", "Outline")  # the bone, which comes before the body of that name
    user.choose("Physics", "Chains and skirt")
    user.wait_to_see(f"Chains: 1, bones: {LINKS}", "label")
    user.wait_to_see("しっぽ１ – しっぽ６")
    user.wait_to_see("bones that had rigid bodies already", "label")
    check(user, "Replace existing bodies")
    user.wait_to_see(f"Rigid bodies made: {LINKS}, joints: {LINKS - 1}", "label")
    user.picture()  # at rest
    user.click_on("Let it swing", "button")
    user.find("To the start", "button", "Time line")  # of Transform mode
    for _ in range(2):
        now = user.glance()
        user.wait(lambda now=now: changed(now, user.glance()) > MOVED, "it to move")
    user.click_on("Let it swing", "button")
    assert sample_file().read_bytes() == as_it_was
    user.click_on("OK", "button")
    user.wait_to_see("mochi.pmx*", "tab")
    made = saved(user)
    assert len(made.rigid_bodies) == len(there.rigid_bodies)
    assert [body.name for body in made.rigid_bodies.records[-LINKS:]] == [f"しっぽ{n}" for n in "１２３４５６"]
    user.press("Ctrl+Z")
    user.wait(lambda: not user.find("Undo", "button").is_enabled, "the one step to be undone")
    saved(user)
    assert sample_file().read_bytes() == as_it_was
