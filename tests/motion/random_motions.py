"""Motions made by hypothesis: few tracks, close keys, every curve, frames that repeat and come in any order."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from editor.model.columns import Columns
from editor.model.fields import Kind, fields_of
from editor.motion.keys import BoneKey, CameraKey, IkState, LightKey, MorphKey, SelfShadowKey, ShowKey, by_frame
from editor.motion.motion import Motion, ShowIk
from editor.motion.tracks import Tracks

NAMES = ("センター", "左足ＩＫ", "あ", "b", "ﾃｽﾄ", "あいうえおかき\udc82")

frames = st.one_of(st.integers(0, 12), st.integers(0, 2**32 - 1))
numbers = st.floats(-1000, 1000, width=32)


@st.composite
def columns(draw, row_type: type, most: int = 6) -> Columns:
    """Up to `most` keys in any order."""
    count = draw(st.integers(0, most))
    arrays = {
        field.name: draw(hnp.arrays(field.dtype, (count, *field.shape), elements=_of(field)))
        for field in fields_of(row_type)
    }
    return Columns(row_type, count, **arrays)


def _of(field) -> st.SearchStrategy:
    if field.name == "frame":
        return frames
    if field.name.startswith("curve"):
        return st.integers(0, 127)
    match field.kind:
        case Kind.SWITCH:
            return st.booleans()
        case Kind.CHOICE | Kind.INTEGER:
            return st.integers(0, 2)
    return numbers


@st.composite
def tracks(draw, row_type: type) -> Tracks:
    keys = draw(columns(row_type, 12))
    return Tracks.of(NAMES, draw(hnp.arrays(np.int64, len(keys), elements=st.integers(0, len(NAMES) - 1))), keys)


@st.composite
def show_ik(draw) -> ShowIk:
    keys = draw(columns(ShowKey))
    if not len(keys):
        return ShowIk()
    count = draw(st.integers(0, 8))
    owners = draw(hnp.arrays(np.int32, count, elements=st.integers(0, len(keys) - 1)))
    named = draw(hnp.arrays(np.int32, count, elements=st.integers(0, 3)))
    states = Columns(IkState, count, key=owners, name=named, enabled=draw(hnp.arrays(np.bool_, count)))
    return ShowIk(keys, NAMES[:4], states).sorted()


@st.composite
def motions(draw) -> Motion:
    return Motion(
        draw(st.sampled_from(("", "初音ミク", "カメラ・照明"))),
        draw(tracks(BoneKey)),
        draw(tracks(MorphKey)),
        by_frame(draw(columns(CameraKey))),
        by_frame(draw(columns(LightKey))),
        by_frame(draw(columns(SelfShadowKey))),
        draw(show_ik()),
    )
