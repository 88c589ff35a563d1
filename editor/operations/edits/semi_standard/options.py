"""The parameters of the operation that adds semi-standard bones."""

from __future__ import annotations

from dataclasses import dataclass

from editor.model.fields import rows_parameter, switch, text

ALL = "all"


@dataclass(frozen=True, slots=True)
class SemiStandardOptions:
    which: str = text("Which", ALL, help="The bones to add: all, or names separated by commas: 腕捩, 上半身2, 足先EX …")
    reweight: bool = switch("Re-weight", True, help="Vertices hang from the new bones as these need it.")
    materials: tuple[int, ...] = rows_parameter(
        "Materials", "materials", help="Only what these draw is re-weighted; everything where none are told."
    )
    frames: bool = switch("Enter frames", True, help="The new bones that are visible enter display frames.")
    elbow: bool = switch(
        "Correct the elbow",
        help="For 腕捩 the elbow is taken to be in the middle of the arm, from front to back.",
    )
    show_d: bool = switch("Show D bones", help="足D, ひざD and 足首D are visible and can be handled.")
    thumb_axes: bool = switch("Axes of the thumb", help="With 親指０ the thumb gets local axes by which it bends.")
