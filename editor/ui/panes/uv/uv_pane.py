"""UvPane: a material's UVs on its texture, with the tools that select, move, turn, scale and mirror them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.program.scripts import View
from editor.document.texts import translate
from editor.math3d.arrays import Float64Array
from editor.messages import TranslatableText
from editor.model.fields import NONE
from editor.operations.catalog import OPERATIONS
from editor.operations.mesh.uv_map import UV_COLUMNS
from editor.operations.operation import OperationContext
from editor.ui.command import Answer, Command, PaneScope
from editor.ui.dialogs.open_forms import show_uv_projection
from editor.ui.editors.choices import CalmComboBox
from editor.ui.keyboard import keep_key
from editor.ui.panes.filtered_pane import PoseFollower
from editor.ui.panes.uv.uv_canvas import UvCanvas
from editor.ui.panes.uv.uv_drag import UvDrag, flip, move_map, rotate_map, scale_map
from editor.ui.panes.uv.uv_scene import UvScene
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import fixed_text, record_title, translated
from editor.ui.viewport.tools import Tool, Tools

MAPS = {Tool.MOVE: move_map, Tool.ROTATE: rotate_map, Tool.SCALE: scale_map}
CURSORS = {
    Tool.SELECT: Qt.CursorShape.ArrowCursor,
    Tool.MOVE: Qt.CursorShape.SizeAllCursor,
    Tool.ROTATE: Qt.CursorShape.PointingHandCursor,
    Tool.SCALE: Qt.CursorShape.SizeFDiagCursor,
}


def _uv_commands(scope: PaneScope[UvPane]) -> list[Command]:
    """The tools, chosen by the keys of those of the model view, whichever these are, and the rest."""
    translate = QCoreApplication.translate
    texts = {
        Tool.SELECT: (
            translate("UvPane", "&Select"),
            translate(
                "UvPane", "Click or drag a box to select; Shift adds, Ctrl takes away; a double click takes the island"
            ),
        ),
        Tool.MOVE: (
            translate("UvPane", "&Move"),
            translate("UvPane", "Drag to move what is selected; Shift: along U or V, Ctrl: to pixels"),
        ),
        Tool.ROTATE: (
            translate("UvPane", "&Rotate"),
            translate("UvPane", "Drag to turn what is selected about its centre; Ctrl: by steps of 15°"),
        ),
        Tool.SCALE: (
            translate("UvPane", "S&cale"),
            translate(
                "UvPane", "Drag to scale what is selected about its centre; Shift: along U or V, Ctrl: to whole pixels"
            ),
        ),
    }
    tools = [
        Command(
            f"uv.{tool}",
            text,
            scope.run(lambda pane, tool=tool: pane.choose(tool)),  # type: ignore[misc]
            icon=tool.value,
            tip=tip,
            when=scope.when(),
            checked=scope.value(lambda pane, tool=tool: pane.tool is tool, False),  # type: ignore[misc]
            group="uv.tool",
            pane=scope.name,
            keys_like=f"tool.{tool}",
        )
        for tool, (text, tip) in texts.items()
    ]
    return [*tools, *_uv_edits(scope), *_uv_views(scope)]


def _flip_names() -> tuple[TranslatableText, TranslatableText]:
    """The names of the steps along U and V, which follow the language."""
    return translate("UvPane", "Flip U"), translate("UvPane", "Flip V")


def _uv_edits(scope: PaneScope[UvPane]) -> list[Command]:
    translate = QCoreApplication.translate
    u, v = _flip_names()
    return [
        Command(
            "uv.flip-u",
            str(u),
            scope.run(lambda pane: pane.flip(u, (-1.0, 1.0))),
            tip=translate("UvPane", "Mirror what is selected from left to right"),
            when=scope.when(lambda pane: pane.has_marked()),
            pane=scope.name,
        ),
        Command(
            "uv.flip-v",
            str(v),
            scope.run(lambda pane: pane.flip(v, (1.0, -1.0))),
            tip=translate("UvPane", "Mirror what is selected upside down"),
            when=scope.when(lambda pane: pane.has_marked()),
            pane=scope.name,
        ),
        Command(
            "uv.project",
            translate("UvPane", "From &view…"),
            scope.run(lambda pane: pane.project()),
            tip=translate("UvPane", "Project the texture onto the selection from the model view"),
            when=scope.when(lambda pane: pane.can_change_mesh()),
            pane=scope.name,
        ),
    ]


def _uv_views(scope: PaneScope[UvPane]) -> list[Command]:
    translate = QCoreApplication.translate
    return [
        Command(
            "uv.frame-selection",
            translate("UvPane", "Show &selection"),
            scope.run(lambda pane: pane.canvas.frame_selection()),
            ["."],
            "frame",
            translate("UvPane", "Shows what is selected as large as it fits"),
            when=scope.when(),
            pane=scope.name,
        ),
        Command(
            "uv.frame-all",
            translate("UvPane", "Show &all"),
            scope.run(lambda pane: pane.canvas.fit()),
            ["A", "Home"],
            "frame-all",
            translate("UvPane", "Shows the whole texture"),
            when=scope.when(),
            pane=scope.name,
        ),
    ]


UV_COMMANDS = _uv_commands, "UvPane"


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
        self.commands = view_tools.commands
        self._scope = self.commands.scope("uv")
        self._scope.join(self, UV_COMMANDS)
        self._make_choices()
        self.snap = QCheckBox(self.tr("S&nap"))
        self.snap.setToolTip(
            self.tr(
                "Moving goes to corners of pixels, turning by 15°, scaling to whole pixels; Ctrl: the other way round"
            )
        )
        self.others_box = QCheckBox(self.tr("&Others"))
        self.others_box.setToolTip(self.tr("Show faintly the other materials that have the same texture"))
        self.hint = QLabel(wordWrap=True)
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        self._connect()

    def _make_choices(self) -> None:
        """Make the widgets that choose the material and the channel, copy from it, and write into it."""
        self.material = CalmComboBox()
        self.material.setAccessibleName(self.tr("Material"))
        self.material.setToolTip(self.tr("The material whose UVs are shown: another one is selected, too"))
        self.channel = CalmComboBox()
        self.channel.setAccessibleName(self.tr("Channel"))
        self.channel.setToolTip(self.tr("The UV itself, or X and Y of an additional one"))
        self.copy = QToolButton(autoRaise=True)
        self.copy.setText(self.tr("Copy to"))
        self.copy.setToolTip(self.tr("Copy the UVs of what is selected to another channel"))
        self.copies = QMenu(self)
        self.copies.aboutToShow.connect(self._fill_copies)

    # -- keys ------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window for what is begun."""
        is_kept = event.type() == QEvent.Type.ShortcutOverride and self.canvas.is_pressed
        return (is_kept and keep_key(event, QKeySequence.StandardKey.Cancel)) or super().event(event)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        material, buttons, choices = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        name = QLabel(self.material.accessibleName())
        name.setBuddy(self.material)
        material.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        material.addWidget(name)
        material.addWidget(self.material)
        material.addStretch(1)
        buttons.setSpacing(0)
        for id in self._scope.ids:
            buttons.addWidget(self.commands.button(id))
        buttons.addStretch(1)
        self.copy.setMenu(self.copies)
        self.copy.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.copy.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        choices.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        for part in (self.channel, self.copy, self.snap, self.others_box):
            choices.addWidget(part)
        choices.addStretch(1)
        self.hint.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, SPACING_S)
        column.setSpacing(SPACING_S)
        column.addLayout(material)
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
        self.material.activated.connect(self.scene.choose_material)
        self.channel.activated.connect(self.scene.choose)
        self.snap.toggled.connect(self._set_snap)
        self.others_box.toggled.connect(self.scene.show_others)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _show(self) -> None:
        model, scene = self.document.model, self.scene
        materials = [record_title(model, "materials", row) for row in range(len(model.materials))]
        _show_choice(self.material, materials, scene.material)
        self.material.setEnabled(bool(materials))
        _show_choice(self.channel, [self._channel_text(channel) for channel in range(scene.channels)], scene.channel)
        self.commands.renew_soon()
        self.copy.setEnabled(self.can_change_mesh() is True)
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
            self.hint.setText(_move_text(drag.map.move, self.scene.size))
        elif self.tool is Tool.SCALE:
            u, v = np.diag(drag.map.matrix).tolist()
            self.hint.setText(f"U × {fixed_text(u, 3)}  V × {fixed_text(v, 3)}")
        else:
            turned = drag.map.matrix[:, 0] * drag.aspect / drag.aspect[0]
            self.hint.setText(f"{fixed_text(math.degrees(math.atan2(turned[1], turned[0])), 1)}°")

    # -- what is done ----------------------------------------------------------------------------------------------

    def has_marked(self) -> Answer:
        return bool(self.scene.marked.any()) or self.tr("Nothing of the material that is shown is selected")

    def can_change_mesh(self) -> Answer:
        is_of_morph = self.scene.edited_channel != NONE
        return self.tr("A morph is edited, not the mesh") if is_of_morph else self.has_marked()

    def choose(self, tool: Tool) -> None:
        """Take a tool."""
        self.tool = tool
        self.canvas.setCursor(CURSORS[tool])
        self.commands.renew_soon()

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
        """Return whether UVs may be changed; the status line says why not."""
        channel = self.scene.edited_channel
        if channel in (NONE, self.scene.channel):
            return True
        text = self.tr("The morph that is edited moves another channel: {}")
        self.document.show_status(text.format(self._channel_text(channel)))
        return False

    def flip(self, name: TranslatableText, factors: tuple[float, float]) -> None:
        """Mirror what is selected, as a step of a name."""
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

    def project(self) -> None:
        """Show the form of projecting UVs, as the model is seen now."""
        view = self._view()
        if view is not None:
            width, height = self.scene.size or (1, 1)
            show_uv_projection(self.document, view.camera, self.window(), self.scene.channel, width / height)


def _show_choice(box: QComboBox, texts: list[str], chosen: int) -> None:
    """Show in a combo box what there is to choose, and what is chosen; tells nobody."""
    with QSignalBlocker(box):
        if texts != [box.itemText(index) for index in range(box.count())]:
            box.clear()
            box.addItems(texts)
        box.setCurrentIndex(chosen)


def _move_text(move: Float64Array, size: tuple[int, int] | None) -> str:
    text = f"U {fixed_text(move[0], 4)}  V {fixed_text(move[1], 4)}"
    if size is None:
        return text
    across, down = (move * size).tolist()
    return f"{text}  ({fixed_text(across, 1)} × {fixed_text(down, 1)} px)"
