"""A translation that marks what it translates, and letters in the window that nobody translated, which it leaves.

Every letter of a translated text is written wide ("Ｏｐｅｎ"), so that plain letters within one are found, too: a value
that was put into it, or what was added to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QLibraryInfo, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTabBar,
    QWidget,
)

from editor.ui.dialogs.handbook import HandbookWindow
from tests.ui.every_text.program_texts import program_texts

MOST_ROWS = 30  # of a list, and of each row that is unfolded there
PLACES = re.compile(r"\{[^}]*\}|<[^>]*>|&\w+;|%[Ln]?\d*")  # where values come, and what is no text
WIDE = str.maketrans({letter: chr(ord(letter) + 0xFEE0) for letter in map(chr, (*range(65, 91), *range(97, 123)))})
# What is the same in every language: names of programs, formats and units, of blend shapes, of languages and of what
# Python and Qt have, paths on this disk, extensions of files, colors, and what stands in braces or angles in a text.
SAME = re.compile(
    r"""(?x)
    \b(?: Katachi | English | Blender | MMD | PMX | PMD | VMD | VPD | OBJ | glTF | GLB | VRM | CSV | PNG | WEBP | WebP
    | APNG | ZIP | UTF-(?:8|16) | DirectX | Wavefront | PMXEditor | OpenGL | Python | PySide6 | BDEF[124] | SDEF | QDEF
    | MiB | KiB | script\.py ) \b
    | \b(?: brow | cheek | eye | jaw | mouth | nose | tongue)[A-Z]\w+
    | (?: (?<!\w)/ | \b[A-Z]:[/\\] ) [\w./\\-]+ | \#[0-9a-f]{6} | <[^>]*> | &\w+; | \{[^}]*\} | \*?\.[a-z]+\b
    """
)
LISTING = (QFileDialog, HandbookWindow)  # whose lists are of files, and of chapters that there are in each language
WORD = re.compile("[A-Za-z]{3,}")


class MarkingTranslator(QTranslator):
    """Turns every text that can be translated, in the context in which it is looked for, into wide letters.

    Whether anybody has translated it yet is another matter: see `test_every_text_is_translated`.
    """

    def __init__(self) -> None:
        super().__init__()
        self._marked: dict[tuple[str, str, str | None], str | None] = {}
        self._of_program = program_texts()
        self._of_qt = QTranslator(self)
        assert self._of_qt.load("qtbase_ja", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        asked = context, text, disambiguation
        if asked not in self._marked:  # the same is asked for again and again
            is_found = (context, text) in self._of_program or self._of_qt.translate(*asked, n)
            self._marked[asked] = marked(text) if is_found else None
        return self._marked[asked]

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def marked(text: str) -> str:
    """A text with wide letters, but for the places that values are put into."""
    kept, between = PLACES.findall(text), PLACES.split(text)
    return "".join(part.translate(WIDE) + place for part, place in zip(between, [*kept, ""], strict=True))


def untranslated(text: str) -> bool:
    return bool(WORD.search(SAME.sub("", text)))


def bad(texts: Iterable[str], names: Iterable[str] = (), wholes: Iterable[str] = ()) -> list[str]:
    """Those that were not translated. They may have `names` in them, of files or rows, or be one of `wholes`."""
    found = list(filter(untranslated, {*texts}.difference(wholes)))
    if found:  # few are: to look for hundreds of names in each takes long
        words = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
        known = re.compile(rf"(?<![A-Za-z])(?:{words})(?![A-Za-z])" if words else r"\Z")
        found = [text for text in found if untranslated(known.sub("", text))]
    return sorted(found)


# -- what is read -------------------------------------------------------------------------------------------------


def texts_of(widget: QWidget) -> Iterator[str]:
    """What can be read in a widget, or is told of it."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.windowTitle(), widget.whatsThis())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QMessageBox):
        yield widget.informativeText()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QAbstractSpinBox):
        yield widget.text()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (text for tab in range(widget.count()) for text in (widget.tabText(tab), widget.tabToolTip(tab)))
    if isinstance(widget, QMenu):
        yield widget.title()
        yield from (text for action in widget.actions() for text in (action.text(), action.toolTip()))
    if (
        isinstance(widget, QAbstractItemView)
        and widget.model() is not None
        and not isinstance(widget.window(), LISTING)
    ):
        yield from texts_of_list(widget)


def texts_of_list(view: QAbstractItemView) -> Iterator[str]:
    """The headers of a view, and the first of its cells with their tooltips."""
    model = view.model()
    header = getattr(view, "horizontalHeader", None) or getattr(view, "header", None)
    columns = range(header().count() if header is not None else 1)
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
        for column in columns:
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
        for index in _rows(view, QModelIndex()):
            yield from (str(index.siblingAtColumn(column).data(role) or "") for column in columns)


def _rows(view: QAbstractItemView, parent: QModelIndex) -> Iterator[QModelIndex]:
    model = view.model()
    for row in range(min(model.rowCount(parent), MOST_ROWS)):
        index = model.index(row, 0, parent)
        yield index
        yield from _rows(view, index)


def texts_below(root: QWidget) -> set[str]:
    """Those of a widget and all that it is made of, its actions too."""
    found: set[str] = set()
    for widget in (root, *root.findChildren(QWidget)):
        if not isinstance(widget, QHeaderView):
            found.update(texts_of(widget))
    for action in root.findChildren(QAction):
        found.update((action.text(), action.toolTip(), action.statusTip()))
    return found
