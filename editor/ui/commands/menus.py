"""Menus as data, the QMenus made from it, and where commands stand in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction, QActionEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from editor.ui.action import plain
from editor.ui.command import CommandList
from editor.ui.keyboard import MenuKeys


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
    Part("hide.locks"),
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

# Buttons that are no choices, by the ids of their commands: of the tool bar, of the strip of tools below these, and of
# the corner of the view beside its menus, which have these icons.
TOOL_BAR = ("file.open", "edit.undo", "edit.redo")
TOOL_STRIP = ("view.pose",)
VIEW_CORNER = ("camera.frame-selection", "camera.frame-all")
CORNER_MENUS = {"display": "view.surface", "overlays": "view.overlays", "camera": "view.camera"}


OWN = "isOfTable"  # the property of entries of a right click that the table alone has
INTO = " > "  # from the title of a menu to what is in it


class MenuPlaces:
    """Made when it is needed, of the menus as they are then; a command that is in several is told of in the first."""

    def __init__(self, commands: CommandList, menus: Iterable[QMenu], *, is_lasting: bool = False) -> None:
        """`is_lasting`: whether commands are called as they always are, "Undo" without its step."""
        self._paths: dict[str, tuple[str, ...]] = {}
        self._commands = commands
        for menu in menus:
            self._walk(menu, (plain(menu.title()),))
        for id in commands:
            if pane := commands.pane(id):
                self._paths.setdefault(id, (commands.scope(pane).title,))
        texts = {id: plain(commands.lasting_text(id) if is_lasting else commands[id].text()) for id in commands}
        short = {id: INTO.join((*self._path_of_name(id), text)) for id, text in texts.items()}
        counts = Counter(short.values())
        self._names = {
            id: name if counts[name] == 1 else INTO.join((*self.path(id), texts[id])) for id, name in short.items()
        }

    @property
    def ids(self) -> list[str]:
        """The commands that are in menus, in their order there."""
        return list(self._paths)

    def path(self, id: str) -> tuple[str, ...]:
        """The titles of the menus, and of the part of one, that lead to a command; () where it is in none."""
        return self._paths.get(id, ())

    def name(self, id: str) -> str:
        """Return a command's name: "Save", "Compare with > A file"; its whole path where another has that name, too."""
        return self._names[id]

    def _path_of_name(self, id: str) -> tuple[str, ...]:
        """Return the beginning of a name: the titles without that at the top, or the pane that a command is of."""
        path = self.path(id)
        return path if self._commands.pane(id) else path[1:]

    def _walk(self, menu: QMenu, path: tuple[str, ...]) -> None:
        part: tuple[str, ...] = ()
        for action in menu.actions():
            inner = QMenu.menuInAction(action)  # action.menu() would delete it, up to PySide6 6.10
            if action.isSeparator():
                part = (plain(action.text()),) if action.text() else ()
            elif isinstance(inner, QMenu):
                self._walk(inner, (*path, plain(inner.title())))
            elif action.objectName() in self._commands:
                self._paths.setdefault(action.objectName(), (*path, *part))


def leave_out_impossible(menu: QMenu) -> None:
    """Take out of a menu that was made for one right click what cannot be done now, and menus of nothing else."""
    for action in menu.actions():
        inner = QMenu.menuInAction(action)
        can_run = action.isEnabled() and (
            not isinstance(inner, QMenu) or any(each.isEnabled() for each in inner.actions() if not each.isSeparator())
        )
        if not (can_run or action.isSeparator()):
            menu.removeAction(action)


# What a right click most likely wants, in groups; after them come what the table alone has, and then all else.
MOST_USED = (
    ("rows.rename", "rows.frame", "camera.frame-selection"),
    ("edit.copy", "edit.paste", "rows.paste-onto"),
    ("rows.duplicate", "outline.duplicate", "table.duplicate", "rows.delete", "outline.delete", "table.delete"),
    ("hide.selected", "hide.isolate"),
)
LONGEST = 10  # entries of the menu of a right click, before what is in "More"


def fold_less_used(menu: QMenu) -> None:
    """Put what is used less into a menu at the end of one that was made for one right click, where it is long."""
    entries = [action for action in menu.actions() if action.isVisible() and not action.isSeparator()]
    if len(entries) <= LONGEST + 1:
        return
    by_id = {action.objectName(): action for action in entries if action.objectName()}
    groups = [[by_id[id] for id in ids if id in by_id] for ids in MOST_USED]
    used = [action for group in groups for action in group]
    own = [action for action in entries if action.property(OWN)]
    others = [action for action in entries if action not in used and action not in own]
    groups.append([*own, *others][: LONGEST - len(used)])
    shown = [action for group in groups for action in group]
    more = QMenu(QCoreApplication.translate("Menu", "More"), menu)
    more.setToolTipsVisible(True)
    for action in menu.actions():
        menu.removeAction(action)
        if action not in shown:
            more.addAction(action)
    for group in groups:
        menu.addActions(group)
        menu.addSeparator()
    menu.addMenu(more)
    MenuKeys([more], more)


class MenuBuilder:
    """`menus` are those that it made, by name. `operations` has those of each Part, `filled` the menu of each Filled.

    What a menu shows of its commands is that of when it opens.
    """

    def __init__(
        self,
        commands: CommandList,
        operations: Mapping[str, Sequence[Entry]],
        filled: Mapping[str, QMenu],
        parent: QWidget,
    ) -> None:
        self.menus: dict[str, QMenu] = dict(filled)
        self._commands = commands
        self._operations = operations
        self._filled = filled
        self._parent = parent

    def build(self, menu: Menu) -> QMenu:
        """Make a menu with everything in it."""
        made = QMenu(QCoreApplication.translate("Menu", menu.title), self._parent)
        made.setToolTipsVisible(True)
        for entry in self._entries(menu.entries):
            self._add(made, entry)
        ids = self.ids(menu.entries)
        made.menuAction().setVisible(bool(made.actions()))
        made.aboutToShow.connect(partial(self._commands.show_possible, ids))
        made.aboutToHide.connect(self._commands.renew_soon)
        self.menus[menu.name] = made
        return made

    def ids(self, entries: Iterable[Entry]) -> list[str]:
        """Return the commands that stand among entries, without those of menus there."""
        return [entry for entry in self._entries(entries) if isinstance(entry, str)]

    def _entries(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        """Entries, with operations and commands in the place of every Part."""
        for entry in entries:
            if isinstance(entry, Part):
                yield from self._operations.get(entry.name, ())
                yield from self._commands.parts.get(entry.name, ())
            else:
                yield entry

    def _add(self, menu: QMenu, entry: Entry) -> None:
        match entry:
            case str():
                menu.addAction(self._commands.action_for_menu(entry))
            case Menu():
                menu.addMenu(self.build(entry))
            case MenuSection():
                menu.addSection(QCoreApplication.translate("Menu", entry.title))
            case Filled():
                menu.addMenu(self._filled[entry.name])
            case Separator():
                menu.addSeparator()


class MenuMnemonics(QObject):
    """Takes from the titles of menus the letters whose keys are those of commands: Qt would run neither of both."""

    def __init__(self, menus: Iterable[QMenu], commands: CommandList, parent: QObject) -> None:
        super().__init__(parent)
        self._titles = {menu: menu.title() for menu in menus}
        self._commands = commands
        commands.keys_changed.connect(self._yield)
        self._yield()

    def _yield(self) -> None:
        taken = {key.toString() for id in self._commands for key in self._commands.keys(id)}
        for menu, title in self._titles.items():
            is_taken = QKeySequence.mnemonic(title).toString() in taken
            menu.setTitle(plain(title) if is_taken else title)


class MenuRoles(QObject):
    """Watches menus: whatever is put into them without a role gets none."""

    def __init__(self, menus: Iterable[QMenu], parent: QObject) -> None:
        super().__init__(parent)
        for menu in menus:
            menu.installEventFilter(self)
            for action in menu.actions():
                _settle(action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActionAdded:
            assert isinstance(event, QActionEvent)
            _settle(event.action())
        return False


def _settle(action: QAction) -> None:
    if action.menuRole() == QAction.MenuRole.TextHeuristicRole:
        action.setMenuRole(QAction.MenuRole.NoRole)
