"""What a click can select, and which overlay shows it."""

from __future__ import annotations

# The tables that can be picked from, with the overlay that makes their rows visible ("" where the model itself does).
OVERLAYS = {
    "vertices": "vertices",
    "faces": "",
    "materials": "",
    "bones": "bones",
    "rigid_bodies": "bodies",
    "joints": "joints",
}
# What is picked while a table that has no place of its own is worked on: the materials, unless named here.
INSTEAD = {"frames": "bones"}


def kind_for(table: str, *, is_posed: bool = False) -> str:
    """The table that is picked from while `table` is the active one; bones are what a pose is made of."""
    return table if table in OVERLAYS else INSTEAD.get(table, "bones" if is_posed else "materials")
