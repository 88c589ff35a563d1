"""UvPane: a material's UVs on its texture, with the tools that select, move, turn, scale and mirror them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np
from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.said import translate
from editor.document.window_host import View
from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.fields import NONE
from editor.operations.catalog import OPERATIONS
from editor.operations.edits.uv_map import UV_COLUMNS
from editor.operations.operation import OperationContext
from editor.ui.action import exclusive, explain, make_action
from editor.ui.dialogs.project_uvs import show_uv_projection
from editor.ui.editors.choices import CalmComboBox
from editor.ui.panes.pose_follower import PoseFollower
from editor.ui.panes.uv.uv_canvas import UvCanvas
from editor.ui.panes.uv.uv_drag import UvDrag, flip, move_map, rotate_map, scale_map
from editor.ui.panes.uv.uv_scene import UvScene
from editor.ui.value_text import fixed_text, record_title, translated
from editor.ui.viewport.tools import Tool, Tools

MAPS = {Tool.MOVE: move_map, Tool.ROTATE: rotate_map, Tool.SCALE: scale_map}
CURSORS = {
    Tool.SELECT: Qt.CursorShape.ArrowCursor,
    Tool.MOVE: Qt.CursorShape.SizeAllCursor,
    Tool.ROTATE: Qt.CursorShape.PointingHandCursor,
    Tool.SCALE: Qt.CursorShape.SizeFDiagCursor,
}
InPane = Qt.ShortcutContext.WidgetWithChildrenShortcut


class UvPane(QWidget):
    """Edits the vertices that are selected and of the material that is shown; a drag is one step.

    `view` gives that in which the model is worked on, from whose camera UVs can be projected. Its tools are chosen by
    the keys of those of the model view, `view_tools`, whichever these are: one key set holds for the whole window.
    """

    def __init__(
        self,
        document: Document,
        view_tools: Tools,
        view: Callable[[], View | None] = lambda: None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.document = document
        self._view = view
        self.tool = Tool.SELECT
        self.scene = UvScene(document, self)
        self.canvas = UvCanvas(self.scene, self._begin_drag)
        self.tools = self._make_tools(view_tools)
        self.flips = self._make_flips()
        self.fit = make_action(
            self, self.tr("Show &all"), self.canvas.fit, keys=["A", "Home"], icon="frame-all", context=InPane
        )
        self.frame = make_action(
            self,
            self.tr("Show &selection"),
            self.canvas.frame_selection,
            keys=["."],
            icon="frame",
            context=InPane,
        )
        self._make_channels()
        self.snap = QCheckBox(self.tr("S&nap"))
        self.snap.setToolTip(
            self.tr(
                "Moving goes to corners of pixels, turning by 15°, scaling to whole pixels; Ctrl: the other way round"
            )
        )
        self.others = QCheckBox(self.tr("&Others"))
        self.others.setToolTip(self.tr("Show faintly the other materials that have the same texture"))
        self.hint = QLabel(wordWrap=True)
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        self._connect()

    def _make_channels(self) -> None:
        """What chooses the channel, copies from it, and writes into it."""
        self.channel = CalmComboBox()
        self.channel.setAccessibleName(self.tr("Channel"))
        self.channel.setToolTip(self.tr("The UV itself, or X and Y of an additional one"))
        self.copy = QToolButton(autoRaise=True)
        self.copy.setText(self.tr("Copy to"))
        self.copy.setToolTip(self.tr("Copy the UVs of what is selected to another channel"))
        self.copies = QMenu(self)
        self.copies.aboutToShow.connect(self._fill_copies)
        self.project = make_action(
            self,
            self.tr("From &view…"),
            self._project,
            tip=self.tr("Project the texture onto the selection from the model view"),
        )

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
        return next((action for action in (*self.tools, self.frame, self.fit) if keys in action.shortcuts()), None)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _make_tools(self, view_tools: Tools) -> list[QAction]:
        texts = {
            Tool.SELECT: (
                self.tr("&Select"),
                self.tr("Click or drag a box to select; Shift adds, Ctrl takes away; a double click takes the island"),
            ),
            Tool.MOVE: (
                self.tr("&Move"),
                self.tr("Drag to move what is selected; Shift: along U or V, Ctrl: to pixels"),
            ),
            Tool.ROTATE: (
                self.tr("&Rotate"),
                self.tr("Drag to turn what is selected about its centre; Ctrl: by steps of 15°"),
            ),
            Tool.SCALE: (
                self.tr("S&cale"),
                self.tr("Drag to scale what is selected about its centre; Shift: along U or V, Ctrl: to whole pixels"),
            ),
        }
        actions = [
            make_action(self, text, partial(self._choose, tool), icon=tool.value, tip=tip, context=InPane)
            for tool, (text, tip) in texts.items()
        ]
        for tool, action in zip(texts, actions, strict=True):
            model = view_tools.action(tool)
            follow = partial(_take_keys, action, model)
            connect(model.changed, self, follow)
            follow()
        return exclusive(self, actions, list(texts).index(self.tool))

    def _make_flips(self) -> list[QAction]:
        texts = (
            (translate("UvPane", "Flip U"), self.tr("Mirror what is selected from left to right"), (-1.0, 1.0)),
            (translate("UvPane", "Flip V"), self.tr("Mirror what is selected upside down"), (1.0, -1.0)),
        )
        return [make_action(self, text, partial(self._flip, text, way), tip=tip) for text, tip, way in texts]

    def _lay_out(self) -> None:
        buttons, choices = QHBoxLayout(), QHBoxLayout()
        buttons.setSpacing(0)
        for action in (*self.tools, *self.flips, self.project, self.frame, self.fit):
            button = QToolButton(autoRaise=True)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.copy.setMenu(self.copies)
        self.copy.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.copy.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        choices.setContentsMargins(4, 0, 4, 0)
        for part in (self.channel, self.copy, self.snap, self.others):
            choices.addWidget(part)
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
        self.snap.toggled.connect(self._set_snap)
        self.others.toggled.connect(self.scene.show_others)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _show(self) -> None:
        names = [self._channel_text(channel) for channel in range(self.scene.channels)]
        with QSignalBlocker(self.channel):
            if names != [self.channel.itemText(place) for place in range(self.channel.count())]:
                self.channel.clear()
                self.channel.addItems(names)
            self.channel.setCurrentIndex(self.scene.channel)
        is_any_marked = bool(self.scene.marked.any())
        for action in self.flips:
            action.setEnabled(is_any_marked)
        for part in (self.project, self.copy):  # they change the mesh
            part.setEnabled(is_any_marked and self.scene.edited_channel == NONE)
        if not self.canvas.is_dragging:
            self.hint.setText(self._summary())

    def _channel_text(self, channel: int) -> str:
        return self.tr("Additional UV {}").format(channel) if channel else self.tr("UV")

    def _summary(self) -> str:
        scene, model = self.scene, self.document.model
        if scene.material == NONE:
            return self.tr("No material")
        if scene.morph != NONE:
            title = record_title(model, "morphs", scene.morph)
            if scene.morph == scene.edited:
                return self.tr("What is moved goes into morph {}, which moves {:,} UVs of the material").format(
                    title, len(scene.morphed)
                )
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
        if self.tool not in MAPS or not self.scene.marked.any() or not self._may_edit():
            return None
        names = {
            Tool.MOVE: translate("UvPane", "Move UVs"),
            Tool.ROTATE: translate("UvPane", "Rotate UVs"),
            Tool.SCALE: translate("UvPane", "Scale UVs"),
        }
        return UvDrag(self.scene, names[self.tool], MAPS[self.tool], start, aspect)

    def _may_edit(self) -> bool:
        """Whether UVs may be changed; the status line says why not."""
        channel = self.scene.edited_channel
        if channel in (NONE, self.scene.channel):
            return True
        text = self.tr("The morph that is edited moves another channel: {}")
        self.document.show_status(text.format(self._channel_text(channel)))
        return False

    def _flip(self, name: TranslatableText, factors: tuple[float, float]) -> None:
        if self._may_edit():
            flip(self.scene, name, factors)

    def _set_snap(self, snaps: bool) -> None:
        self.canvas.snaps = snaps

    def _fill_copies(self) -> None:
        """Offer every channel but the one that is shown."""
        self.copies.clear()
        for channel in range(len(UV_COLUMNS)):
            if channel != self.scene.channel:
                self.copies.addAction(self._channel_text(channel), partial(self._copy_to, channel))

    def _copy_to(self, channel: int) -> None:
        self.scene.catch_up()
        copying = OPERATIONS["vertices.uv-copy"]
        context = OperationContext(self.document.model, {"vertices": self.scene.rows})
        with self.document.edit(translate("UvPane", "Copy UVs to another channel")) as edit:
            result = copying.function(edit, context, copying.parameters(self.scene.channel, channel))
        self.document.show_status(translated(result.message))

    def _project(self) -> None:
        """Show the form of projecting UVs, as the model is seen now."""
        view = self._view()
        if view is not None:
            width, height = self.scene.size or (1, 1)
            show_uv_projection(self.document, view.camera, self.window(), self.scene.channel, width / height)


def _way_text(move: Float64Array, size: tuple[int, int] | None) -> str:
    text = f"U {fixed_text(move[0], 4)}  V {fixed_text(move[1], 4)}"
    if size is None:
        return text
    across, down = (move * size).tolist()
    return f"{text}  ({fixed_text(across, 1)} × {fixed_text(down, 1)} px)"


def _take_keys(action: QAction, model: QAction) -> None:
    """Give an action the keys of another."""
    if action.shortcuts() != model.shortcuts():
        action.setShortcuts(model.shortcuts())
        explain(action, action.statusTip())
