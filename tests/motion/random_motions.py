"""Motions made by hypothesis: few tracks, close keys, every curve, frames that repeat and come in any order."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st

from editor.model.columns import Columns
from editor.model.fields import Kind, fields_of
from editor.motion.motion import (
    BoneKey,
    CameraKey,
    IkState,
    LightKey,
    MorphKey,
    Motion,
    SelfShadowKey,
    ShowIk,
    ShowKey,
    by_frame,
)
from editor.motion.tracks import Tracks

NAMES = ("センター", "左足ＩＫ", "あ", "b", "ﾃｽﾄ", "あいうえおかき\udc82")

NUMBERS = 12  # different ones in the keys of a kind

frames = st.one_of(st.integers(0, 12), st.integers(0, 2**32 - 1))
numbers = st.floats(-1000, 1000, width=32)


@st.composite
def columns(draw, row_type: type, most: int = 6) -> Columns:
    """Up to `most` keys in any order.

    A few values are drawn, and for all places together the bytes that choose among them: to draw each place by itself
    takes ten times as long.
    """
    count = draw(st.integers(0, most))
    if not count:
        return Columns(row_type, 0)
    drawn = {"frame": draw(st.lists(frames, min_size=1, max_size=most))}
    fields = fields_of(row_type)
    if any(_is_real(field) for field in fields):
        drawn["number"] = draw(st.lists(numbers, min_size=1, max_size=NUMBERS))
    sizes = [count * int(np.prod(field.shape, dtype=int)) for field in fields]
    chosen = np.split(_bytes(draw, sum(sizes)), np.cumsum(sizes)[:-1])
    arrays = {
        field.name: _values(field, bytes_of_field, drawn).reshape(count, *field.shape).astype(field.dtype)
        for field, bytes_of_field in zip(fields, chosen, strict=True)
    }
    return Columns(row_type, count, **arrays)


def _bytes(draw, count: int) -> np.ndarray:
    return np.frombuffer(draw(st.binary(min_size=count, max_size=count)), np.uint8)


def _is_real(field) -> bool:
    return field.name != "frame" and field.dtype.kind == "f"


def _values(field, chosen: np.ndarray, drawn: dict[str, list]) -> np.ndarray:
    if field.name == "frame":
        return np.array(drawn["frame"], np.uint32)[chosen % len(drawn["frame"])]
    if field.name.startswith("curve"):
        return chosen % 128
    match field.kind:
        case Kind.SWITCH:
            return chosen % 2
        case Kind.CHOICE | Kind.INTEGER:
            return chosen % 3
    return np.array(drawn["number"], np.float32)[chosen % len(drawn["number"])]


@st.composite
def tracks(draw, row_type: type) -> Tracks:
    keys = draw(columns(row_type, 12))
    return Tracks.of(NAMES, _bytes(draw, len(keys)).astype(np.int64) % len(NAMES), keys)


@st.composite
def show_ik(draw) -> ShowIk:
    keys = draw(columns(ShowKey))
    if not len(keys):
        return ShowIk()
    count = draw(st.integers(0, 8))
    owners, named, enabled = _bytes(draw, 3 * count).astype(np.int32).reshape(3, count)
    states = Columns(IkState, count, key=owners % len(keys), name=named % 4, enabled=enabled % 2 == 1)
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
