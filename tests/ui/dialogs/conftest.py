"""A window that speaks Japanese, whatever the wording of the program's translation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

JAPANESE = {
    "Bone": "ボーン",
    "{} {}": "{} {}",
    "{}: {}": "{}：{}",
    "{}, {}: {}": "{}、{}：{}",
    "byte {}": "{} バイト目",
    "PMD has no local append": "PMDにローカル付与なし",
    "the file is missing": "ファイルなし",
}


class Japanese(QTranslator):
    """Translates what is told below the window."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        return JAPANESE.get(source) if context == "Message" else None  # not "", which would be a translation


@pytest.fixture
def in_japanese(qtbot: QtBot) -> Iterator[None]:
    translator = Japanese()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
