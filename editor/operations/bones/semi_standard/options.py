"""The parameters of the operation that adds semi-standard bones."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import rows_parameter, switch, text

ALL = "all"


@dataclass(frozen=True, slots=True)
class SemiStandardOptions:
    which: str = text(
        "Bones to add", ALL, help="The bones to add: all, or names separated by commas: 腕捩, 上半身2, 足先EX …"
    )
    reweight: bool = switch("Re-weight", True, help="Gives vertices weights of the new bones where these need it.")
    materials: tuple[int, ...] = rows_parameter(
        "Materials", "materials", help="Only vertices of these materials get weights. None: all materials."
    )
    frames: bool = switch("Add to display frames", True, help="Adds the new visible bones to display frames.")
    elbow: bool = switch(
        "Correct the elbow",
        help="For 腕捩, takes the elbow to be in the middle of the arm, from front to back.",
    )
    show_d: bool = switch("Show D bones", help="Makes 足D, ひざD and 足首D visible and operable.")
    thumb_axes: bool = switch(
        "Local axes of the thumb", help="With 親指０, gives the thumb local axes along which it bends."
    )
