"""SheetColumns: which columns of a sheet are shown, and how wide; chosen by a right click on the header, remembered."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, QSettings, Qt
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView

from editor.document.connections import connect
from editor.model.fields import Field, Kind
from editor.model.tables import ArrayTable
from editor.ui.editors.textures import is_of_textures
from editor.ui.keyboard import MenuKeys
from editor.ui.models.cells import NESTED
from editor.ui.models.field_table import FieldTableModel
from editor.ui.value_text import counted_text, field_label

# A text as wide as what usually stands in a column, by kind and number of components.
SAMPLES = {
    Kind.TEXT: "全ての親の左足ＩＫ",
    Kind.NUMBER: "-123.4567",
    Kind.INTEGER: "-12345",
    Kind.SWITCH: "No",
    Kind.CHOICE: "Additional UV 1",
    Kind.FLAGS: "Rotatable, Movable, Visible",
    Kind.GROUPS: "1–9, 11, 13–16",
    Kind.REFERENCE: "123: 左腕捩れ１",
}
TEXTURE = "12: textures/face_sphere.png"  # a shorter one, and what it looks like
COMPONENT = "-0.12345678 "
SWATCH = "-----"
COLOR = "0.1234567 "
MANY = 123_456  # as many as may well stand in a nested list
PADDING = 16
WIDEST = 420


class SheetColumns(QObject):
    """Until the user chooses, the columns that the model does not use (additional UVs, SDEF) are hidden."""

    def __init__(self, view: QTableView, model: FieldTableModel, stored: QSettings | None = None) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._stored = stored if stored is not None else QSettings()
        self._key = f"tables/{model.table.name}"
        header = view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._open_menu)
        self._restore()
        header.sectionResized.connect(self._keep_width)

    @property
    def shown(self) -> list[int]:
        """The columns that are shown, left to right."""
        return [column for column in range(len(self._model.fields)) if not self._view.isColumnHidden(column)]

    def show_only(self, names: set[str]) -> None:
        """Show the columns of the given fields, and remember that."""
        for column, field in enumerate(self._model.fields):
            self._view.setColumnHidden(column, field.name not in names)
        hidden = [field.name for field in self._model.fields if field.name not in names]
        self._stored.setValue(f"{self._key}/hidden", hidden)

    def show_used(self) -> None:
        """Show what is shown before the user chooses anything, and forget what was chosen."""
        self._stored.remove(f"{self._key}/hidden")
        self._restore()

    def menu(self) -> QMenu:
        """The menu in which columns are chosen. The last one stays."""
        menu = QMenu(self._view)
        MenuKeys([menu], menu)
        menu.addAction(self.tr("Show all"), partial(self.show_only, {field.name for field in self._model.fields}))
        menu.addAction(self.tr("Show those in use"), self.show_used)
        menu.addSeparator()
        shown = self.shown
        for column, field in enumerate(self._model.fields):
            action = menu.addAction(field_label(field))
            action.setCheckable(True)
            action.setChecked(column in shown)
            action.setEnabled(shown != [column])
            connect(action.toggled, self, partial(self._toggle, field))
        return menu

    def _open_menu(self, position: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._view.horizontalHeader().mapToGlobal(position))

    def _toggle(self, field: Field, shown: bool) -> None:
        names = {self._model.fields[column].name for column in self.shown}
        self.show_only(names | {field.name} if shown else names - {field.name})

    def _restore(self) -> None:
        hidden = self._stored.value(f"{self._key}/hidden")
        # An INI file keeps a list of one as the one, and an empty list as nothing.
        names = {hidden} if isinstance(hidden, str) else set(hidden or ())
        chosen = self._stored.contains(f"{self._key}/hidden")
        for column, field in enumerate(self._model.fields):
            is_hidden = field.name in names if chosen else not self._is_used(field)
            self._view.setColumnHidden(column, is_hidden)
            if not is_hidden:
                self._view.setColumnWidth(column, self._width(field))

    def _is_used(self, field: Field) -> bool:
        table = self._model.table
        optional = field.name.startswith("sdef_") or field.name in ("uv1", "uv2", "uv3", "uv4")
        return not (optional and isinstance(table, ArrayTable)) or table.stores(field.name)

    def _width(self, field: Field) -> int:
        remembered = self._stored.value(f"{self._key}/width/{field.name}")
        try:
            return max(int(str(remembered)), 1)
        except ValueError:
            return self._usual_width(field)

    def _usual_width(self, field: Field) -> int:
        sample = SAMPLES.get(field.kind, COMPONENT * field.size)
        if field.kind is Kind.REFERENCE and field.size > 1:
            sample = SAMPLES[Kind.NUMBER] * field.size
        if is_of_textures(field):
            sample = TEXTURE
        if field.kind in NESTED:
            sample = counted_text(field, MANY)
        if field.kind is Kind.COLOR:
            sample = SWATCH + COLOR * field.size
        metrics = self._view.fontMetrics()
        widths = (metrics.horizontalAdvance(text) for text in (sample, field_label(field) + "  "))
        return min(max(widths) + PADDING, WIDEST)

    def _keep_width(self, column: int, _before: int, width: int) -> None:
        if width:  # 0: hidden
            self._stored.setValue(f"{self._key}/width/{self._model.fields[column].name}", width)
