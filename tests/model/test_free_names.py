"""Fresh names: free, recognisable, and never a name that means something else in this field."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.model.free_names import fresh_name, names_following, names_from


def test_a_free_name_stays() -> None:
    assert fresh_name("腕", {"足"}) == "腕"


def test_a_taken_name_gets_the_first_free_number() -> None:
    assert fresh_name("腕", {"腕"}) == "腕_2"
    assert fresh_name("腕", {"腕", "腕_2", "腕_4"}) == "腕_3"


def test_a_counted_name_counts_on() -> None:
    assert fresh_name("腕_2", {"腕_2"}) == "腕_3"
    assert fresh_name("腕_09", {"腕_09", "腕_10"}) == "腕_11"
    assert fresh_name("腕_０９", {"腕_０９"}) == "腕_１０"


@pytest.mark.parametrize("name", ["腕_2", "hair_01", "hair_L_09", "髪_０１"])
def test_a_copy_and_what_follows_count_a_number_that_is_set_off_alike(name: str) -> None:
    assert [fresh_name(name, {name})] == names_following(name, 1, {name})


def test_a_digit_that_belongs_to_the_name_is_left_alone() -> None:
    assert fresh_name("上半身2", {"上半身2"}) == "上半身2_2"
    assert fresh_name("髪1", {"髪1"}) == "髪1_2"


def test_a_digit_is_the_place_in_a_chain_where_bones_follow_one_another() -> None:
    assert names_following("髪1", 2, {"髪1"}) == ["髪2", "髪3"]
    assert names_from("髪", 2, ()) == ["髪1", "髪2"]


@given(st.text("a_12", max_size=4), st.sets(st.text("a_12", max_size=5)))
def test_is_always_free(name: str, taken: set[str]) -> None:
    assert fresh_name(name, taken) not in taken
