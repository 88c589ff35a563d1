"""PluginsPane: the plug-ins that there are, switched on and off by check boxes, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QGridLayout,
    QHeaderView,
    QInputDialog,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.document.program.plugin_list import PluginList
from editor.plugins.plugin import LoadedPlugin, Plugin
from editor.plugins.plugin_folder import enabled_ids, plugins_folder, set_enabled
from editor.plugins.template import id_of, write_template
from editor.ui.action import plain
from editor.ui.dialogs.message_boxes import show_failure
from editor.ui.icons import icon
from editor.ui.tokens import SPACING_M, SPACING_S
from editor.ui.value_text import error_text, translated

NAME, VERSION, STATE = range(3)
ID = Qt.ItemDataRole.UserRole
Check = Qt.CheckState


@dataclass(frozen=True, slots=True)
class _Added:
    """One thing that a plug-in adds; `text` says more of it."""

    kind: str
    label: str
    text: str


class PluginsPane(QWidget):
    """A row for each plug-in, below it what it adds; the chosen one is told of in full below the list."""

    def __init__(self, plugins: PluginList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plugins = plugins
        self.list = QTreeWidget()
        self.details = QPlainTextEdit(readOnly=True)
        self.notice = QLabel(wordWrap=True)
        self.reload = QPushButton(self.tr("Reload"))
        self.new = QPushButton(self.tr("New plug-in…"))
        self.folder = QPushButton(self.tr("Open folder"))
        self.copy = QPushButton(self.tr("Copy"))
        self._arrange()
        self.list.itemChanged.connect(self._switch_plugin)
        self.list.currentItemChanged.connect(self._show_details)
        self.reload.clicked.connect(plugins.reload)
        self.new.clicked.connect(self._ask_and_write)
        self.folder.clicked.connect(self._open_folder)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details.toPlainText()))
        plugins.changed.connect(self._fill_list)
        plugins.noted.connect(self._show_details)
        self._fill_list()

    @property
    def chosen(self) -> LoadedPlugin | None:
        """The plug-in that is told of."""
        id = self._chosen_id
        return next((plugin for plugin in self.plugins.plugins if plugin.id == id), None)

    @property
    def _chosen_id(self) -> str:
        item = self.list.currentItem()
        return str((item.parent() or item).data(NAME, ID)) if item is not None else ""

    # -- what is seen ----------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        self.list.setHeaderLabels([self.tr("Name"), self.tr("Version"), self.tr("State")])
        self.list.setAccessibleName(self.tr("Plug-ins"))
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self.notice.setContentsMargins(SPACING_M, SPACING_S, SPACING_M, SPACING_S)
        self.details.setAccessibleName(self.tr("About the plug-in"))
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.new.setToolTip(self.tr("Write a plug-in to begin with, an operation, a command and a test, and enable it"))
        self.reload.setToolTip(self.tr("Look for plug-ins again, and reload those that are enabled"))
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self.list)
        split.addWidget(self.details)
        split.setStretchFactor(0, 1)
        buttons = QGridLayout()
        buttons.setContentsMargins(SPACING_S, 0, SPACING_S, SPACING_S)
        for index, button in enumerate((self.new, self.reload, self.folder, self.copy)):
            buttons.addWidget(button, index // 2, index % 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACING_S)
        layout.addWidget(self.notice)
        layout.addWidget(split, 1)
        layout.addLayout(buttons)
        self.setFocusProxy(self.list)

    def _fill_list(self) -> None:
        chosen, enabled = self._chosen_id, enabled_ids()
        self.list.blockSignals(True)
        self.list.clear()
        for plugin in self.plugins.plugins:
            item = QTreeWidgetItem(self.list, [plugin.name, plugin.version, self._state(plugin)])
            item.setData(NAME, ID, plugin.id)
            item.setCheckState(NAME, Check.Checked if plugin.id in enabled else Check.Unchecked)
            if plugin.error:
                item.setIcon(STATE, icon("warning"))
            for added in self._additions(plugin):
                QTreeWidgetItem(item, [added.label]).setToolTip(NAME, added.text)
            item.setExpanded(True)
        self._show_plugin(chosen or next((plugin.id for plugin in self.plugins.plugins if plugin.error), ""))
        self.list.blockSignals(False)
        self._show_details()

    def _state(self, plugin: LoadedPlugin) -> str:
        if plugin.error:
            return self.tr("Broken")
        return self.tr("Enabled") if plugin.is_enabled else self.tr("Disabled")

    def _show_details(self) -> None:
        plugin = self.chosen
        self.details.setPlainText("\n".join(self._detail_lines(plugin)) if plugin is not None else "")
        self.copy.setEnabled(plugin is not None)
        broken = sum(1 for plugin in self.plugins.plugins if plugin.error)
        self.notice.setText(self._summary(len(self.plugins.plugins), broken))

    def _summary(self, count: int, broken: int) -> str:
        if not count:
            return self.tr("No plug-ins in {folder}").format(folder=plugins_folder())
        if broken:
            return self.tr("Plug-ins: {count}, broken: {broken}").format(count=count, broken=broken)
        return self.tr("Plug-ins: {count}. They run with all your rights: enable those that you trust.").format(
            count=count
        )

    def _detail_lines(self, plugin: LoadedPlugin) -> Sequence[str]:
        lines = [f"{plugin.id} {plugin.version}", str(plugin.source or "")]
        if plugin.error:
            lines += ["", translated(plugin.error), *plugin.traceback.splitlines()]
        for note in self.plugins.notes.get(plugin.id, ()):
            lines += ["", translated(note)]
        for added in self._additions(plugin):
            lines += ["", f"{added.kind}: {added.label}", added.text]
        return lines

    def _additions(self, plugin: LoadedPlugin) -> Iterator[_Added]:
        """Yield the additions of a plug-in to the program."""
        adds = plugin.plugin or Plugin()
        for operation in adds.operations:
            yield _Added(self.tr("Operation"), operation.label, f"{operation.id}\n{operation.help}")
        for command in adds.commands:
            yield _Added(self.tr("Command"), plain(command.label), f"{command.id}\n{command.help}".rstrip())
        for row in adds.formats:
            does = self.tr("Read and written") if row.read and row.write else None
            does = does or (self.tr("Read only") if row.read else self.tr("Written only"))
            yield _Added(self.tr("Format"), f"{row.name} (*{row.extension})", does)
        for name, offered in self.plugins.panes.items():
            if offered.of.id == plugin.id:
                is_there = name in self.plugins.panes_in_window
                where = self.tr("In View > Panes") if is_there else self.tr("It comes with the next start of Katachi")
                yield _Added(self.tr("Pane"), offered.pane.title, where)
        for overlay in adds.overlays:
            yield _Added(self.tr("Overlay"), plain(overlay.label), overlay.tip)
        for mode in adds.modes:
            yield _Added(self.tr("Display mode"), plain(mode.label), mode.help)
        for tool in adds.tools:
            yield _Added(self.tr("Tool of the model view"), plain(tool.label), f"{tool.id}\n{tool.help}".rstrip())

    # -- what is done ----------------------------------------------------------------------------------------------

    def _switch_plugin(self, item: QTreeWidgetItem) -> None:
        id, on = str(item.data(NAME, ID) or ""), item.checkState(NAME) is Check.Checked
        if not id or on == (id in enabled_ids()):
            return
        try:
            set_enabled(id, on)
        except OSError as error:
            self._report_failure(plugins_folder(), error)
        # Not at once: it takes away the item whose click is being handled.
        QTimer.singleShot(0, self, self.plugins.reload)

    def _ask_and_write(self) -> None:
        name, is_given = QInputDialog.getText(self, self.tr("New plug-in"), self.tr("Name"))
        if not (is_given and name.strip()):
            return
        try:
            id = id_of(name)
        except ValueError as error:
            self.notice.setText(error_text(error))
            return
        folder = plugins_folder() / id
        if folder.exists() or any(plugin.id == id for plugin in self.plugins.plugins):
            self.notice.setText(self.tr("There is a plug-in {id} already").format(id=id))
            return
        try:
            write_template(folder, id, name.strip())
            set_enabled(id, True)
        except OSError as error:
            self._report_failure(folder, error)
            return
        self.plugins.reload()
        self._show_plugin(id)

    def _show_plugin(self, id: str) -> None:
        """Tell of a plug-in, of the first where there is none of this id."""
        first = self.list.topLevelItem(0)
        if first is not None:
            self.list.setCurrentItem(first)
        for index in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(index)
            if item is not None and item.data(NAME, ID) == id:
                self.list.setCurrentItem(item)

    def _open_folder(self) -> None:
        """Open the folder of the chosen plug-in, or that of all of them, which is made where there is none yet."""
        plugin, folder = self.chosen, plugins_folder()
        if plugin is not None and plugin.source is not None and plugin.source.is_dir():
            folder = plugin.source
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._report_failure(folder, error)
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _report_failure(self, path: Path, error: OSError) -> None:
        show_failure(self.window(), self.tr("The plug-ins could not be changed."), path, error, is_saving=True)
