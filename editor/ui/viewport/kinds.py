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
DEFAULT = "materials"


def is_pickable(table: str) -> bool:
    return table in OVERLAYS
