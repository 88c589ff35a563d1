"""A dance for Mochi that begins again where it ends: eight beats, and the same eight to the other side.

Imports what it is written in and editor.motion. Bones that physics moves are told to swing all the same, for whoever
plays the dance without physics.
"""

from __future__ import annotations

from collections.abc import Sequence

from editor.model.fields import Vec3
from editor.motion.motion import Motion

from .poses import (
    FALL,
    RISE,
    Arm,
    Key,
    arm_keys,
    bone_tracks,
    both_sides,
    morph_tracks,
    swinging,
    turn,
)

HALF, WHOLE = 8, 16  # beats

# -- where it stands ---------------------------------------------------------------------------------------------------

CENTRE = [
    Key(0), Key(1, (0.5, 0, 0)), Key(2, (0.9, 0, 0)), Key(3, (0.4, 0, 0)), Key(4), Key(5, (0.12, 0, 0)),
    Key(6, (-0.12, 0, 0)), Key(6.5, (0, 0, 0)), Key(6.8125, (0, 0.8, 0), curve=RISE), Key(7.125, curve=FALL),
]  # fmt: skip
BOUNCE = [Key(beat / 2, (0, -0.08 if beat % 2 else -0.24, 0)) for beat in range(12)] + [
    Key(6.0, (0, -0.24, 0)), Key(6.3125, (0, -0.5, 0)), Key(6.5, (0, -0.06, 0)), Key(7.125, (0, -0.1, 0)),
    Key(7.375, (0, -0.46, 0)), Key(7.75, (0, -0.06, 0)),
]  # fmt: skip

TIPTOE = turn(x=-30)
JUMP = [
    Key(6.4375), Key(6.5, (0, 0.09, 0), turn(x=-8)), Key(6.8125, (0, 0.95, 0.1), TIPTOE, RISE), Key(7.125, curve=FALL),
]  # fmt: skip
LEFT_FOOT = [
    Key(0), Key(0.5, (0.45, 0.4, 0), turn(x=-14)), Key(1, (0.9, 0, 0)), Key(3, (0.9, 0, 0)),
    Key(3.5, (0.45, 0.4, 0), turn(x=-14)), Key(4), *JUMP,
]  # fmt: skip
RIGHT_FOOT = [
    Key(0), Key(1), Key(1.5, (0.45, 0.4, 0), turn(x=-14)), Key(2, (0.9, 0, 0)),
    Key(2.5, (0.45, 0.4, 0), turn(x=-14)), Key(3), *JUMP,
]  # fmt: skip

# -- how it holds itself: beat, x, y, z --------------------------------------------------------------------------------


def turns(*poses: tuple[float, float, float, float]) -> list[Key]:
    return [Key(beat, rotation=turn(x, y, z)) for beat, x, y, z in poses]


HIPS = turns(
    (0, 0, 0, 0), (1, 0, -8, -7), (2, 0, 6, 5), (3, 0, 8, 6), (4, 0, 0, 0), (4.5, 0, 10, -6), (5, 0, -10, 7),
    (5.5, 0, 10, -6), (6, 0, -6, 4), (6.3125, -6, 0, 0), (6.8125, 4, 0, 0), (7.375, -6, 0, 0),
)  # fmt: skip
WAIST = turns(
    (0, -2, 0, 0), (1, -3, -12, 5), (2, -2, 6, -4), (3, -3, 12, -5), (4, -2, 0, 0), (5, -5, -14, -4),
    (6, -5, 14, 4), (6.3125, -16, 0, 0), (6.8125, 8, 0, 0), (7.375, -15, 8, 0), (7.75, -2, 4, 0),
)  # fmt: skip
CHEST = turns(
    (0, 0, 0, 0), (1, 2, -6, 4), (2, 0, 4, -3), (3, 2, 6, -4), (4, 0, 0, 0), (5, 3, -5, -5), (6, 3, 5, 5),
    (6.3125, 0, 0, 0), (6.8125, 6, 0, 0), (7.375, 2, 3, -3),
)  # fmt: skip
HEAD = turns(
    (0, 0, 0, 0), (0.5, -3, 0, 2), (1, 2, 6, -7), (1.5, -4, 0, -2), (2, 2, -6, 6), (2.5, -4, -4, 2),
    (3, 2, -8, 7), (3.5, -4, -3, 2), (4, 1, 0, 0), (5, 2, 8, 9), (5.5, -2, 0, 0), (6, 2, -8, -9), (6.3125, 8, 0, 0),
    (6.8125, 8, 0, 0), (7.375, 7, -5, 11), (7.75, 2, -2, 4),
)  # fmt: skip
EYES = turns(
    (0, 0, 0, 0), (0.75, 0, -8, 0), (2, 0, 0, 0), (2.75, 0, 8, 0), (4, 0, 0, 0), (6.8125, 5, 0, 0), (7.5, 0, 0, 0)
)
SHOULDER = turns((0, 0, 0, 0), (1, 0, 0, 8), (2, 0, 0, 0), (6.3125, 0, 0, -4), (6.8125, 0, 0, 14), (7.375, 0, 0, 6))

DOWN = Arm((0.52, -0.85, 0.06), (0.62, -0.72, -0.3))
OUT = Arm((0.9, -0.34, -0.28), (0.9, 0.08, -0.42), -15)
ACROSS = Arm((0.45, -0.75, -0.48), (-0.25, -0.35, -0.9), 10)
BACK = Arm((0.6, -0.66, 0.45), (0.7, -0.7, 0.1))
PAW = Arm((0.66, -0.55, -0.5), (-0.1, 0.68, -0.72), 62)
LOW_PAW = Arm((0.62, -0.68, -0.4), (0.0, 0.25, -0.97), 45)
HIGH = Arm((0.7, -0.02, -0.71), (0.6, 0.52, -0.6), -20)
CHEEK = Arm((0.75, -0.3, -0.58), (-0.2, 0.8, -0.56), 30)

LEFT_ARM = (
    (0, DOWN), (1, OUT), (2, DOWN), (3, ACROSS), (4, DOWN), (4.5, PAW), (5, LOW_PAW), (5.5, PAW), (6, PAW),
    (6.3125, BACK), (6.8125, HIGH), (7.125, HIGH), (7.5, CHEEK),
)  # fmt: skip
RIGHT_ARM = (
    (0, DOWN), (1, ACROSS), (2, DOWN), (3, OUT), (4, DOWN), (4.5, LOW_PAW), (5, PAW), (5.5, LOW_PAW), (6, LOW_PAW),
    (6.3125, BACK), (6.8125, HIGH), (7.125, HIGH), (7.5, DOWN),
)  # fmt: skip

# -- what swings: bone, degrees about x, y and z, beats, delay; and degrees by which falling lifts it ------------------

SWINGING: Sequence[tuple[str, Vec3, float, float, Vec3]] = (
    ("しっぽ１", (0, 16, 5), 4, 0.5, (6, 0, 0)), ("しっぽ２", (0, 14, 5), 4, 0.8, (6, 0, 0)),
    ("しっぽ３", (0, 9, 7), 4, 1.1, (4, 0, 0)), ("しっぽ４", (3, 6, 9), 4, 1.4, (0, 0, 0)),
    ("しっぽ５", (4, 5, 10), 4, 1.7, (0, 0, 0)), ("しっぽ６", (4, 4, 11), 4, 2.0, (0, 0, 0)),
    ("左横髪１", (2, 0, 4), 4, 0.6, (-4, 0, 20)), ("左横髪２", (3, 0, 5), 4, 0.9, (-4, 0, 16)),
    ("右横髪１", (2, 0, 4), 4, 0.6, (-4, 0, -20)), ("右横髪２", (3, 0, 5), 4, 0.9, (-4, 0, -16)),
    ("左後髪", (4, 0, 2), 2, 0.3, (-16, 0, 6)), ("右後髪", (4, 0, -2), 2, 0.3, (-16, 0, -6)),
    ("アホ毛１", (6, 0, 8), 2, 0.4, (-8, 0, 0)), ("アホ毛２", (6, 0, 12), 2, 0.6, (0, 0, 14)),
    ("左耳２", (5, 0, 4), 2, 0.3, (0, 0, 6)), ("右耳２", (5, 0, -4), 2, 0.3, (0, 0, -6)),
    ("マフラー前２", (7, 0, 4), 2, 0.4, (26, 0, 0)), ("マフラー前３", (9, 0, 6), 2, 0.6, (22, 0, 0)),
    ("マフラー後１", (6, 0, 4), 2, 0.4, (-22, 0, 0)), ("マフラー後２", (8, 0, 5), 2, 0.6, (-20, 0, 0)),
    ("マフラー後３", (9, 0, 6), 2, 0.8, (-16, 0, 0)), ("ガラス玉", (5, 0, 8), 2, 0.5, (14, 0, 0)),
)  # fmt: skip
FALLS = (7.0, 15.0)

# -- the face: beat, weight --------------------------------------------------------------------------------------------


def blink(*beats: float) -> list[tuple[float, float]]:
    """Shut for a moment."""
    return [(beat + part, weight) for beat in beats for part, weight in ((-0.1875, 0), (0, 1), (0.125, 1), (0.375, 0))]


def held(*spans: tuple[float, float, float]) -> list[tuple[float, float]]:
    """From a beat to another with a weight; coming and going take a quarter of a beat each."""
    return [
        key
        for start, end, weight in spans
        for key in ((start - 0.25, 0), (start, weight), (end - 0.25, weight), (end, 0))
    ]


MORPHS: dict[str, list[tuple[float, float]]] = {
    "まばたき": blink(1.5, 4.25, 9.5, 12.25),
    "笑い": held((5.0, 6.25, 1.0), (13.0, 14.25, 1.0)),
    "ウィンク２": held((7.25, 8.5, 1.0)),
    "ｳｨﾝｸ２右": held((15.25, 15.875, 1.0)),
    "びっくり": held((6.625, 7.125, 0.5)),
    "きらきら": held((14.625, 15.125, 0.9)),
    "にこり": held((0.5, 4.25, 0.7), (5.0, 6.5, 1.0), (7.25, 12.25, 0.7), (13.0, 14.5, 1.0)),
    "上": held((6.5, 7.25, 0.8)),
    "あ": held((0.5, 1.0, 0.7), (2.5, 3.0, 0.7), (8.75, 9.25, 0.7), (10.5, 11.0, 0.7)),
    "え": held((1.0, 1.75, 0.5), (3.0, 3.75, 0.6), (11.0, 11.75, 0.6)),
    "お": held((4.25, 4.75, 0.7), (12.25, 12.75, 0.7)),
    "い": held((9.5, 10.25, 0.6)),
    "ワ": held((5.0, 6.25, 0.9), (6.625, 7.25, 1.0), (13.0, 14.25, 0.9)),
    "にやり": held((7.375, 8.375, 0.9), (15.25, 15.875, 0.9)),
    "照れ": held((4.75, 8.25, 0.9), (12.75, 15.875, 0.9)),
    "耳ぴん": held((6.5, 7.25, 1.0), (14.625, 15.25, 0.6)),
}


def motion() -> Motion:
    """The dance: a little over eight and a half seconds."""
    half = {
        "センター": CENTRE, "グルーブ": BOUNCE, "左足ＩＫ": LEFT_FOOT, "右足ＩＫ": RIGHT_FOOT,
        "下半身": HIPS, "上半身": WAIST, "上半身2": CHEST, "頭": HEAD, "両目": EYES, "左肩": SHOULDER,
        **arm_keys(LEFT_ARM),
    }  # fmt: skip
    # The right arm, too, is written down as if it were the left.
    half |= {key_name: [key.mirrored(0) for key in keys] for key_name, keys in _renamed(arm_keys(RIGHT_ARM)).items()}
    half["右肩"] = [key.mirrored(0) for key in turns((0, 0, 0, 0), (3, 0, 0, 8), (4, 0, 0, 0))] + [
        key.mirrored(0) for key in SHOULDER if key.beat > 6
    ]
    bones = both_sides(half, HALF)
    bones |= {name: swinging(size, beats, delay, lift, FALLS, WHOLE) for name, size, beats, delay, lift in SWINGING}
    return Motion("もち", bone_tracks(bones), morph_tracks(MORPHS))


def _renamed(keys: dict[str, list[Key]]) -> dict[str, list[Key]]:
    return {name.replace("左", "右"): list(found) for name, found in keys.items()}
