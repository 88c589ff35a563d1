"""Puts the window into the chosen language, or the system's: Qt's own texts and the program's."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from editor.document.program.preferences import LABELS, InterfaceLanguage
from editor.document.program.settings import Settings
from editor.resources import translation

# The code of each language that can be chosen, and its name in itself; the source texts are English.
LANGUAGES = {str(language.value): str(LABELS[language]) for language in InterfaceLanguage if language.value}
# What Qt's own translations leave in English of its file dialog.
OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),  # on Windows
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
)


class Language(QObject):
    """The translators that are installed; installing others tells every widget (LanguageChange)."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._installed: list[QTranslator] = []
        self._chosen = InterfaceLanguage.ENGLISH
        settings.preferences_changed.connect(self._follow)

    def install(self) -> None:
        """Speak the language of the preferences from now on, and each that is chosen later."""
        self._chosen = self._settings.preferences.language
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        code = self._settings.preferences.language.value or system_language()
        QLocale.setDefault(locale_of(code))
        found = (self._of_qt(code), program_translator(code, self))
        self._installed = [translator for translator in found if translator is not None]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)

    def choose(self, code: str) -> None:
        """Speak another language, one of LANGUAGES or "" for the system's, and remember it."""
        self._settings.choose(language=code)

    def _follow(self) -> None:
        if self._settings.preferences.language is not self._chosen:
            self.install()

    def _of_qt(self, code: str) -> QTranslator | None:
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        return translator if translator.load(f"qtbase_{code}", folder) else None


def program_translator(code: str, parent: QObject) -> QTranslator | None:
    """Return the translator of the program's texts; None for English, and where it was not compiled."""
    translator = QTranslator(parent)
    try:
        return translator if translator.load(str(translation(f"katachi_{code}.qm"))) else None
    except FileNotFoundError:
        return None


def locale_of(code: str) -> QLocale:
    """Return the locale that numbers, times, sizes and kinds of files are written in; the system's for its language."""
    return QLocale.system() if code == system_language() else QLocale(code)


def system_language() -> str:
    """The first language that the system's user reads and the program speaks, in its script; else "en"."""
    spoken = {(locale.language(), locale.script()): code for code in LANGUAGES for locale in (QLocale(code),)}
    wanted = (QLocale(name) for name in QLocale.system().uiLanguages())
    return next((code for one in wanted if (code := spoken.get((one.language(), one.script())))), "en")
