"""What commands show is translated: each is run in both modes and with nothing open, and what it asks is granted."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.ui.window.main_window import MainWindow
from tests.ui.every_text.accepting import Accepting
from tests.ui.every_text.marking import texts_below
from tests.ui.every_text.read_session import ReadSession
from tests.ui.every_text.showing import Shown, reject

LEFT_OUT = {
    "file.quit": "ends the program",
    "help.about-qt": "is what Qt says of itself, with addresses",
    "help.whats-this": "waits for a click, and shows what is read of each widget",
    **dict.fromkeys(
        (f"view.language-{code}" for code in ("system", "en", "ja", "zh_CN", "ko")),
        "has the window speak a language that marks nothing",
    ),
}


def run_all(session: ReadSession) -> int:
    """Run every command; how many there are."""
    ids = [id for id in session.bench.commands.list if id not in LEFT_OUT]
    for id in ids:
        session.run(id)
    session.bench.commands.list.renew()
    session.shown.add("", *texts_below(session.window))
    return len(ids)


@pytest.mark.parametrize("posed", [False, True], ids=["edit", "transform"])
def test_every_command_with_a_model(
    marked_window: MainWindow, shown: Shown, files: dict[str, Path], tmp_path: Path, qtbot: QtBot, posed: bool
) -> None:
    shown.answer = Accepting(tmp_path, files)
    session = ReadSession(marked_window, shown, qtbot, files[".pmx"], posed)
    count = run_all(session)
    assert shown.counts["commands"] == count > 450
    assert shown.counts["commands that ran"] > 400
    assert shown.counts["windows"] > 150
    assert shown.counts["status messages"] > 130
    assert shown.counts["messages"] > 50
    assert shown.bad() == []


def test_every_command_with_nothing_open(marked_window: MainWindow, shown: Shown, qtbot: QtBot) -> None:
    shown.answer = reject
    session = ReadSession(marked_window, shown, qtbot)
    assert run_all(session) > 450
    assert shown.bad() == []
