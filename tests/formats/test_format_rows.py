"""The rows of formats: read without importing what reads and writes files."""

from __future__ import annotations

from pathlib import Path

import pytest

from editor.formats import motions
from editor.formats.csv import TABLES
from editor.formats.csv.kinds import INFO, TOP
from editor.formats.file_format import FileFormat, from_keywords, keywords
from editor.formats.registry import BUILT_IN_FORMATS
from editor.late_imports import Late
from editor.model.fields import Choice, fields_of
from tests.operations.test_operation_rows import OFFERED, loaded_after

ROWS = {row.extension: row for row in (*BUILT_IN_FORMATS, *motions.BUILT_IN_FORMATS)}
MODULES = {
    late.reference.partition(":")[0]
    for row in ROWS.values()
    for late in (row.read, row.write, row.notes)
    if isinstance(late, Late)
}

LISTED = "from editor.__main__ import main; main(['convert', '--help'])"
FILTERS = """
from editor.ui.dialogs import message_boxes
assert message_boxes.format_name(".vmd") == "VMD"
assert len(message_boxes._models()) > 7
"""
READ = "from editor import formats; formats.load('{}')"


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_row_finds_what_it_runs(row: FileFormat) -> None:
    for late in filter(None, (row.read, row.write, row.notes)):
        assert isinstance(late, Late)
        assert callable(late.target)


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_options_are_words_and_back(row: FileFormat) -> None:
    options = row.options()
    assert keywords(options) == {}
    for field in fields_of(row.options):
        if isinstance(field.default, Choice):
            for member in type(field.default):
                given = {field.name: member.token}
                assert getattr(from_keywords(row.options, given), field.name) is member


@pytest.mark.parametrize("code", [LISTED, FILTERS], ids=["convert", "dialogs"])
def test_formats_are_listed_without_what_reads_and_writes(code: str, checkout: Path, tmp_path: Path) -> None:
    assert len(MODULES) > 12
    assert loaded_after(code, checkout, tmp_path) & MODULES == set()


def test_a_window_imports_the_reader_that_it_used_alone(checkout: Path, tmp_path: Path) -> None:
    assert loaded_after(OFFERED, checkout, tmp_path) & MODULES == {"editor.formats.pmx.reader"}


def test_tables_of_csv_are_those_of_its_rows() -> None:
    assert {kind.table for kind in (INFO, *TOP)} == {*TABLES}
