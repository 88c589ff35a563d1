"""The tour: offered at the first start, six steps on the sample by keyboard alone, and remembered when it was taken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QCommandLinkButton
from pytestqt.qtbot import QtBot

from editor.document.program.settings import Settings
from editor.ui.commands.file_commands import sample_file
from editor.ui.welcome import WelcomePage
from editor.ui.window.tour import TourCard
from tests.ui.driving import Driver, Key, driven

TITLES = ["Look around", "Select", "Change", "Take back", "Pose and play", "Check and save"]


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    return empty_driver


def offer(page: WelcomePage) -> QCommandLinkButton:
    return next(button for button in page.findChildren(QCommandLinkButton) if button.text() == "Take the tour")


def begun(driver: Driver) -> TourCard:
    driver.click(offer(driver.bench.tabs.welcome))
    driver.qtbot.waitUntil(lambda: driver.bench.tour.card is not None, timeout=20_000)
    card = driver.bench.tour.card
    assert card is not None
    driver.qtbot.waitUntil(card.isVisible)
    return card


def test_six_steps_by_the_keyboard(driver: Driver) -> None:
    card = begun(driver)
    assert driver.document.path == sample_file()
    seen = []
    for number in range(1, 7):
        assert card.count.text() == f"{number} of 6"
        assert card.next.hasFocus()
        assert driver.window.rect().contains(QRect(card.pos(), card.size()))
        seen.append(card.title.text())
        driver.key(Key.Key_Return)
        driver.settle()
    assert seen == TITLES
    assert driver.bench.tour.card is None
    assert Settings().is_tour_taken
    assert not offer(driver.bench.tabs.welcome).isVisibleTo(driver.bench.tabs.welcome)


def test_no_card_covers_the_middle_of_the_model_or_the_pose_pane(driver: Driver) -> None:
    card = begun(driver)
    for _ in range(6):
        driver.settle()
        view = driver.bench.tabs
        middle = view.mapTo(driver.window, view.rect().center())
        assert not card.geometry().contains(middle), card.title.text()
        pose = driver.bench.docks["pose"]
        if pose.isVisible():
            assert not card.geometry().intersects(pose.geometry())
        driver.click(card.next)


def test_the_last_card_promises_no_findings_where_there_are_none(driver: Driver) -> None:
    card = begun(driver)
    for _ in range(5):
        driver.click(card.next)
    driver.qtbot.waitUntil(lambda: driver.document.checker.is_fresh, timeout=20_000)
    assert driver.bench.indicators["checks"].text() == "Checks"
    assert "if there are findings" in card.text.text()


def test_the_steps_bring_about_what_they_speak_of(driver: Driver) -> None:
    card = begun(driver)
    driver.click(card.next)
    driver.click(card.next)
    assert driver.rows("materials") == [0]
    driver.click(card.back)
    assert card.title.text() == "Select"
    for _ in range(3):
        driver.click(card.next)
    driver.qtbot.waitUntil(lambda: bool(driver.document.posing.motions), timeout=20_000)
    assert not driver.document.is_modified
    driver.click(card.quit)
    assert driver.bench.tour.card is None


@pytest.mark.gl
def test_escape_ends_it_and_the_help_menu_begins_it_again(driver: Driver) -> None:
    begun(driver)
    driver.key(Key.Key_Escape)
    assert driver.bench.tour.card is None
    documents = len(driver.bench.session.documents)
    driver.bench.commands["help.tour"].trigger()
    assert driver.bench.tour.card is not None
    assert len(driver.bench.session.documents) == documents
    driver.view.setFocus()
    driver.bench.commands["help.tour"].trigger()
    assert driver.bench.tour.card.next.hasFocus()


def test_it_is_offered_no_longer_once_it_was_taken(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    Settings().is_tour_taken = True
    with driven(qtbot, monkeypatch) as driver:
        assert offer(driver.bench.tabs.welcome).isHidden()


def test_another_language_ends_it(driver: Driver) -> None:
    begun(driver)
    driver.window.furnish()
    driver.settle()
    assert driver.bench.tour.card is None
    assert not [card for card in driver.window.findChildren(TourCard) if card.isVisible()]


def test_the_mouse_that_is_chosen_is_told_of(driver: Driver) -> None:
    driver.bench.session.settings.choose(camera_mouse="blender")
    card = begun(driver)
    assert "Drag with the middle mouse button" in card.text.text()
    assert "right mouse button" not in card.text.text()
