"""OperationList: the operations that the window offers, those of the catalog and of the plug-ins that are enabled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QObject, Signal

from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Operation
from editor.plugins.load_plugins import LoadedPlugin, load_plugins, with_plugins


class OperationList(QObject):
    """Operations by id, and the plug-ins that there are; the catalog alone until the first `reload`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plugins: list[LoadedPlugin] = []
        self.by_id: Mapping[str, Operation] = OPERATIONS

    def __getitem__(self, id: str) -> Operation:
        return self.by_id[id]

    def __contains__(self, id: object) -> bool:
        return id in self.by_id

    def __iter__(self) -> Iterator[Operation]:
        return iter(self.by_id.values())

    @property
    def of_plugins(self) -> list[Operation]:
        """Those that plug-ins add."""
        return [operation for operation in self if operation.id not in OPERATIONS]

    def reload(self) -> None:
        """Find plug-ins, and load those that are enabled, anew."""
        self.plugins = load_plugins()
        self.by_id = with_plugins(OPERATIONS, self.plugins)
        self.changed.emit()
