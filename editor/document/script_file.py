"""ScriptFile: the script that is edited in the window, and the file that it is saved to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QTextDocument

from editor.formats.atomic_write import atomic_write

KEY = "python/script"
UNTITLED = "script"


class ScriptFile(QObject):
    """One for the whole window. The text is kept in the settings as it is typed, so that quitting loses nothing."""

    changed = Signal()  # another script, or another name of it

    def __init__(self, stored: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self.text = QTextDocument(self)
        path = str(stored.value(f"{KEY}/path", "") or "")
        self.path = Path(path) if path else None
        self.name = str(stored.value(f"{KEY}/name", "") or UNTITLED)  # of the step
        self.is_open = bool(stored.value(f"{KEY}/open", False, bool))
        self.text.setPlainText(str(stored.value(f"{KEY}/text", "") or ""))
        self.text.setModified(bool(stored.value(f"{KEY}/modified", False, bool)))
        self.text.contentsChanged.connect(self._remember)
        self.text.modificationChanged.connect(self._remember)

    @property
    def title(self) -> str:
        """The file name."""
        return self.path.name if self.path is not None else f"{self.name}.py"

    @property
    def is_modified(self) -> bool:
        """True if there is something that no file holds."""
        return self.text.isModified()

    def new(self, name: str = UNTITLED, text: str = "") -> None:
        """Begin another script, which has no file yet."""
        self._take(name, None, text)

    def open(self, path: Path) -> None:
        """Read a script. OSError or ValueError when that cannot be done."""
        self._take(path.stem, path, path.read_text("utf-8-sig"))

    def save(self, path: Path) -> None:
        """Write it to a file, which is its own from now on. OSError when that cannot be done."""
        with atomic_write(path) as stream:
            stream.write(self.text.toPlainText().encode("utf-8"))
        self.name, self.path = path.stem, path
        self.text.setModified(False)
        self._remember()
        self.changed.emit()

    def close(self) -> None:
        """Edit none any more."""
        self._take(UNTITLED, None, "", is_open=False)

    def _take(self, name: str, path: Path | None, text: str, *, is_open: bool = True) -> None:
        self.name, self.path, self.is_open = name, path, is_open
        self.text.setPlainText(text)
        self.text.setModified(False)
        self._remember()
        self.changed.emit()

    def _remember(self) -> None:
        values = {
            "path": str(self.path or ""),
            "name": self.name,
            "open": self.is_open,
            "text": self.text.toPlainText(),
            "modified": self.is_modified,
        }
        for key, value in values.items():
            self._stored.setValue(f"{KEY}/{key}", value)
