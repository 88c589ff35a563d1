"""SculptPane: how the sculpt brush works, and into what."""

from __future__ import annotations

from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.model.fields import NONE
from editor.operations.painting.sculpt_stroke import SculptMode
from editor.ui.panes.brush_pane import BrushPane
from editor.ui.value_text import record_title
from editor.ui.viewport.tools import Tool, Tools


class SculptPane(BrushPane):
    """Of the brush of shapes."""

    def __init__(self, document: Document, tools: Tools, parent: QWidget | None = None) -> None:
        super().__init__(document, tools, Tool.SCULPT, tools.sculpting, self._mode_texts(), parent)
        self.target = QLabel(wordWrap=True)
        self.keys = QLabel(self.tr("Shift: smooth. Ctrl: inflate inwards."), wordWrap=True)
        mirror_tip = self.tr("The same on the other side, by the vertices that are there at rest")
        through_tip = self.tr("Whatever is under the brush, as deep as the brush is wide: lids of several layers")
        self.switches = self._make_boxes(self._make_switches(mirror_tip, through_tip))
        self._lay_out()
        document.edited_morph.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        super()._show()
        self.strength.setEnabled(self._settings.brush.mode is not SculptMode.MOVE)
        morph = self.document.edited_morph.row
        if morph == NONE:
            self.target.setText(self.tr("Changes the mesh"))
        else:
            title = record_title(self.document.model, "morphs", morph)
            self.target.setText(self.tr("Changes the morph {morph}").format(morph=title))

    def _mode_texts(self) -> dict[SculptMode, tuple[str, str]]:
        return {
            SculptMode.MOVE: (self.tr("Move"), self.tr("Drags the surface along with the pointer")),
            SculptMode.SMOOTH: (
                self.tr("Smooth"),
                self.tr("Takes vertices to the middle of their neighbours"),
            ),
            SculptMode.INFLATE: (
                self.tr("Inflate"),
                self.tr("Lifts the surface along its normals; with Ctrl it sinks"),
            ),
            SculptMode.RESTORE: (
                self.tr("Restore"),
                self.tr(
                    "Takes the mesh back to where it was opened or last saved; in a morph, vertices to where it does"
                    " not move them"
                ),
            ),
        }

    def _lay_out(self) -> None:
        inner = QWidget()
        head = QHBoxLayout()
        head.addWidget(self.paint)
        head.addWidget(self.target, 1)
        form = QFormLayout()
        form.addRow(self.tr("Mode"), self.mode)
        form.addRow(self.radius_label, self.radius)
        form.addRow(self.tr("Strength"), self.strength)
        form.addRow(self.tr("Falloff"), self.falloff)
        column = QVBoxLayout(inner)
        column.addLayout(head)
        column.addLayout(form)
        for box in self.switches:
            column.addWidget(box)
        column.addWidget(self.keys)
        column.addStretch(1)
        self._show_inner(inner)
