"""What stands in the menus and in the tool bar, as data: ids of commands, lines, menus in menus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP


class Separator:
    """A line between entries."""


@dataclass(frozen=True, slots=True)
class MenuSection:
    """A line with a title, which is translated in the context "Menu"."""

    title: Any


@dataclass(frozen=True, slots=True)
class Listed:
    """Stands for a list of entries that is known only when the window is made, or a whole menu that fills itself."""

    name: str


class Menu:
    """A menu by its name; the title is English, translated in the context "Menu"."""

    def __init__(self, name: str, title: Any, *entries: Entry) -> None:
        self.name = name
        self.title = title
        self.entries = entries

    def ids(self) -> Iterator[str]:
        """The commands that stand by their ids in it and in the menus in it."""
        for entry in self.entries:
            if isinstance(entry, str):
                yield entry
            elif isinstance(entry, Menu):
                yield from entry.ids()


Entry = str | Separator | MenuSection | Listed | Menu
SEPARATOR = Separator()

FILE = Menu(
    "file",
    QT_TRANSLATE_NOOP("Menu", "&File"),
    "file.new",
    "file.open",
    Listed("file.recent"),
    Listed("file.recover"),
    "file.open-sample",
    "file.open-cloth-sample",
    SEPARATOR,
    "file.save",
    "file.save-as",
    "file.save-copy",
    "file.save-options",
    "file.pmd-losses",
    "file.revert",
    SEPARATOR,
    "file.import",
    "file.export",
    SEPARATOR,
    "file.save-picture",
    "file.make-animation",
    SEPARATOR,
    "file.close",
    "file.quit",
)

EDIT = Menu(
    "edit",
    QT_TRANSLATE_NOOP("Menu", "&Edit"),
    "edit.undo",
    "edit.redo",
    "edit.repeat",
    SEPARATOR,
    "edit.cut",
    "edit.copy",
    "rows.copy-references",
    "edit.paste",
    "edit.paste-onto",
    SEPARATOR,
    "rows.insert",
    "rows.duplicate",
    "rows.delete",
    SEPARATOR,
    "rows.move-up",
    "rows.move-down",
    "rows.move-to-top",
    "rows.move-to-bottom",
    SEPARATOR,
    Listed("operations.rows"),
    SEPARATOR,
    Menu(
        "edit.handles",
        QT_TRANSLATE_NOOP("Menu", "&Handles"),
        Listed("tools"),
        "tool.handles",
        SEPARATOR,
        Menu(
            "edit.axes",
            QT_TRANSLATE_NOOP("Menu", "A&xes"),
            Listed("axes"),
            "tool.next-axes",
            SEPARATOR,
            "axes.virtual-from-selection",
        ),
        Menu("edit.pivot", QT_TRANSLATE_NOOP("Menu", "&Pivot"), Listed("pivots")),
        SEPARATOR,
        Listed("shaping"),
        SEPARATOR,
        "transform.by-numbers",
    ),
)

SELECT = Menu(
    "select",
    QT_TRANSLATE_NOOP("Menu", "&Select"),
    "select.all",
    "select.none",
    "select.invert",
    SEPARATOR,
    "select.grow",
    "select.shrink",
    "select.connected",
    Menu(
        "select.more",
        QT_TRANSLATE_NOOP("Menu", "&More"),
        "select.other-side",
        "select.both-sides",
        "select.same-material",
        "select.unused",
        "select.with-parents",
        "select.with-children",
        "select.with-descendants",
    ),
    Listed("select.related"),
    Listed("select.stored"),
    SEPARATOR,
    "select.find",
    "select.go-to-row",
    "select.back",
    "select.forward",
    MenuSection(QT_TRANSLATE_NOOP("Menu", "A click selects")),
    Listed("select.kinds"),
    Menu(
        "select.region",
        QT_TRANSLATE_NOOP("Menu", "R&egion"),
        Listed("regions"),
        SEPARATOR,
        "region.through",
        "region.smaller-brush",
        "region.larger-brush",
    ),
)

MODEL = Menu(
    "model",
    QT_TRANSLATE_NOOP("Menu", "Mo&del"),
    "names.grid",
    Menu("names", QT_TRANSLATE_NOOP("Menu", "Change na&mes"), Listed("operations.names")),
    Menu("frames", QT_TRANSLATE_NOOP("Menu", "Display &frames"), Listed("operations.frames")),
    SEPARATOR,
    Listed("operations.model"),
    SEPARATOR,
    Listed("operations.plugins"),
)
BONES_BY_CLICK = ("bones.new-by-click", "bones.parent-by-click", "bones.tail-by-click")
BONE = Menu(
    "bone",
    QT_TRANSLATE_NOOP("Menu", "&Bone"),
    *BONES_BY_CLICK,
    SEPARATOR,
    "bones.semi-standard",
    Menu(
        "bone.make",
        QT_TRANSLATE_NOOP("Menu", "&Make bones"),
        "bones.add",
        "bones.add-at",
        "bones.add-parent",
        "bones.add-append",
        SEPARATOR,
        "bones.split",
        "bones.insert-between",
        "bones.chain-between",
        SEPARATOR,
        "bones.mirror",
        "bones.make-ik",
    ),
    Menu(
        "bone.tails",
        QT_TRANSLATE_NOOP("Menu", "Tails and &axes"),
        "bones.set-tail",
        "bones.tail-to-bone",
        "bones.tail-to-offset",
        "bones.hide-tips",
        SEPARATOR,
        "bones.fixed-axis-from-tail",
        "bones.local-axes-from-tail",
    ),
    Menu(
        "bone.positions",
        QT_TRANSLATE_NOOP("Menu", "P&ositions"),
        "bones.position-from-vertices",
        "bones.match-sides",
    ),
    Menu(
        "bone.order",
        QT_TRANSLATE_NOOP("Menu", "O&rder of deforming"),
        "bones.order",
        "bones.normalize-level",
        "bones.after-physics",
    ),
    SEPARATOR,
    Listed("operations.bone"),
)
MATERIAL = Menu("material", QT_TRANSLATE_NOOP("Menu", "M&aterial"), Listed("operations.material"))
MORPH = Menu("morph", QT_TRANSLATE_NOOP("Menu", "M&orph"), Listed("operations.morph"))
MESH = Menu("mesh", QT_TRANSLATE_NOOP("Menu", "&Mesh"), Listed("operations.mesh"))
PHYSICS = Menu("physics", QT_TRANSLATE_NOOP("Menu", "&Physics"), Listed("operations.physics"))

TRANSFORM = Menu(
    "transform",
    QT_TRANSLATE_NOOP("Menu", "&Transform"),
    "mode.toggle",
    Menu(
        "transform.handles",
        QT_TRANSLATE_NOOP("Menu", "&Handles"),
        Listed("tools"),
        SEPARATOR,
        Listed("axes"),
        "axes.virtual-from-selection",
        SEPARATOR,
        "tool.next-axes",
        "tool.handles",
    ),
    "playback.play",
    "playback.stop",
    Menu("transform.playing", QT_TRANSLATE_NOOP("Menu", "Playin&g"), Listed("playback")),
    Menu(
        "transform.physics",
        QT_TRANSLATE_NOOP("Menu", "Ph&ysics"),
        "physics.on",
        "physics.only-playing",
        "physics.reset",
        "physics.settings",
        SEPARATOR,
        "physics.bake",
        "physics.settle",
    ),
    SEPARATOR,
    "motion.load",
    "motion.remove-all",
    "pose.save-keys",
    SEPARATOR,
    "pose.load",
    "pose.save",
    "pose.copy",
    "pose.paste",
    "pose.mirror",
    SEPARATOR,
    "pose.undo",
    "pose.redo",
    SEPARATOR,
    "pose.reset-bones",
    "pose.reset-morphs",
    "pose.reset-all",
    "pose.ik-on",
    "pose.ik-off",
    SEPARATOR,
    "pose.bone-morph",
    "pose.vertex-morph",
    "pose.apply-as-rest",
    "pose.apply-morphs",
)

CAMERA = Menu(
    "view.camera",
    QT_TRANSLATE_NOOP("Menu", "&Camera"),
    "camera.frame-selection",
    "camera.frame-all",
    "camera.reset",
    "camera.take-back-reset",
    SEPARATOR,
    "camera.front",
    "camera.back",
    "camera.models-right",
    "camera.models-left",
    "camera.top",
    "camera.bottom",
    SEPARATOR,
    "camera.perspective",
    Menu(
        "camera.centre",
        QT_TRANSLATE_NOOP("Menu", "Rotation &centre"),
        "camera.centre-on-model",
        "camera.centre-on-selection",
        "camera.centre-on-bone",
        "camera.no-centre",
    ),
    SEPARATOR,
    "camera.four-views",
    "camera.second-view",
    "camera.move-together",
    SEPARATOR,
    Listed("camera.kept"),
    "camera.values",
    SEPARATOR,
    "camera.lock-rotation",
    "camera.lock-all",
)

HIDE = Menu(
    "view.hide",
    QT_TRANSLATE_NOOP("Menu", "&Hide and show"),
    "hide.selected",
    "hide.isolate",
    Menu("hide.by-bones", QT_TRANSLATE_NOOP("Menu", "By &bones"), "hide.bones-faces", "hide.isolate-bones-faces"),
    Menu("hide.by-morphs", QT_TRANSLATE_NOOP("Menu", "By &morphs"), "hide.morphs-faces", "hide.isolate-morphs-faces"),
    SEPARATOR,
    "hide.show-all",
    "hide.invert",
    "hide.isolate-belonging",
    "hide.previous",
    SEPARATOR,
    "hide.masks",
)

VIEW = Menu(
    "view",
    QT_TRANSLATE_NOOP("Menu", "&View"),
    Menu(
        "view.surface",
        QT_TRANSLATE_NOOP("Menu", "&Display"),
        Menu("view.modes", QT_TRANSLATE_NOOP("Menu", "Display &mode"), Listed("view.modes")),
        SEPARATOR,
        Listed("view.surface"),
        SEPARATOR,
        "view.light",
    ),
    Menu("view.overlays", QT_TRANSLATE_NOOP("Menu", "&Overlays"), Listed("view.overlays")),
    CAMERA,
    SEPARATOR,
    Menu("view.names", QT_TRANSLATE_NOOP("Menu", "&Names"), Listed("view.names")),
    Menu("view.language", QT_TRANSLATE_NOOP("Menu", "&Language"), Listed("view.languages")),
    HIDE,
    Listed("view.panes"),
    "view.reset-layout",
    SEPARATOR,
    "view.next-document",
    "view.previous-document",
)

HELP = Menu(
    "help",
    QT_TRANSLATE_NOOP("Menu", "&Help"),
    "help.palette",
    "help.keys",
    "help.log-files",
    "help.about-qt",
    "help.about",
)

# The menus of the operations, each of which stands there by its id, or where the rest of its subject is listed.
OF_OPERATIONS = (EDIT, MODEL, BONE, MATERIAL, MORPH, MESH, PHYSICS)
# One that is empty is not shown.
MENU_BAR = (FILE, EDIT, SELECT, MODEL, BONE, MATERIAL, MORPH, MESH, PHYSICS, TRANSFORM, VIEW, HELP)
# What a right click in the model view offers, before the operations for what is selected.
MODEL_VIEW = Menu(
    "model-view",
    "",
    "camera.frame-selection",
    "camera.frame-all",
    SEPARATOR,
    "select.grow",
    "select.shrink",
    "select.connected",
    Listed("select.related"),
    SEPARATOR,
    "hide.selected",
    "hide.isolate",
    "hide.show-all",
    SEPARATOR,
    "edit.copy",
    "rows.copy-references",
    "edit.paste",
    "rows.duplicate",
    "rows.delete",
)
# Groups of the tool bar, with a line after each.
TOOL_BAR: tuple[tuple[Entry, ...], ...] = (
    ("file.new", "file.open", "file.save"),
    ("edit.undo", "edit.redo"),
    (Listed("select.kinds"),),
    (Listed("regions"), "region.through"),
    (Listed("tools"),),
)
