"""Asks how long physics may hang what it drives before that becomes the rest shape."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QDoubleSpinBox, QFormLayout, QLabel, QWidget

SECONDS = 3.0
COLUMNS = 60


class SettleDialog(QDialog):
    """Says what it does, for it looks like more than it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Let physics hang into the rest pose"))
        text = QLabel(
            self.tr(
                "Simulates what physics drives from the rest pose until it is at rest, and makes that the rest"
                " shape: bones, vertices, rigid bodies and joints. Everything else stays as it is."
            )
        )
        text.setWordWrap(True)
        text.setMinimumWidth(self.fontMetrics().averageCharWidth() * COLUMNS)
        self.seconds = QDoubleSpinBox(
            decimals=1, minimum=0.1, maximum=60, singleStep=0.5, suffix=self.tr(" s"), value=SECONDS
        )
        form = QFormLayout(self)
        form.addRow(text)
        form.addRow(self.tr("&At most"), self.seconds)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)


def ask_seconds(parent: QWidget) -> float | None:
    """The longest time, None if the user thought better of it."""
    dialog = SettleDialog(parent)
    return dialog.seconds.value() if dialog.exec() else None
