"""Fresh names: free, recognisable, and never a name that means something else in this field."""

from hypothesis import given
from hypothesis import strategies as st

from editor.operations.edits.naming import fresh_name


def test_a_free_name_stays() -> None:
    assert fresh_name("腕", {"足"}) == "腕"


def test_a_taken_name_gets_the_first_free_number() -> None:
    assert fresh_name("腕", {"腕"}) == "腕_2"
    assert fresh_name("腕", {"腕", "腕_2", "腕_4"}) == "腕_3"


def test_a_counted_name_counts_on() -> None:
    assert fresh_name("腕_2", {"腕_2"}) == "腕_3"
    assert fresh_name("腕_09", {"腕_09"}) == "腕_09_2"


def test_a_digit_that_belongs_to_the_name_is_left_alone() -> None:
    assert fresh_name("上半身2", {"上半身2"}) == "上半身2_2"


@given(st.text("a_12", max_size=4), st.sets(st.text("a_12", max_size=5)))
def test_is_always_free(name: str, taken: set[str]) -> None:
    assert fresh_name(name, taken) not in taken
