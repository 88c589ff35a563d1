"""The window of the handbook: links, ways back and forward, contents, and search from page to page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from editor.ui.dialogs.handbook import COLUMN, MARGIN, HandbookWindow, handbook_folder
from tests.ui.keyboard import show_active

PAGES = {
    "index.html": '<h1>Start</h1><p><a href="b.html#far">on</a> knee</p>',
    "b.html": '<h1>Second</h1><p>knee</p><p><a name="far"></a>ひざ &amp; elbow, elbow</p>',
}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> HandbookWindow:
    for name, text in PAGES.items():
        (tmp_path / name).write_text(f'<html><head><meta charset="utf-8"></head><body>{text}</body></html>', "utf-8")
    contents = [["Start", "index.html", []], ["Second", "b.html", [["Far", "far"]]]]
    (tmp_path / "contents.json").write_text(json.dumps(contents), "utf-8")
    window = HandbookWindow(tmp_path)
    qtbot.addWidget(window)
    show_active(window, qtbot)
    return window


def selected(window: HandbookWindow) -> str:
    return window.browser.textCursor().selectedText()


def test_links_and_ways_back_and_forward(window: HandbookWindow) -> None:
    window.browser.setSource(window.browser.source().resolved(QUrl("b.html#far")))
    assert window.page == "b.html"
    window.browser.backward()
    assert window.page == "index.html"
    window.browser.forward()
    assert (window.page, window.browser.source().fragment()) == ("b.html", "far")


def test_contents_lead_to_pages_and_places(window: HandbookWindow) -> None:
    chapter = window.contents.topLevelItem(1)
    assert chapter is not None
    window.contents.itemActivated.emit(chapter.child(0), 0)
    assert (window.page, window.browser.source().fragment()) == ("b.html", "far")


def test_contents_mark_what_is_shown(window: HandbookWindow) -> None:
    start, second = (window.contents.topLevelItem(place) for place in (0, 1))
    assert start is not None
    assert second is not None
    assert window.contents.currentItem() is start
    window.browser.setSource(window.browser.source().resolved(QUrl("b.html")))
    assert window.contents.currentItem() is second
    assert second.isExpanded()
    second.setExpanded(False)
    window.open("b.html#far")
    assert window.contents.currentItem() is second.child(0)
    assert second.isExpanded()
    window.open("b.html#unlisted")
    assert window.contents.currentItem() is second
    window.browser.backward()
    assert window.contents.currentItem() is second.child(0)


def test_what_is_sought_is_found_here_then_on_other_pages_and_round_again(window: HandbookWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.search, "knee")
    assert (window.page, selected(window)) == ("index.html", "knee")
    window.find_next()
    assert (window.page, selected(window)) == ("b.html", "knee")
    window.find_next()
    assert (window.page, selected(window)) == ("index.html", "knee")
    window.search.setText("elbow")
    assert (window.page, selected(window)) == ("b.html", "elbow")
    first = window.browser.textCursor().selectionStart()
    window.find_next()
    assert window.browser.textCursor().selectionStart() > first
    window.find_previous()
    assert window.browser.textCursor().selectionStart() == first


def test_what_is_nowhere_is_told(window: HandbookWindow) -> None:
    window.search.setText("shoulder")
    assert window.found_label.text() == "Not found"
    window.search.setText("ひざ")
    assert (window.found_label.text(), window.page) == ("", "b.html")


def test_a_language_without_a_handbook_has_the_english_one() -> None:
    assert handbook_folder("ja").name == "ja"
    assert handbook_folder("de").name == "en"


def test_pages_stand_in_a_column_and_pictures_are_no_wider(window: HandbookWindow, qtbot: QtBot) -> None:
    window.resize(1400, 600)
    qtbot.waitUntil(lambda: window.browser.document().rootFrame().frameFormat().leftMargin() > MARGIN)
    margins = window.browser.document().rootFrame().frameFormat()
    width = window.browser.viewport().width() - margins.leftMargin() - margins.rightMargin()
    assert width == pytest.approx(COLUMN)
    picture = window.folder / "wide.png"
    image = QImage(3 * COLUMN, 300, QImage.Format.Format_RGB32)
    image.save(str(picture))
    shown = window.browser.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("wide.png"))
    assert (shown.deviceIndependentSize().width(), shown.deviceIndependentSize().height()) == (COLUMN, 100)
