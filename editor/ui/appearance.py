"""Appearance: gives the windows their style, and the theme, the accent colour and the size of texts chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from editor.document.program.preferences import Preferences, Theme
from editor.document.program.settings import Settings
from editor.ui.icons import is_dark
from editor.ui.style import BASE, Style
from editor.ui.tokens import HOVER, ON_ACCENT, SOFT, Colors, contrast, mixed, seen_accent, theme_colors

Role = QPalette.ColorRole
Group = QPalette.ColorGroup
SCHEMES = {
    Theme.SYSTEM: Qt.ColorScheme.Unknown,
    Theme.LIGHT: Qt.ColorScheme.Light,
    Theme.DARK: Qt.ColorScheme.Dark,
}
FIELDS = ("QLineEdit", "QTextEdit", "QPlainTextEdit", "QAbstractSpinBox", "QComboBox")
BAR, MENU, PANE = "QMenuBar", "QMenu", "QDockWidget"
_TEXTS = (Role.WindowText, Role.Text, Role.ButtonText, Role.ToolTipText)
_BRIGHTER = 0.04  # the share of the text's colour in every second row of a table


class Appearance(QObject):
    """Follows the preferences and the system from now on; of the application."""

    def __init__(self, settings: Settings, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        self._font = QFont(app.font())  # the system's, as these
        self._is_system_dark = is_dark(app.palette())
        self._system_accent: QColor | None = None
        self._shown = Preferences()
        if not isinstance(app.style(), Style):
            self._system_accent = system_accent(app.palette())
            app.setStyle(Style())
        settings.preferences_changed.connect(self._show)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._show_colors)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._show_colors)
        self._show()
        self._show_colors()

    def _show(self) -> None:
        """Change only what is other than before: a palette and a font reach every widget there is."""
        before, wanted = self._shown, self._settings.preferences
        self._shown = wanted
        if wanted.text_size != before.text_size:
            self._app.setFont(_scaled_font(self._font, wanted.text_size / 100))
        if wanted.theme is not before.theme:
            self._app.styleHints().setColorScheme(SCHEMES[wanted.theme])
        of_colors = [(each.theme, each.has_accent, each.accent) for each in (before, wanted)]
        if of_colors[0] != of_colors[1]:
            self._show_colors()

    def _show_colors(self) -> None:
        colors = theme_colors(dark=self._is_dark, high_contrast=has_high_contrast(self._app))
        accent = QColor.fromRgbF(*self._shown.accent) if self._shown.has_accent else self._system_accent
        show_palette(self._app, theme_palette(colors, accent))

    @property
    def _is_dark(self) -> bool:
        if self._shown.theme is not Theme.SYSTEM:
            return self._shown.theme is Theme.DARK
        scheme = self._app.styleHints().colorScheme()
        return self._is_system_dark if scheme is Qt.ColorScheme.Unknown else scheme is Qt.ColorScheme.Dark


def system_accent(palette: QPalette) -> QColor | None:
    """The accent colour that the user chose for the system; None where Qt has no other than its own."""
    fusion = QStyleFactory.create(BASE)
    accent = palette.color(Role.Accent)
    return None if fusion is None or accent == fusion.standardPalette().color(Role.Accent) else accent


def has_high_contrast(app: QApplication) -> bool:
    """Return whether the user asked the system for high contrast; before Qt 6.10, never."""
    hints = app.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def show_palette(app: QApplication, palette: QPalette) -> None:
    """Give a palette to every widget, and shades of it to fields, bars and menus."""
    if app.palette() == palette and app.palette().resolveMask() == palette.resolveMask():
        return
    app.setPalette(palette)
    between = {Role.Window: palette.color(Role.Shadow)}
    chosen = {
        Role.Highlight: palette.color(Group.Inactive, Role.Highlight),
        Role.HighlightedText: palette.color(Role.Text),
    }
    shades = {"QMainWindow": between, BAR: {**between, **chosen}, MENU: chosen, PANE: {}}
    shades |= {kind: {Role.Base: palette.color(Role.Light)} for kind in FIELDS}
    for kind, colors in shades.items():  # those within another one have its palette
        app.setPalette(_with(palette, colors), kind)  # type: ignore[arg-type]  # bytes, says its stub


def _with(palette: QPalette, colors: dict[Role, QColor]) -> QPalette:
    """A palette with other colours; also where there are none it is one of its own, so that it is not inherited."""
    changed = QPalette(palette)
    for role in (Role.Window, *colors):
        color = colors.get(role, palette.color(role))
        changed.setColor(role, QColor())
        changed.setColor(role, color)
    return changed


def theme_palette(colors: Colors, accent: QColor | None = None) -> QPalette:
    """The palette of a theme.

    Light is what is typed into, Shadow what lies between panes, Mid a hairline, Dark the outline of a symbol. What is
    selected where the keyboard is not has the colours of the inactive group.
    """
    palette = QPalette()
    text, pane, dim = QColor(colors.text), QColor(colors.pane), QColor(colors.dim)
    roles = {
        Role.Window: pane,
        Role.Base: pane,
        Role.AlternateBase: mixed(text, pane, _BRIGHTER),
        Role.Button: mixed(text, pane, HOVER) if colors.hairline != colors.text else pane,
        Role.ToolTipBase: QColor(colors.tip),
        Role.PlaceholderText: dim,
        Role.Link: QColor(colors.link),
        Role.LinkVisited: QColor(colors.link),
        Role.BrightText: QColor(colors.error),
        Role.Light: QColor(colors.field),
        Role.Midlight: mixed(text, pane, HOVER),
        Role.Mid: QColor(colors.hairline),
        Role.Dark: dim,
        Role.Shadow: QColor(colors.window),
        **dict.fromkeys(_TEXTS, text),
    }
    for role, color in roles.items():
        palette.setColor(role, color)
    for role in _TEXTS:
        palette.setColor(Group.Disabled, role, QColor(colors.disabled))
    palette.setColor(Group.Disabled, Role.PlaceholderText, QColor(colors.disabled))
    if accent is None:
        accentuate(palette, QColor(colors.accent), QColor(colors.on_accent))
    else:
        accentuate(palette, seen_accent(accent, colors))
    return palette


def accentuate(palette: QPalette, color: QColor, on_it: QColor | None = None) -> None:
    """Mark in this colour what is selected and has the focus; what is written on it stays readable."""
    palette.setColor(Role.Highlight, color)
    palette.setColor(Role.Accent, color)
    readable = on_it or max(ON_ACCENT, key=lambda text: contrast(text, color))
    palette.setColor(Role.HighlightedText, readable)
    for group in (Group.Inactive, Group.Disabled):
        palette.setColor(group, Role.Highlight, mixed(color, palette.color(Role.Base), SOFT))
        palette.setColor(group, Role.HighlightedText, palette.color(group, Role.Text))


def _scaled_font(font: QFont, factor: float) -> QFont:
    scaled = QFont(font)
    if font.pointSizeF() > 0:
        scaled.setPointSizeF(font.pointSizeF() * factor)
    else:
        scaled.setPixelSize(round(font.pixelSize() * factor))
    return scaled
