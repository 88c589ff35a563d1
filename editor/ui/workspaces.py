"""Workspaces: arrangements of the window for one kind of work each, those of the program and the user's own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QByteArray, QObject, QSettings, Signal

from editor.ui.services import CurrentDocument, WindowMode

LAYOUTS = "layouts/all"
LAST = {mode: f"window/{mode.value}_workspace" for mode in WindowMode}
STATES = {WindowMode.EDIT: "window/state", WindowMode.TRANSFORM: "window/transform_state"}
SIZES = {WindowMode.EDIT: "window/sizes", WindowMode.TRANSFORM: "window/transform_sizes"}
MODE = "mode"  # of a workspace of the user's own; layouts of before have none

PaneStates = dict[str, str]  # texts by what they are of


@dataclass(frozen=True, slots=True, kw_only=True)
class Workspace:
    """A kind of work: its mode, and what is open, chosen and shown as it comes."""

    name: str
    title: Any  # to be translated, as is the tip, unless it is the user's own
    mode: WindowMode | None  # None: either
    tip: Any = ""
    icon: str = ""
    key: str = ""
    panes: tuple[str, ...] = ()  # that are open; those at the front of their sides first
    shares: Mapping[str, float] = field(default_factory=dict)  # of the width of the window, by pane
    commands: tuple[str, ...] = ()  # ids of switches that are on
    overlays: frozenset[str] = frozenset()  # shown beside the usual ones
    is_own: bool = False


WORKSPACES = (
    Workspace(
        name="model",
        title=QT_TRANSLATE_NOOP("Workspaces", "Model"),
        tip=QT_TRANSLATE_NOOP("Workspaces", "Edit mode: materials, textures, the mesh, all there is in the model"),
        icon="materials",
        key="Ctrl+Shift+F5",
        mode=WindowMode.EDIT,
        panes=("outline", "inspector", "morphs"),
        commands=("tool.select",),
    ),
    Workspace(
        name="rig",
        title=QT_TRANSLATE_NOOP("Workspaces", "Rig"),
        tip=QT_TRANSLATE_NOOP("Workspaces", "Edit mode: bones and the display frames that they are in"),
        icon="bones",
        key="Ctrl+Shift+F6",
        mode=WindowMode.EDIT,
        panes=("outline", "inspector", "frames"),
        commands=("tool.select", "select.click-bones"),
        overlays=frozenset({"bones"}),
    ),
    Workspace(
        name="weights",
        title=QT_TRANSLATE_NOOP("Workspaces", "Weights"),
        tip=QT_TRANSLATE_NOOP("Workspaces", "Edit mode: the weights of bones, painted on the model"),
        icon="paint",
        key="Ctrl+Shift+F7",
        mode=WindowMode.EDIT,
        panes=("outline", "weights", "influences", "inspector"),
        commands=("select.click-bones", "tool.paint"),
        overlays=frozenset({"bones"}),
    ),
    Workspace(
        name="morphs",
        title=QT_TRANSLATE_NOOP("Workspaces", "Morphs"),
        tip=QT_TRANSLATE_NOOP("Workspaces", "Edit mode: morphs, their weights, and what they do to the model"),
        icon="morphs",
        key="Ctrl+Shift+F8",
        mode=WindowMode.EDIT,
        panes=("outline", "morphs", "inspector"),
        commands=("select.click-vertices", "tool.select"),
    ),
    Workspace(
        name="physics",
        title=QT_TRANSLATE_NOOP("Workspaces", "Physics"),
        tip=QT_TRANSLATE_NOOP("Workspaces", "Transform mode: rigid bodies and joints, and how they swing"),
        icon="bodies",
        key="Ctrl+Shift+F9",
        mode=WindowMode.TRANSFORM,
        panes=("bodies", "outline", "inspector", "collisions", "morphs"),
        commands=("select.click-rigid-bodies",),
        overlays=frozenset({"bodies", "joints"}),
    ),
    Workspace(
        name="uv",
        title=QT_TRANSLATE_NOOP("Workspaces", "UV"),
        tip=QT_TRANSLATE_NOOP("Workspaces", "Edit mode: the mesh on its textures, beside the model"),
        icon="uv",
        key="Ctrl+Shift+F10",
        mode=WindowMode.EDIT,
        panes=("uv", "inspector"),
        shares={"uv": 0.7},
        commands=("tool.select", "select.click-vertices"),
    ),
    Workspace(
        name="motion",
        title=QT_TRANSLATE_NOOP("Workspaces", "Pose & motion"),
        tip=QT_TRANSLATE_NOOP("Workspaces", "Transform mode: bones and morphs are posed, and motions played"),
        icon="pose",
        key="Ctrl+Shift+F11",
        mode=WindowMode.TRANSFORM,
        panes=("pose", "morphs", "inspector", "timeline"),
        commands=("tool.rotate", "select.click-bones"),
        overlays=frozenset({"bones"}),
    ),
)
BY_NAME = {workspace.name: workspace for workspace in WORKSPACES}
AT_FIRST = {WindowMode.EDIT: BY_NAME["model"], WindowMode.TRANSFORM: BY_NAME["motion"]}


class OwnWorkspaces(QObject):
    """Those of the user, by name, in the settings: where panes stand in a mode, or in both."""

    changed = Signal()

    def __init__(self, stored: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self._all = _valid_layouts(stored.value(LAYOUTS, "{}"))

    @property
    def names(self) -> list[str]:
        """In the order of saving."""
        return list(self._all)

    def __contains__(self, name: str) -> bool:
        return name in self._all

    def __getitem__(self, name: str) -> PaneStates:
        return self._all[name]

    def workspace(self, name: str) -> Workspace:
        """The workspace of a name."""
        mode = next((mode for mode in WindowMode if mode.value == self._all[name].get(MODE)), None)
        return Workspace(name=name, title=name, mode=mode, is_own=True)

    def save(self, name: str, states: PaneStates) -> None:
        """Remember states under a name, in the place of what has it."""
        self._all[name] = states
        self._store()

    def rename(self, old: str, new: str) -> None:
        """Give a workspace another name, at the same place; ValueError for one that another has."""
        if new != old and new in self._all:
            raise ValueError(new)
        self._all = {new if name == old else name: states for name, states in self._all.items()}
        self._store()

    def forget(self, name: str) -> None:
        """Remember a workspace no longer; panes stay where they are."""
        del self._all[name]
        self._store()

    def keep(self, name: str, states: PaneStates) -> None:
        """Note where panes stand now, without a word."""
        self._all[name] |= states
        self._stored.setValue(LAYOUTS, json.dumps(self._all))

    def _store(self) -> None:
        self._stored.setValue(LAYOUTS, json.dumps(self._all))
        self.changed.emit()


def _valid_layouts(text: object) -> dict[str, PaneStates]:
    """Return the stored layouts, as far as they are valid: anybody may have written in the file."""
    try:
        found = json.loads(str(text))
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: states for name, states in found.items() if isinstance(states, dict) and _are_texts(states)}


def _are_texts(states: dict[str, object]) -> bool:
    return all(isinstance(value, str) for value in states.values())


class Workspaces(QObject):
    """The workspace of each mode that was last used there, and where its panes stood."""

    changed = Signal()  # another one is current
    chosen = Signal(Workspace)  # by the user

    def __init__(self, stored: QSettings, current: CurrentDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self._current = current
        self.own = OwnWorkspaces(stored, self)
        self._last = {mode: str(stored.value(key, "")) for mode, key in LAST.items()}
        current.mode_changed.connect(self.changed)

    @property
    def current(self) -> Workspace | None:
        """The workspace of the mode of the current document; None without one."""
        return None if self._current.mode is None else self.of(self._current.mode)

    def of(self, mode: WindowMode) -> Workspace:
        """The workspace that was last used in a mode."""
        name = self._last[mode]
        workspace = self.own.workspace(name) if name in self.own else BY_NAME.get(name)
        return workspace if workspace is not None and workspace.mode in (mode, None) else AT_FIRST[mode]

    def choose(self, workspace: Workspace) -> None:
        """Go to a workspace, and to its mode."""
        mode, posing = workspace.mode or self._current.mode, self._current.posing
        if mode is None or posing is None:
            return
        for each in WindowMode if workspace.mode is None else (mode,):
            self._last[each] = workspace.name
            self._stored.setValue(LAST[each], workspace.name)
        if self._current.mode is mode:
            self.changed.emit()
        else:
            posing.set_active(mode is WindowMode.TRANSFORM)
        self.chosen.emit(workspace)

    # -- where panes stand ---------------------------------------------------------------------------------------------

    def state(self, workspace: Workspace, mode: WindowMode) -> QByteArray | None:
        """The state of docks and tool bars as it was left; None for never."""
        if workspace.is_own:
            text = self.own[workspace.name].get(STATES[mode])
            return None if text is None else QByteArray.fromBase64(text.encode("ascii", "replace"))
        state = self._value(workspace, "state", STATES[mode])
        return state if isinstance(state, QByteArray) else None

    def sizes(self, workspace: Workspace, mode: WindowMode) -> object:
        """The sizes of the sides as they were left."""
        if workspace.is_own:
            return self.own[workspace.name].get(SIZES[mode])
        return self._value(workspace, "sizes", SIZES[mode])

    def _value(self, workspace: Workspace, key: str, before: str) -> object:
        """Where there were no workspaces yet, their modes had one arrangement each."""
        found = self._stored.value(f"window/workspaces/{workspace.name}/{key}")
        return self._stored.value(before) if found is None and workspace in AT_FIRST.values() else found

    def remember(self, workspace: Workspace, mode: WindowMode, state: QByteArray, sizes: str) -> None:
        """Keep where panes stand, for now and the next start."""
        if not workspace.is_own:
            self._stored.setValue(f"window/workspaces/{workspace.name}/state", state)
            self._stored.setValue(f"window/workspaces/{workspace.name}/sizes", sizes)
        elif workspace.name in self.own:
            self.own.keep(workspace.name, pane_states(mode, state, sizes))


def pane_states(mode: WindowMode, state: QByteArray, sizes: str) -> PaneStates:
    """A state of docks and sizes of sides as a workspace of the user's own has them."""
    return {STATES[mode]: bytes(state.toBase64().data()).decode(), SIZES[mode]: sizes}
