"""Puts the window into the chosen language, or the system's: Qt's own texts and the program's."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from editor.document.settings import Settings
from editor.resources import translation

SYSTEM = ""
# What Qt's own translations leave in English of its file dialog.
OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
)
# The languages that can be chosen, each named in itself; the source texts are English.
LANGUAGES = {"en": "English", "ja": "日本語"}


class Language(QObject):
    """The translators that are installed; installing others tells every widget (LanguageChange)."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._installed: list[QTranslator] = []

    def install(self) -> None:
        """Speak the language of the settings from now on."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        code = self._settings.language or system_language()
        found = (self._of_qt(code), program_translator(code, self))
        self._installed = [translator for translator in found if translator is not None]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)

    def choose(self, code: str) -> None:
        """Speak another language, one of LANGUAGES or SYSTEM, and remember it."""
        self._settings.language = code
        self.install()

    def _of_qt(self, code: str) -> QTranslator | None:
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        return translator if translator.load(f"qtbase_{code}", folder) else None


def program_translator(code: str, parent: QObject) -> QTranslator | None:
    """What translates the program's texts into a language; None for English, and where it was not compiled."""
    translator = QTranslator(parent)
    try:
        return translator if translator.load(str(translation(f"katachi_{code}.qm"))) else None
    except FileNotFoundError:
        return None


def system_language() -> str:
    """The code of the language that the system's user reads, as in the names of the translations: "ja"."""
    languages = QLocale.system().uiLanguages()
    return QLocale(languages[0] if languages else "en").name().split("_")[0]
