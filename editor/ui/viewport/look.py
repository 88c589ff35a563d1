"""How the models are shown, the same in every viewport of the window, and remembered."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPalette

from editor.document.settings import Settings
from editor.render.options import SUPPORTED, ViewOptions
from editor.ui.icons import is_dark

SHOWN = "view/shown"
PERSPECTIVE = "view/perspective"
AT_FIRST = ("toon", "sphere", "texture", "edge", "specular", "grid", "axes")
LIGHT_BACKGROUND = (0.80, 0.82, 0.84, 1.0)
DARK_BACKGROUND = (0.27, 0.28, 0.30, 1.0)


class Look(QObject):
    """The options that the user switches in the View menu."""

    changed = Signal()

    def __init__(self, settings: Settings, palette: QPalette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        stored = settings.stored.value(SHOWN, None)
        names = AT_FIRST if stored is None else str(stored).split(",")
        self.options = ViewOptions(frozenset(name for name in names if name in SUPPORTED))
        self.perspective = bool(settings.stored.value(PERSPECTIVE, True, bool))
        self.suit(palette)

    def show(self, name: str, shown: bool) -> None:
        """Show or hide one of `render.options.SUPPORTED`."""
        self.options = self.options.with_shown(name, shown)
        self._settings.stored.setValue(SHOWN, ",".join(sorted(self.options.show)))
        self.changed.emit()

    def set_perspective(self, perspective: bool) -> None:
        """See in perspective, or orthographically."""
        self.perspective = perspective
        self._settings.stored.setValue(PERSPECTIVE, perspective)
        self.changed.emit()

    def suit(self, palette: QPalette) -> None:
        """Take the neutral background that goes with the palette."""
        background = DARK_BACKGROUND if is_dark(palette) else LIGHT_BACKGROUND
        self.options = replace(self.options, background=background)
        self.changed.emit()
