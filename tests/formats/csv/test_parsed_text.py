"""Text is taken apart into rows and cells, whatever is in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.formats.csv.parsed_text import LINE_CHUNK, MOST_LINES, rows_of


def rows(text: str) -> list[tuple[int, list[str]]]:
    """Line and cells of every row that has any."""
    found = [(line + index, cells) for line, some in rows_of(text) for index, cells in enumerate(some)]
    return [(line, cells) for line, cells in found if any(cells)]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_and_cells(end):
    text = end.join(['Bone,"a b",1', "", 'Bone, "c,d" ,"e""f",'])
    assert rows(text) == [(1, ["Bone", "a b", "1"]), (3, ["Bone", "c,d ", 'e"f', ""])]


def test_tabs_where_the_tag_is_followed_by_one():
    assert rows(';Bone\tname\nBone\ta,b\t"c\td"\n') == [(1, [";Bone", "name"]), (2, ["Bone", "a,b", "c\td"])]


def test_a_cell_over_several_lines():
    text = 'a,"x\r\n\r\ny",1\r\nb,2\r\nc,"z\n",3'
    assert rows(text) == [(1, ["a", "x\r\n\r\ny", "1"]), (4, ["b", "2"]), (5, ["c", "z\n", "3"])]


def test_a_quote_that_is_never_closed_ends_with_its_line():
    assert rows('a,"x\nb,1\nc,2\n') == [(1, ["a", "x"]), (2, ["b", "1"]), (3, ["c", "2"])]


def test_a_quote_within_a_cell_is_a_character():
    assert rows('a,5" nail\nb,6" nail\n') == [(1, ["a", '5" nail']), (2, ["b", '6" nail'])]


def test_a_cell_may_be_of_any_length():
    long = "あ" * 200_000
    assert rows(f'a,"{long}",1\nb,2\n') == [(1, ["a", long, "1"]), (2, ["b", "2"])]


def test_lines_are_counted_across_chunks():
    text = "a,1\n" * (LINE_CHUNK - 1) + 'b,"x\ny"\n' + "c,1\n" * LINE_CHUNK
    found = rows(text)
    assert found[LINE_CHUNK - 1] == (LINE_CHUNK, ["b", "x\ny"])
    assert found[-1] == (2 * LINE_CHUNK + 1, ["c", "1"])


def test_open_quotes_all_over_take_no_longer():
    text = 'a,"x\n' + "b\n" * (3 * MOST_LINES)
    assert rows(text)[0] == (1, ["a", "x"])
    assert len(rows(text)) == 3 * MOST_LINES + 1


@given(st.text(alphabet='ab",\t;\r\n \x00あ'))
def test_no_text_stops_it(text):
    for line, cells in rows(text):
        assert line >= 1
        assert cells


CELL = st.text(alphabet='ab",\r\n あ\\')


@given(st.lists(st.lists(CELL, min_size=1, max_size=4), max_size=5))
def test_quoted_cells_come_back(table):
    text = "".join("x," + ",".join('"' + cell.replace('"', '""') + '"' for cell in row) + "\r\n" for row in table)
    assert [cells for _, cells in rows(text)] == [["x", *row] for row in table]
