"""A motion in which the arm turns and dips, so that what hangs from it swings; it begins again where it ends.

Imports the keys of `mochi` and editor.motion.
"""

from __future__ import annotations

from mochi.poses import Key, bone_tracks, turn

from editor.motion.motion import Motion

# Beat, how far the arm is turned, and how far its left end is lifted, in degrees.
ARM = (
    (0, 0, 0), (2, 75, 0), (3, 75, 0), (5.5, -75, 0), (6.5, -75, 0), (8.5, 0, 0), (9.5, 0, 0),
    (10, 0, 9), (10.5, 0, -9), (11, 0, 9), (11.5, 0, -9), (12, 0, 0), (15, 0, 0),
)  # fmt: skip


def motion() -> Motion:
    """Eight seconds."""
    keys = [Key(beat, rotation=turn(y=y, z=z)) for beat, y, z in ARM]
    return Motion("てるてる", bones=bone_tracks({"腕木": keys}))
