"""Copied rows on the system's clipboard, and rows that are dragged, which mean something in their own document only."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from editor.document import clipboard as clipboard_module
from editor.document.clipboard import (
    ROWS_TYPE,
    clip_in,
    copy_references,
    info_text,
    mime_of,
    mime_of_rows,
    references_on_clipboard,
    rows_of_mime,
    text_of,
)
from editor.document.document import Document
from editor.formats import Content
from editor.formats.csv.clipboard import apply_text
from editor.model.edit import Edit
from editor.operations.rows.copy_paste import copy_rows
from tests.operations.model_making import full_model


def test_rows_are_found_again_on_the_clipboard(qtbot: QtBot) -> None:
    clip = copy_rows(full_model(), "bones", [1, 2])
    clipboard = QGuiApplication.clipboard()
    clipboard.setMimeData(mime_of(clip))
    assert clip_in(clipboard.mimeData(), clip) is clip
    header, *rows = clipboard.text().splitlines()
    assert header.startswith(";Bone,")
    assert [row.split(",")[:2] for row in rows] == [["Bone", '"腕"'], ["Bone", '"手"']]


def test_what_was_copied_later_takes_their_place(qtbot: QtBot) -> None:
    clip = copy_rows(full_model(), "bones", [1])
    clipboard = QGuiApplication.clipboard()
    clipboard.setMimeData(mime_of(clip))
    clipboard.setText("from elsewhere")
    assert clip_in(clipboard.mimeData(), clip) is None


def test_what_another_session_copied_is_not_ours() -> None:
    ours, theirs = (copy_rows(full_model(), "bones", [1]) for _ in range(2))
    assert clip_in(mime_of(theirs), ours) is None
    assert clip_in(mime_of(ours), None) is None
    assert clip_in(QMimeData(), ours) is None
    assert clip_in(None, ours) is None


def test_the_text_for_other_programs() -> None:
    model = full_model()
    assert text_of(copy_rows(model, "textures", [0, 2])) == "tex/顔.png\ntex/髪.png"
    assert text_of(copy_rows(model, "faces", [1, 3])).splitlines()[1:] == ['Face,"顔",1,2,1,3', 'Face,"髪",1,5,4,0']
    vertices = text_of(copy_rows(model, "vertices", [4, 2])).splitlines()[1:]
    assert [row.split(",")[:5] for row in vertices] == [
        ["Vertex", "2", "2", "1", "-2"],
        ["Vertex", "4", "4", "2", "-4"],
    ]
    assert '"手",1,"センター",0,"",0,"",0' in vertices[0]


@pytest.mark.parametrize("table", ["bones", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies"])
def test_the_text_has_all_that_the_rows_have(table: str) -> None:
    """It is the same as when the whole model is written, but for the dialect."""
    model, again = full_model(), full_model()
    with Edit(again) as edit:
        apply_text(edit, text_of(copy_rows(model, table, slice(None))))
    assert edit.commit() is None
    with Edit(again) as edit:
        edit.remove(again.tables[table], slice(None))
        report = apply_text(edit, text_of(copy_rows(model, table, slice(None))))
    assert len(report.tables[table].added) == len(model.tables[table])
    rows = list(again.tables[table])  # type: ignore[arg-type]
    if table != "morphs":  # those lose what they refer to of their own kind while the rows are gone
        assert rows == list(model.tables[table])  # type: ignore[arg-type]


def test_a_table_for_spreadsheets(qtbot: QtBot) -> None:
    mime = mime_of(copy_rows(full_model(), "frames", [2]))
    assert mime.html() == (
        "<table><tr><td>;Node</td><td>表示枠名</td><td>表示枠名(英)</td></tr><tr><td>Node</td><td>腕</td><td>Arm</td></tr>"
        "<tr><td>;NodeItem</td><td>親表示枠名</td><td>対象(0:ボーン/1:モーフ)</td><td>ボーン名／モーフ名</td></tr>"
        "<tr><td>NodeItem</td><td>腕</td><td>0</td><td>手</td></tr><tr><td>NodeItem</td><td>腕</td><td>0</td><td>腕</td></tr>"
        "</table>"
    )


def test_of_very_many_rows_there_is_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    clip = copy_rows(full_model(), "frames", [2])
    monkeypatch.setattr(clipboard_module, "MOST_IN_TABLE", 2)
    assert mime_of(clip).hasText()
    assert not mime_of(clip).hasHtml()
    monkeypatch.setattr(clipboard_module, "MOST_LINES", 2)
    assert not mime_of(clip).hasText()
    assert clip_in(mime_of(clip), clip) is clip


def test_the_names_and_comments_of_a_model() -> None:
    model, again = full_model(), full_model()
    model.info.records[0] = replace(model.info[0], name="名", comment="1\r\n2")
    with Edit(again) as edit:
        apply_text(edit, info_text(model))
    assert again.info[0] == model.info[0]


def a_document() -> Document:
    return Document(Content(full_model()))


def test_only_their_own_document_knows_the_rows(qtbot: QtBot) -> None:
    document, other = a_document(), a_document()
    mime = mime_of_rows(document, "bones", np.array([1, 3]))
    assert mime.formats() == [ROWS_TYPE]
    found = rows_of_mime(document, mime)
    assert found is not None
    assert (found[0], found[1].tolist()) == ("bones", [1, 3])
    assert rows_of_mime(other, mime) is None


def test_what_another_version_of_the_program_wrote_is_nothing(qtbot: QtBot) -> None:
    document = a_document()
    for content in (b"123 456", b"{}", b"7", b"\xff"):
        mime = QMimeData()
        mime.setData(ROWS_TYPE, content)
        assert rows_of_mime(document, mime) is None
    assert rows_of_mime(document, None) is None


def test_references_follow_their_rows_until_something_else_is_copied(qtbot: QtBot) -> None:
    document, other = a_document(), a_document()
    copy_references(document, "bones", np.array([0, 2]))
    with document.edit("test") as edit:
        edit.move(document.model.bones, [2], 0)
        edit.remove(document.model.bones, [1])
    found = references_on_clipboard(document)
    assert found is not None
    assert (found[0], found[1].tolist()) == ("bones", [0])
    assert references_on_clipboard(other) is None
    QGuiApplication.clipboard().setText("from elsewhere")
    assert references_on_clipboard(document) is None
