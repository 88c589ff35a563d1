"""Tracks: sorted by name and frame, and changed by whole arrays."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.columns import Columns
from editor.motion.motion import LightKey, MorphKey, by_frame, with_keys_replaced
from editor.motion.tracks import Tracks, bytes_of, is_faithful, text_of
from tests.motion.random_motions import columns, tracks


def morphs(*keys: tuple[str, int, float]) -> Tracks:
    names = list(dict.fromkeys(name for name, _, _ in keys))
    arrays = {"frame": [frame for _, frame, _ in keys], "weight": [weight for _, _, weight in keys]}
    return Tracks.of(names, [names.index(name) for name, _, _ in keys], Columns(MorphKey, len(keys), **arrays))


def told(tracks: Tracks) -> list[tuple[str, int, float]]:
    """Name, frame and weight of each key, in order."""
    names = [tracks.names[number] for number in tracks.numbers]
    return list(zip(names, tracks.keys["frame"].tolist(), tracks.keys["weight"].tolist(), strict=True))


def test_keys_are_sorted_and_equal_ones_stay_in_their_order():
    made = morphs(("い", 9, 1), ("あ", 5, 2), ("い", 0, 3), ("い", 9, 4))
    assert told(made) == [("い", 0, 3), ("い", 9, 1), ("い", 9, 4), ("あ", 5, 2)]
    assert made.rows("い") == range(3)
    assert made.rows("あ") == range(3, 4)
    assert made.rows("う") == range(0)
    assert (made.number("あ"), made.number("う")) == (1, -1)


def test_frames_of_all_32_bits_are_sorted():
    made = morphs(("a", 2**32 - 1, 1), ("a", 2**31, 2), ("a", 70_000, 3))
    assert made.keys["frame"].tolist() == [70_000, 2**31, 2**32 - 1]


def test_names_without_keys_go():
    assert Tracks.of(["a", "b", "c"], [2, 2], Columns(MorphKey, 2)).names == ("c",)
    assert Tracks.empty(MorphKey) == Tracks.of(["a"], [], Columns(MorphKey, 0))


def test_putting_keys_in():
    made = morphs(("a", 0, 1), ("a", 5, 2), ("a", 5, 3), ("b", 5, 4))
    more = Columns(MorphKey, frame=[5, 7, 7, 1], weight=[10, 11, 12, 13])
    assert told(made.put(["c", "a"], [1, 1, 1, 0], more)) == [
        ("a", 0, 1),
        ("a", 5, 10),
        ("a", 7, 12),
        ("b", 5, 4),
        ("c", 1, 13),
    ]


def test_taking_keys_out():
    made = morphs(("a", 0, 1), ("a", 5, 2), ("b", 5, 3))
    assert told(made.without([0, 2])) == [("a", 5, 2)]
    assert made.without([]) == made


@given(tracks(MorphKey), tracks(MorphKey))
def test_putting_in_what_came_out(made, others):
    both = made.put(others.names, others.numbers, others.keys)
    assert set(both.names) == set(made.names) | set(others.names)
    for name in others.names:
        ours, theirs = both.rows(name), others.rows(name)
        frames = both.keys["frame"][ours.start : ours.stop]
        assert (np.diff(frames.astype(np.int64)) >= 0).all()
        last = {key.frame: key for key in others.keys.take(slice(theirs.start, theirs.stop))}
        found = {key.frame: key for key in both.keys.take(slice(ours.start, ours.stop))}
        assert last.items() <= found.items()


@given(columns(LightKey), columns(LightKey))
def test_a_single_track(made, others):
    together = with_keys_replaced(by_frame(made), others)
    frames = together["frame"].astype(np.int64)
    assert (np.diff(frames) >= 0).all()
    assert set(frames) == set(made["frame"]) | set(others["frame"])
    for key in {key.frame: key for key in others}.values():
        assert [found for found in together if found.frame == key.frame] == [key]


@given(st.data())
def test_equality(data):
    made = data.draw(tracks(MorphKey))
    assert made == made.put([], [], Columns(MorphKey, 0))
    assert made != "tracks"
    if len(made.keys):
        assert made != made.without([0])
        with pytest.raises(ValueError, match="read-only"):
            made.keys["frame"][0] = 3


TAKEN_FOR_OTHERS = "¢£¬‖−〜"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", ""),
        ("センター".encode("cp932"), "センター"),
        ("センター".encode("cp932") + b"\0\xfd\xfd\xfd", "センター"),
        (b"\0on Data", ""),
        (b"\x81\x60", "～"),
        (b"\x87\x40", "①"),
        ("あいうえおかきく".encode("cp932")[:15], "あいうえおかき\udc82"),
    ],
)
def test_a_field(data, text):
    assert text_of(data) == text
    assert bytes_of(text) == data.split(b"\0")[0]


def test_the_wave_dash_is_a_full_width_tilde():
    assert bytes_of("ら〜") == bytes_of("ら～") == b"\x82\xe7\x81\x60"
    assert is_faithful("ら〜")


def test_what_cp932_lacks_is_a_question_mark():
    assert bytes_of("팔a发") == b"?a?"
    assert not is_faithful("팔")
    assert not is_faithful("a\0b")
    assert is_faithful("腕")
    assert is_faithful(TAKEN_FOR_OTHERS)


@given(st.text(alphabet=st.characters(codec="cp932", exclude_characters="\0" + TAKEN_FOR_OTHERS), max_size=20))
def test_every_character_of_cp932_comes_back(text):
    assert text_of(bytes_of(text)) == text


@given(st.binary(max_size=20))
def test_any_bytes_are_a_name(data):
    text = text_of(data)
    assert text_of(bytes_of(text)) == text
