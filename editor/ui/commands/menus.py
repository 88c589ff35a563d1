"""The menus as data: what an entry can be, and the menus of a model, of the window and of right clicks."""

from __future__ import annotations

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
class Part:
    """Stands for the operations and commands that name it as their `menu`, in their order."""

    name: str


@dataclass(frozen=True, slots=True)
class Filled:
    """Stands for a menu that fills itself."""

    name: str


class Menu:
    """A menu by its name; the title is English, translated in the context "Menu"."""

    def __init__(self, name: str, title: Any, *entries: Entry) -> None:
        self.name = name
        self.title = title
        self.entries = entries


# By its id a command stands where it goes without the others of its part, as on the tool bar.
Entry = str | Separator | MenuSection | Part | Filled | Menu
SEPARATOR = Separator()


MODEL = Menu(
    "model",
    QT_TRANSLATE_NOOP("Menu", "Mo&del"),
    Part("model.panes"),
    SEPARATOR,
    Part("names.grid"),
    Menu("names", QT_TRANSLATE_NOOP("Menu", "Change na&mes"), Part("operations.names")),
    Menu("frames", QT_TRANSLATE_NOOP("Menu", "Display &frames"), Part("operations.frames")),
    SEPARATOR,
    Part("operations.model"),
    SEPARATOR,
    Filled("operations.plugins"),
)
BONE = Menu(
    "bone",
    QT_TRANSLATE_NOOP("Menu", "&Bone"),
    Part("bone.by-click"),
    SEPARATOR,
    Part("bone.wizards"),
    Menu(
        "bone.make",
        QT_TRANSLATE_NOOP("Menu", "&Make bones"),
        Part("bone.make"),
    ),
    Menu(
        "bone.tails",
        QT_TRANSLATE_NOOP("Menu", "Tails and &axes"),
        Part("bone.tails"),
    ),
    Menu(
        "bone.positions",
        QT_TRANSLATE_NOOP("Menu", "P&ositions"),
        Part("bone.positions"),
    ),
    Menu(
        "bone.order",
        QT_TRANSLATE_NOOP("Menu", "O&rder of deforming"),
        Part("bone.order"),
    ),
    SEPARATOR,
    Part("operations.bone"),
)
MATERIAL = Menu(
    "material",
    QT_TRANSLATE_NOOP("Menu", "M&aterial"),
    Part("material.textures"),
    Part("material.watching"),
    SEPARATOR,
    Part("operations.material"),
)
MORPH = Menu(
    "morph",
    QT_TRANSLATE_NOOP("Menu", "M&orph"),
    Part("morph.new"),
    SEPARATOR,
    Part("operations.morph"),
    SEPARATOR,
    Part("file.morph-sheet"),
)
MESH = Menu(
    "mesh",
    QT_TRANSLATE_NOOP("Menu", "&Mesh"),
    Part("mesh.by-click"),
    Part("operations.mesh"),
    Part("mesh.by-view"),
    SEPARATOR,
    Menu("weights", QT_TRANSLATE_NOOP("Menu", "&Weights"), Part("operations.weights")),
)
PHYSICS = Menu(
    "physics",
    QT_TRANSLATE_NOOP("Menu", "&Physics"),
    Part("physics.panes"),
    SEPARATOR,
    Part("physics.by-click"),
    Part("physics.wizards"),
    SEPARATOR,
    Part("operations.physics"),
    SEPARATOR,
    Menu(
        "physics.bodies",
        QT_TRANSLATE_NOOP("Menu", "&Rigid bodies"),
        Part("physics.bodies"),
    ),
    Menu(
        "physics.joints",
        QT_TRANSLATE_NOOP("Menu", "&Joints"),
        Part("physics.joints"),
    ),
    Menu(
        "physics.soft-bodies",
        QT_TRANSLATE_NOOP("Menu", "&Soft bodies"),
        Part("physics.soft-bodies"),
    ),
)


FILE = Menu(
    "file",
    QT_TRANSLATE_NOOP("Menu", "&File"),
    Part("file.open"),
    Filled("file.recent"),
    Part("file.reopen"),
    Filled("file.recover"),
    Part("file.samples"),
    SEPARATOR,
    Part("file.save"),
    SEPARATOR,
    Part("file.exchange"),
    Menu("file.csv", QT_TRANSLATE_NOOP("Menu", "CSV and clip&board"), Part("file.csv")),
    SEPARATOR,
    Filled("file.compare"),
    Part("file.snapshots"),
    SEPARATOR,
    Part("file.picture"),
    Part("file.morph-sheet"),
    Part("file.animation"),
    SEPARATOR,
    Part("file.close"),
)

AXES = Menu(
    "edit.axes",
    QT_TRANSLATE_NOOP("Menu", "A&xes"),
    Part("axes"),
    Part("axes.next"),
    SEPARATOR,
    Part("axes.virtual"),
)

EDIT = Menu(
    "edit",
    QT_TRANSLATE_NOOP("Menu", "&Edit"),
    Part("edit.history"),
    SEPARATOR,
    Part("edit.cut"),
    Part("edit.copying"),
    Part("edit.paste-onto"),
    SEPARATOR,
    Part("edit.rows"),
    MenuSection(QT_TRANSLATE_NOOP("Menu", "Order and values")),
    Part("operations.rows"),
    SEPARATOR,
    Menu(
        "edit.handles",
        QT_TRANSLATE_NOOP("Menu", "&Handles"),
        Part("tools"),
        Part("handles"),
        SEPARATOR,
        AXES,
        Menu("edit.pivot", QT_TRANSLATE_NOOP("Menu", "&Pivot"), Part("pivots")),
        SEPARATOR,
        Part("shaping"),
        SEPARATOR,
        Part("edit.numbers"),
    ),
    SEPARATOR,
    Part("edit.preferences"),
)

SELECT = Menu(
    "select",
    QT_TRANSLATE_NOOP("Menu", "&Select"),
    Part("select.all"),
    SEPARATOR,
    Part("select.extents"),
    Menu("select.more", QT_TRANSLATE_NOOP("Menu", "&More"), Part("select.more")),
    Menu(
        "select.weights",
        QT_TRANSLATE_NOOP("Menu", "B&y weights"),
        Part("select.weights.bones"),
        SEPARATOR,
        Part("select.weights.sums"),
        SEPARATOR,
        Part("select.weights.deform"),
    ),
    Filled("select.similar"),
    Filled("select.related"),
    Filled("select.stored"),
    SEPARATOR,
    Part("select.ways"),
    MenuSection(QT_TRANSLATE_NOOP("Menu", "A click selects")),
    Part("select.kinds"),
    Menu(
        "select.region",
        QT_TRANSLATE_NOOP("Menu", "R&egion"),
        Part("regions"),
        SEPARATOR,
        Part("regions.options"),
    ),
)

TRANSFORM = Menu(
    "transform",
    QT_TRANSLATE_NOOP("Menu", "&Transform"),
    Part("transform.mode"),
    Menu(
        "transform.handles",
        QT_TRANSLATE_NOOP("Menu", "&Handles"),
        Part("tools"),
        SEPARATOR,
        Part("axes"),
        Part("axes.virtual"),
        SEPARATOR,
        Part("axes.next"),
        Part("handles"),
    ),
    Part("playback.play"),
    Menu("transform.playing", QT_TRANSLATE_NOOP("Menu", "Playin&g"), Part("playback")),
    Menu(
        "transform.physics",
        QT_TRANSLATE_NOOP("Menu", "Ph&ysics"),
        Part("transform.physics"),
        SEPARATOR,
        Part("transform.baking"),
    ),
    SEPARATOR,
    Part("transform.motions"),
    SEPARATOR,
    Part("transform.poses"),
    SEPARATOR,
    Part("transform.resets"),
    SEPARATOR,
    Part("transform.shapes"),
)

CAMERA = Menu(
    "view.camera",
    QT_TRANSLATE_NOOP("Menu", "&Camera"),
    Part("camera.framing"),
    Part("camera.reset"),
    SEPARATOR,
    Part("camera.sides"),
    SEPARATOR,
    Part("camera.perspective"),
    Menu("camera.centre", QT_TRANSLATE_NOOP("Menu", "Rotation &centre"), Part("camera.centre")),
    SEPARATOR,
    Part("camera.views"),
    SEPARATOR,
    Filled("camera.kept"),
    Part("camera.values"),
    SEPARATOR,
    Part("camera.locks"),
)

HIDE = Menu(
    "view.hide",
    QT_TRANSLATE_NOOP("Menu", "&Hide and show"),
    Part("hide.selected"),
    Menu("hide.by-bones", QT_TRANSLATE_NOOP("Menu", "By &bones"), Part("hide.by-bones")),
    Menu("hide.by-morphs", QT_TRANSLATE_NOOP("Menu", "By &morphs"), Part("hide.by-morphs")),
    SEPARATOR,
    Part("hide.show-all"),
    Part("hide.others"),
    Filled("hide.saved"),
    SEPARATOR,
    Part("hide.masks"),
)

MODES = Menu(
    "view.modes",
    QT_TRANSLATE_NOOP("Menu", "Display &mode"),
    Part("view.modes"),
    SEPARATOR,
    Part("view.modes.weights"),
    SEPARATOR,
    Part("view.modes.uvs"),
)

OVERLAYS = Menu(
    "view.overlays",
    QT_TRANSLATE_NOOP("Menu", "&Overlays"),
    Part("view.overlays.bones"),
    SEPARATOR,
    Part("view.overlays.physics"),
    SEPARATOR,
    Part("view.overlays.mesh"),
    SEPARATOR,
    Part("view.overlays.space"),
)

VIEW = Menu(
    "view",
    QT_TRANSLATE_NOOP("Menu", "&View"),
    Menu(
        "view.surface",
        QT_TRANSLATE_NOOP("Menu", "&Display"),
        MODES,
        SEPARATOR,
        Part("view.overlays.surface"),
        SEPARATOR,
        Part("view.light"),
    ),
    OVERLAYS,
    CAMERA,
    Part("view.pose"),
    SEPARATOR,
    Menu("view.names", QT_TRANSLATE_NOOP("Menu", "&Names"), Part("view.names"), SEPARATOR, Part("view.bone-roles")),
    Menu("view.language", QT_TRANSLATE_NOOP("Menu", "&Language"), Part("view.languages")),
    HIDE,
    Filled("view.panes"),
    Filled("view.layouts"),
    SEPARATOR,
    Part("view.documents"),
)

HELP = Menu(
    "help",
    QT_TRANSLATE_NOOP("Menu", "&Help"),
    Part("help.handbook"),
    SEPARATOR,
    Part("help.others"),
)

# One that is empty is not shown.
MENU_BAR = (FILE, EDIT, SELECT, MODEL, BONE, MATERIAL, MORPH, MESH, PHYSICS, TRANSFORM, VIEW, HELP)

# What a right click in the model view offers, before what there is for bones and the operations for what is selected.
MODEL_VIEW = Menu(
    "model-view",
    "",
    Part("camera.framing"),
    SEPARATOR,
    Part("select.extents"),
    Filled("select.related"),
    SEPARATOR,
    Part("hide.selected"),
    Part("hide.show-all"),
    SEPARATOR,
    Part("edit.copying"),
    Part("model-view.rows"),
)
BONES_BY_CLICK = Part("bone.by-click")
# What a right click in a list of rows offers, and then by the table, before the operations.
OF_ROWS = (Part("edit.cut"), Part("edit.copying"))
OF_TABLES = {"textures": Part("material.textures"), "morphs": Part("morph.new")}

# Groups of the tool bar, with a line after each: commands by their ids where it has only some of a part.
TOOL_BAR: tuple[tuple[Entry, ...], ...] = (
    ("file.new", "file.open", "file.save"),
    ("edit.undo", "edit.redo"),
    (Part("select.kinds"),),
    (Part("regions"), "region.through"),
    (Part("tools"), "view.pose"),
)
