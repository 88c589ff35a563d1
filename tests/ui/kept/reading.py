"""What a version of the program makes of all that a user has: settings, plug-ins, presets, recovered work, as JSON.

`write.py` runs it in the version that writes, and the test in today's: so it uses nothing that only one of them has.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from enum import Enum
from typing import Any

from PySide6.QtWidgets import QDockWidget

from editor.document.document import Document
from editor.document.program.preferences import Preferences, declared_preferences
from editor.document.session import Session
from editor.operations.catalog import OPERATIONS
from editor.operations.physics.presets import user_presets
from editor.ui.dialogs.operation_form import remembered_parameters
from editor.ui.window.workbench import Workbench

Wait = Callable[[], object]


def read_settings(bench: Workbench) -> dict[str, Any]:
    """Everything that is there before a model is open."""
    session, shortcuts = bench.session, bench.commands.shortcuts
    preferences = session.settings.preferences
    plugins = session.plugins.plugins
    return {
        "preferences": {name: plain(getattr(preferences, name)) for name in declared_preferences()},
        "keys/set": shortcuts.set_name,
        "keys/own": {id: shortcuts.keys(id) for id in shortcuts.own},
        "layouts": layout_names(bench),
        "view": read_view(bench),
        "tools": read_tools(bench),
        "names": [bench.names.names.value, bench.names.shows_roles],
        "palette": bench.commands.palette.recent,
        "files": [path.as_posix() for path in session.recent_files()],
        "forms": read_forms(session),
        "presets": {name: plain(dataclasses.asdict(values)) for name, values in user_presets().items()},
        "plugins": {plugin.id: [plugin.name, plugin.version, plugin.is_enabled] for plugin in plugins},
        "of plugins": sorted([*session.plugins.commands, *session.plugins.operations.keys() - OPERATIONS.keys()]),
    }


def layout_names(bench: Workbench) -> list[str]:
    """The names under which the user saved where panes stand: layouts, which are workspaces today."""
    commands: Any = bench.commands
    return list((commands.workspaces._own if hasattr(commands, "workspaces") else commands.layouts._layouts).names)


def read_view(bench: Workbench) -> dict[str, Any]:
    options = bench.view_settings.options
    light = [plain(options.light_color), plain(options.light_direction)]
    shadow = plain(dataclasses.astuple(options.self_shadow))
    mode = str(plain(options.mode))
    return {"show": sorted(options.show), "mode": mode, "light": light, "self-shadow": shadow} | {
        "perspective": bench.view_settings.perspective
    }


def read_tools(bench: Workbench) -> dict[str, Any]:
    tools = bench.tools
    return {
        "axes": tools.chosen_axes.value,
        "options": plain(dataclasses.asdict(tools.shaping.options)),
        "pivot": tools.shaping.pivot.value,
        "painting": plain(dataclasses.asdict(tools.painting.brush)),
        "sculpting": plain(dataclasses.asdict(tools.sculpting.brush)),
    }


def read_forms(session: Session) -> dict[str, Any]:
    """What the forms of operations that were run begin with."""
    stored = session.settings.stored
    ids = [key.removeprefix("operations/") for key in stored.allKeys() if key.startswith("operations/")]
    return {id: plain(dataclasses.asdict(remembered_parameters(stored, OPERATIONS[id], Preferences()))) for id in ids}


def read_session(session: Session) -> list[dict[str, Any]]:
    """What files are open, in front, seen and selected, hidden by name, and accepted of what is found."""
    return [
        {
            "title": document.title,
            "path": document.path.as_posix(),
            "front": document is session.current,
            "posing": document.posing.is_active,
            "four": document.cameras.is_four,
            "camera": plain(dataclasses.asdict(document.cameras.last)) if document.cameras.last else None,
            "kept": {name: plain(dataclasses.asdict(camera)) for name, camera in document.cameras.by_name.items()},
            "table": document.selection.active_table,
            "rows": {name: document.selection.rows(name).tolist() for name in ("bones", "materials", "morphs")},
            "masks": {name: read_masks(session, document, name) for name in session.saved_masks.names(document.model)},
            "accepted": sorted(map(list, session.accepted.of(document.model)), key=str),
        }
        for document in session.documents
        if document.path is not None
    ]


def read_masks(session: Session, document: Document, name: str) -> dict[str, Any]:
    masks, missing = session.saved_masks.masks(document.model, name)
    return {"missing": missing} | {table: int(mask.sum()) for table, mask in sorted(masks.items()) if mask.any()}


def read_layouts(bench: Workbench, document: Document, wait: Wait) -> dict[str, Any]:
    """Where the docks of each layout are, in each mode."""
    found: dict[str, Any] = {}
    menu: Any = getattr(bench.commands, "workspaces", None) or bench.commands.layouts
    for name in layout_names(bench):
        for posed in (False, True):
            document.posing.set_active(posed)
            wait()
            menu.switch(name)
            wait()
            found[f"{name} {'transform' if posed else 'edit'}"] = read_docks(bench)
    return found


def read_docks(bench: Workbench) -> dict[str, Any]:
    """Of each pane the side where it is, whether it floats and is open, and those that lie upon each other with it."""
    return {name: _placed(bench, dock) for name, dock in bench.docks.items()}


def _placed(bench: Workbench, dock: QDockWidget) -> list[Any]:
    window = bench._window
    beside = sorted(other.objectName() for other in window.tabifiedDockWidgets(dock))
    return [plain(window.dockWidgetArea(dock)), dock.isFloating(), not dock.isHidden(), *beside]


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return json.loads(json.dumps(value, default=_plain))


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value.tolist() if hasattr(value, "tolist") else str(value)
