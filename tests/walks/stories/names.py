"""A walk through the grid of names: filled from the dictionary, marked where names change or have faults, undone."""

from __future__ import annotations

from editor import formats
from tests.walks.test_edit import list_bones, sample_file, saved
from tests.walks.user import User, changed


def rename(user: User) -> None:
    before = bone_names()
    list_bones(user)
    user.click_on("頭", "cell", "Outline")
    user.choose("Model", "Rename")
    user.click_on("Only selected rows", "button")
    user.fill(user.find("Filter", "field"), "親指", end="")
    fill_from_the_dictionary(user)
    type_a_name_that_is_too_long(user)
    user.click_on("OK", "button")
    user.wait_to_see("mochi.pmx*", "tab")
    saved(user)
    after = bone_names()
    assert len(set(after.items()) - set(before.items())) == 3
    assert (after["左親指先"], after["右親指先"], after["左親指元"]) == ("thumb_t_L", "thumb_t_R", "thumb1_L")
    user.press("Ctrl+Z")
    saved(user)
    assert bone_names() == before


def fill_from_the_dictionary(user: User) -> None:
    """Names that are there already are replaced, and marked."""
    user.click_on("Dictionary", "tab")
    user.click_on("Overwrite", "button")
    cell = user.cell("左親指先", "New English", "").rect
    unmarked = user.picture(cell)
    user.click_on("Japanese → English", "button")
    user.find("Names that change: 2", "label")
    assert user.cell("左親指先", "New English", "").text == "thumb_t_L"
    marked = changed(user.picture(cell), unmarked)
    assert marked > cell.width() * cell.height() / 2, "the ground of the cell is another one"


def type_a_name_that_is_too_long(user: User) -> None:
    """What is wrong with a name is seen while it is typed, and goes with it."""
    user.click(user.cell("左親指１", "New Japanese", ""), double=True)
    user.press("Ctrl+A")
    user.type("左親指の付け根の骨")
    user.wait_to_see("Too long for a motion: 18 of 15 bytes", "cell")
    user.find("Names that change: 3 · with faults: 1", "label")
    user.press("Ctrl+A")
    user.type("左親指元")
    user.press("Return")
    user.find("Names that change: 3", "label")
    assert not user.sees("Too long for a motion")


def bone_names() -> dict[str, str]:
    """The English names of the bones by their names, as saved."""
    return {bone.name: bone.name_en for bone in formats.load(sample_file()).model.bones.records}
