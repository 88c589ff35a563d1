"""UvPane: a material's UVs on its texture, with the tools that select, move, turn, scale and mirror them."""

from __future__ import annotations

import math
from functools import partial

import numpy as np
from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.math3d.arrays import Float64Array
from editor.model.fields import NONE
from editor.ui.action import exclusive, make_action
from editor.ui.editors.choices import CalmComboBox
from editor.ui.panes.pose_follower import PoseFollower
from editor.ui.panes.uv.uv_canvas import UvCanvas
from editor.ui.panes.uv.uv_drag import UvDrag, flip, move_map, rotate_map, scale_map
from editor.ui.panes.uv.uv_scene import UvScene
from editor.ui.value_text import fixed_text, record_title
from editor.ui.viewport.tools import Tool

MAPS = {Tool.MOVE: move_map, Tool.ROTATE: rotate_map, Tool.SCALE: scale_map}
CURSORS = {
    Tool.SELECT: Qt.CursorShape.ArrowCursor,
    Tool.MOVE: Qt.CursorShape.SizeAllCursor,
    Tool.ROTATE: Qt.CursorShape.PointingHandCursor,
    Tool.SCALE: Qt.CursorShape.SizeFDiagCursor,
}
InPane = Qt.ShortcutContext.WidgetWithChildrenShortcut


class UvPane(QWidget):
    """Edits the vertices that are selected and of the material that is shown; a drag is one step."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.tool = Tool.SELECT
        self.scene = UvScene(document, self)
        self.canvas = UvCanvas(self.scene, self._begin_drag)
        self.tools = self._make_tools()
        self.flips = self._make_flips()
        self.fit = make_action(
            self, self.tr("Show &all"), self.canvas.fit, keys=["A", "Home"], icon="frame-all", context=InPane
        )
        self.channel = CalmComboBox()
        self.channel.setAccessibleName(self.tr("Channel"))
        self.channel.setToolTip(self.tr("The UV itself, or X and Y of an additional one"))
        self.pixels = QCheckBox(self.tr("&Snap to pixels"))
        self.pixels.setToolTip(self.tr("What is moved lands on corners of pixels of the texture"))
        self.hint = QLabel(wordWrap=True)
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        self._connect()

    # -- keys ------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the letters of the tools from the window, whose tools have them, too, and Escape for what is begun."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._keeps(event):
            event.accept()
            return True
        return super().event(event)

    def _keeps(self, event: QKeyEvent) -> bool:
        ends = self.canvas.is_pressed and event.matches(QKeySequence.StandardKey.Cancel)
        return ends or self._action_of(event) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if action := self._action_of(event):
            action.trigger()
        else:
            super().keyPressEvent(event)

    def _action_of(self, event: QKeyEvent) -> QAction | None:
        keys = QKeySequence(event.keyCombination())
        return next((action for action in (*self.tools, self.fit) if keys in action.shortcuts()), None)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _make_tools(self) -> list[QAction]:
        # The keys are those of the model view.
        texts = {
            Tool.SELECT: (
                self.tr("&Select"),
                ["Q", "C"],
                self.tr("Click or drag a box to select; Shift adds, Ctrl takes away; a double click takes the island"),
            ),
            Tool.MOVE: (self.tr("&Move"), ["W", "Z"], self.tr("Drag to move what is selected; Shift: along U or V")),
            Tool.ROTATE: (
                self.tr("&Rotate"),
                ["E", "X"],
                self.tr("Drag to turn what is selected about its centre; Ctrl: by steps of 15°"),
            ),
            Tool.SCALE: (
                self.tr("S&cale"),
                ["R", "S"],
                self.tr("Drag to scale what is selected about its centre; Shift: along U or V, Ctrl: by steps"),
            ),
        }
        actions = [
            make_action(self, text, partial(self._choose, tool), keys=keys, icon=tool.value, tip=tip, context=InPane)
            for tool, (text, keys, tip) in texts.items()
        ]
        return exclusive(self, actions, list(texts).index(self.tool))

    def _make_flips(self) -> list[QAction]:
        texts = (
            (self.tr("Flip U"), self.tr("Mirror what is selected from left to right"), (-1.0, 1.0)),
            (self.tr("Flip V"), self.tr("Mirror what is selected upside down"), (1.0, -1.0)),
        )
        return [make_action(self, text, partial(flip, self.scene, text, way), tip=tip) for text, tip, way in texts]

    def _lay_out(self) -> None:
        buttons, choices = QHBoxLayout(), QHBoxLayout()
        buttons.setSpacing(0)
        for action in (*self.tools, *self.flips, self.fit):
            button = QToolButton(autoRaise=True)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            buttons.addWidget(button)
        buttons.addStretch(1)
        choices.setContentsMargins(4, 0, 4, 0)
        choices.addWidget(self.channel)
        choices.addWidget(self.pixels)
        choices.addStretch(1)
        self.hint.setContentsMargins(4, 0, 4, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addLayout(buttons)
        column.addLayout(choices)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.hint)
        self.setFocusProxy(self.canvas)

    def _connect(self) -> None:
        follower = PoseFollower(self, self.document.masking, self.scene.refresh)
        self.scene.stale.connect(follower.mark)
        self.scene.changed.connect(self._show)
        self.canvas.dragged.connect(self._show_drag)
        self.channel.activated.connect(self.scene.choose)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _show(self) -> None:
        names = [
            self.tr("UV"),
            *(self.tr("Additional UV {}").format(1 + one) for one in range(self.scene.channels - 1)),
        ]
        with QSignalBlocker(self.channel):
            if names != [self.channel.itemText(place) for place in range(self.channel.count())]:
                self.channel.clear()
                self.channel.addItems(names)
            self.channel.setCurrentIndex(self.scene.channel)
        self.pixels.setEnabled(self.scene.size is not None)
        for action in self.flips:
            action.setEnabled(bool(self.scene.marked.any()))
        if not self.canvas.is_dragging:
            self.hint.setText(self._summary())

    def _summary(self) -> str:
        scene, model = self.scene, self.document.model
        if scene.material == NONE:
            return self.tr("No material")
        if scene.morph != NONE:
            title = record_title(model, "morphs", scene.morph)
            return self.tr("Morph {}: {:,} UVs of the material are moved").format(title, len(scene.morphed))
        title = record_title(model, "materials", scene.material)
        if scene.size is None:
            return self.tr("{material}, without a picture").format(material=title)
        path, (width, height) = model.textures[scene.texture].path, scene.size
        return self.tr("{material}, {texture}, {width} × {height} pixels").format(
            material=title, texture=path, width=width, height=height
        )

    def _show_drag(self, drag: UvDrag | None) -> None:
        if drag is None:
            self.scene.catch_up()
            self.hint.setText(self._summary())
        elif self.tool is Tool.MOVE:
            self.hint.setText(_way_text(drag.map.move, self.scene.size))
        elif self.tool is Tool.SCALE:
            u, v = np.diag(drag.map.matrix).tolist()
            self.hint.setText(f"U × {fixed_text(u, 3)}  V × {fixed_text(v, 3)}")
        else:
            turned = drag.map.matrix[:, 0] * drag.aspect / drag.aspect[0]
            self.hint.setText(f"{fixed_text(math.degrees(math.atan2(turned[1], turned[0])), 1)}°")

    # -- what is done ----------------------------------------------------------------------------------------------

    def _choose(self, tool: Tool) -> None:
        self.tool = tool
        self.canvas.setCursor(CURSORS[tool])

    def _begin_drag(self, start: Float64Array, aspect: tuple[float, float]) -> UvDrag | None:
        if self.tool not in MAPS or not self.scene.marked.any():
            return None
        names = {Tool.MOVE: self.tr("Move UVs"), Tool.ROTATE: self.tr("Rotate UVs"), Tool.SCALE: self.tr("Scale UVs")}
        drag = UvDrag(self.scene, names[self.tool], MAPS[self.tool], start, aspect)
        drag.on_pixels = self.pixels.isChecked()
        return drag


def _way_text(move: Float64Array, size: tuple[int, int] | None) -> str:
    text = f"U {fixed_text(move[0], 4)}  V {fixed_text(move[1], 4)}"
    if size is None:
        return text
    across, down = (move * size).tolist()
    return f"{text}  ({fixed_text(across, 1)} × {fixed_text(down, 1)} px)"
