"""Appearance: gives the windows the theme, the accent colour and the size of texts of the preferences."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from editor.document.program.preferences import Preferences, Theme
from editor.document.program.settings import Settings
from editor.ui.icons import is_dark

Role, Group = QPalette.ColorRole, QPalette.ColorGroup
SCHEMES = {
    Theme.SYSTEM: Qt.ColorScheme.Unknown,
    Theme.LIGHT: Qt.ColorScheme.Light,
    Theme.DARK: Qt.ColorScheme.Dark,
}
# For systems that give Qt no theme other than their own; every text stands out 4.5 times or more.
_LIGHT = {
    Role.Window: "#f0f0f0",
    Role.Base: "#ffffff",
    Role.AlternateBase: "#f6f6f6",
    Role.Button: "#e8e8e8",
    Role.ToolTipBase: "#ffffe6",
    Role.Highlight: "#2a64b4",
    Role.Link: "#1a5fb4",
    Role.Light: "#ffffff",
    Role.Midlight: "#e4e4e4",
    Role.Mid: "#b8b8b8",
    Role.Dark: "#9a9a9a",
    Role.Shadow: "#6a6a6a",
}
_DARK = {
    Role.Window: "#37383b",
    Role.Base: "#242528",
    Role.AlternateBase: "#2b2c2f",
    Role.Button: "#434448",
    Role.ToolTipBase: "#3f4043",
    Role.Highlight: "#2f6fc0",
    Role.Link: "#78aef0",
    Role.Light: "#505154",
    Role.Midlight: "#434447",
    Role.Mid: "#1f2022",
    Role.Dark: "#18191a",
    Role.Shadow: "#000000",
}
LIGHT_STYLES = ("windowsvista",)  # they draw with pictures of the system, which Windows 10 has in no other colours
DARK_STYLE = "fusion"
OUTLINED = ("QCheckBox", "QRadioButton", "QAbstractItemView")
_TEXTS = (Role.WindowText, Role.Text, Role.ButtonText, Role.ToolTipText)
_BRIGHT, _BLACK = QColor("#ececec"), QColor("#141414")


class Appearance(QObject):
    """Follows the preferences from now on; of the application."""

    def __init__(self, settings: Settings, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        self._font = QFont(app.font())  # the system's, as the style
        self._style = app.style().name()
        self._shown = Preferences()
        settings.preferences_changed.connect(self._show)
        app.styleHints().colorSchemeChanged.connect(self._choose_style)
        self._show()
        self._choose_style()

    def _show(self) -> None:
        """Change only what is other than before: a palette and a font reach every widget there is."""
        before, wanted = self._shown, self._settings.preferences
        self._shown = wanted
        if wanted.text_size != before.text_size:
            self._app.setFont(_scaled_font(self._font, wanted.text_size / 100))
        of_colors = [(each.theme, each.has_accent, each.accent) for each in (before, wanted)]
        if of_colors[0] != of_colors[1]:
            self._apply_colors(wanted)

    def _apply_colors(self, preferences: Preferences) -> None:
        self._app.styleHints().setColorScheme(SCHEMES[preferences.theme])
        self._choose_style()
        self._app.setPalette(QPalette())  # that of the scheme, or the system's
        palette = QPalette()
        if preferences.theme is not Theme.SYSTEM and is_dark(self._app.palette()) is not (
            preferences.theme is Theme.DARK
        ):
            palette = own_palette(preferences.theme)
        if preferences.has_accent:
            accentuate(palette, QColor.fromRgbF(*preferences.accent))
        self._app.setPalette(palette)
        if is_dark(palette):
            for kind in OUTLINED:
                self._app.setPalette(with_outlines(palette), kind)  # type: ignore[arg-type]  # bytes, says its stub

    def _choose_style(self) -> None:
        """Take the system's style, and another where the windows are dark and that cannot be."""
        is_dark_one = Theme.DARK is self._shown.theme or self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        name = DARK_STYLE if is_dark_one and self._style in LIGHT_STYLES else self._style
        if name != self._app.style().name():
            self._app.setStyle(name)


def own_palette(theme: Theme) -> QPalette:
    """A palette of the program's own, light or dark."""
    is_dark_one = theme is Theme.DARK
    palette = QPalette()
    text = _BRIGHT if is_dark_one else _BLACK
    for role, color in (_DARK if is_dark_one else _LIGHT).items():
        palette.setColor(role, QColor(color))
    for role in _TEXTS:
        palette.setColor(role, text)
        palette.setColor(Group.Disabled, role, _mixed(text, palette.color(Role.Window)))
    palette.setColor(Role.PlaceholderText, _mixed(text, palette.color(Role.Base), 0.65))
    accentuate(palette, palette.color(Role.Highlight))
    return palette


def with_outlines(palette: QPalette) -> QPalette:
    """A dark palette for what styles outline in a shade of the window's colour: with a shade that is seen on it."""
    outlined = QPalette(palette)
    outlined.setColor(Role.Window, _mixed(palette.color(Role.WindowText), palette.color(Role.Window)))
    return outlined


def accentuate(palette: QPalette, color: QColor) -> None:
    """Mark in this colour what is selected and has the focus; what is written on it stays readable."""
    white, black = QColor(Qt.GlobalColor.white), QColor(Qt.GlobalColor.black)
    palette.setColor(Role.Highlight, color)
    palette.setColor(Role.Accent, color)
    palette.setColor(Role.HighlightedText, max((white, black), key=lambda text: contrast(text, color)))


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it."""
    darker, brighter = sorted((_luminance(one), _luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(color: QColor) -> float:
    """Relative luminance as WCAG 2.2 defines it for sRGB."""
    parts = (color.redF(), color.greenF(), color.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _mixed(one: QColor, other: QColor, share: float = 0.5) -> QColor:
    parts = ((one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF()))
    return QColor.fromRgbF(*(first * share + second * (1 - share) for first, second in parts))


def _scaled_font(font: QFont, factor: float) -> QFont:
    scaled = QFont(font)
    if font.pointSizeF() > 0:
        scaled.setPointSizeF(font.pointSizeF() * factor)
    else:
        scaled.setPixelSize(round(font.pixelSize() * factor))
    return scaled
