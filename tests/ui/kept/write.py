"""Writes what a user of a version has, with that version: run it in a checkout of it, on a screen.

    python /PATH/TO/tests/ui/kept/write.py /PATH/TO/tests/ui/kept/VERSION    in the checkout of the version

The user changed every preference, has own keys, layouts, masks, cameras, forms, presets, a plug-in, files that were
open and a model that was not saved when the program was killed. `expected.json` is what that version makes of it.
"""

from __future__ import annotations

import dataclasses
import json
import os
import shutil
import sys
import tempfile
import time
from enum import Enum
from pathlib import Path
from typing import Any

HOME = Path(tempfile.mkdtemp()).resolve()
os.environ.update(XDG_CONFIG_HOME=str(HOME / "config"), XDG_DATA_HOME=str(HOME / "data"), HOME=str(HOME))
os.environ.update(PYOPENGL_PLATFORM="egl", QT_XCB_GL_INTEGRATION="xcb_egl")
sys.path[:0] = [str(Path.cwd()), str(Path(__file__).parent)]

from PySide6.QtCore import QSettings, Qt  # noqa: E402
from reading import read_docks, read_forms, read_layouts, read_session, read_settings  # noqa: E402

from editor.app import make_application  # noqa: E402
from editor.document.program.preferences import declared_preferences  # noqa: E402
from editor.document.program.settings import Settings  # noqa: E402
from editor.motion.sampling import SelfShadow  # noqa: E402
from editor.operations.catalog import OPERATIONS  # noqa: E402
from editor.operations.checks.catalog import CHECKS  # noqa: E402
from editor.operations.physics.presets import built_in_presets, presets_text, user_presets_file  # noqa: E402
from editor.plugins.plugin_folder import plugins_folder, set_enabled  # noqa: E402
from editor.plugins.template import write_template  # noqa: E402
from editor.render.camera import Camera  # noqa: E402
from editor.render.modes import DisplayMode  # noqa: E402
from editor.resources import resource  # noqa: E402
from editor.ui.dialogs.operation_form import remember_parameters  # noqa: E402
from editor.ui.models.marks import Names  # noqa: E402
from editor.ui.viewport.shaping import Pivot  # noqa: E402
from editor.ui.window.main_window import MainWindow  # noqa: E402

MODELS = HOME / "models"
PLACE = "/MODELS"  # of them, in what is written
CHANGED = 1_700_000_000  # when the models were, in seconds
KEYS = {
    "camera.values": ["Ctrl+Alt+K"],
    "rows.move-up": ["Ctrl+Alt+U", "Ctrl+Alt+I"],
    "pose.undo": ["Ctrl+Alt+W"],
    "pose.redo": ["Ctrl+Alt+E"],
    "file.save": ["G"],
    "file.close": [],
    "bones.mirror": ["Ctrl+Alt+M"],
    "help.tour": ["Alt+Home"],
    "my-tools.add-prefix": ["Ctrl+Alt+P"],
    "pane.go-to-uv": ["Ctrl+Alt+5"],
}
MASKS = {"顔": ("materials", [0, 2]), "Arms": ("bones", [14, 15, 16])}


def wait(seconds: float = 0.5) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        app.processEvents()
        time.sleep(0.01)


def another(preference: Any) -> Any:
    """A value that a preference has not at first."""
    value = preference.default
    if isinstance(value, Enum):
        return list(type(value))[-1]
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, tuple):
        return tuple(round(1 - part * 0.9, 3) for part in value)
    return type(value)(min(value * 1.5 + 1, preference.maximum))


def choose_preferences(settings: Settings) -> None:
    for name, preference in declared_preferences().items():
        chosen = another(preference)
        assert chosen != preference.default
        settings.choose(**{name: chosen})


def choose_view(bench: Any) -> None:
    view = bench.view_settings
    for name in ("grid", "bones", "normals", "joints", "toon"):
        view.show(name, name not in view.options.show)
    view.set_mode(DisplayMode.BONE_WEIGHT)
    view.set_light((0.9, 0.8, 0.7), (0.1, -0.9, 0.3))
    view.set_self_shadow(SelfShadow(2, 0.25))
    view.set_perspective(False)
    bench.names.choose(list(Names)[-1])
    bench.names.show_roles(False)


def choose_tools(bench: Any) -> None:
    tools = bench.tools
    tools.shaping.choose_pivot(next(pivot for pivot in Pivot if pivot is not tools.shaping.pivot))
    tools.shaping.set_radius(1.75)
    for action in (tools.shaping.symmetry, tools.shaping.falls_off, *tools.shaping.following):
        assert action.isEnabled()
        action.trigger()
    tools.painting.set(strength=0.21, weight=0.37)
    tools.sculpting.set(strength=0.77)
    tools.axes[0].trigger()


def change_forms(settings: Settings) -> None:
    """Run every operation once, as the form would, with other values than it comes with."""
    for operation in OPERATIONS.values():
        fields = {field.name: getattr(operation.parameters(), field.name) for field in operation.fields}
        values = {name: not value for name, value in fields.items() if isinstance(value, bool)}
        if values:
            remember_parameters(settings.stored, operation, dataclasses.replace(operation.parameters(), **values))


def arrange(bench: Any, document: Any) -> None:
    """Put panes elsewhere, in both modes, and save that as layouts of two names."""
    window, docks, areas = bench._window, bench.docks, Qt.DockWidgetArea
    layouts = bench.commands.layouts
    for name, side, floating, closed in (
        ("Faces", areas.LeftDockWidgetArea, "uv", "history"),
        ("モーフ用", areas.BottomDockWidgetArea, "masks", "table"),
    ):
        for posed in (False, True):
            document.posing.set_active(posed)
            wait()
            bench.layout.reset()
            for pane in ("inspector", "messages"):
                docks[pane].show()
                window.addDockWidget(side, docks[pane])
            docks[floating].show()
            docks[floating].setFloating(True)
            docks[closed].hide()
            wait()
        layouts._layouts.save(name, bench.layout.states())
    document.posing.set_active(False)
    wait()


def hide_and_accept(bench: Any, document: Any) -> None:
    for name, (table, rows) in MASKS.items():
        document.masking.clear()
        document.selection.select(table, rows)
        document.selection.set_active_table(table)
        bench.commands["hide.selected"].trigger()
        bench.masks.save(name)
    document.masking.clear()
    code, other = sorted(CHECKS)[:2]
    bench.session.accepted.accept(document.model, [(code, "あ"), (other, None)])


def open_models(window: Any, bench: Any) -> list[Any]:
    shutil.copytree(resource("samples", "textures"), MODELS / "textures")
    paths = [Path(shutil.copy(resource("samples", name), MODELS)) for name in ("cloth.pmx", "mochi.pmx")]
    for path in paths:
        os.utime(path, (CHANGED, CHANGED))
        window.open([path])
        while bench.session.find(path) is None:
            wait(0.1)
    wait(2)
    return [bench.session.find(path) for path in paths]


def look_and_select(bench: Any, cloth: Any, mochi: Any) -> None:
    cloth.selection.select("materials", [0])
    cloth.selection.set_active_table("materials")
    bench.session.set_current(mochi)
    mochi.cameras.last = Camera((1.0, 2.0, 3.0), (10.0, 20.0, 30.0), 12.5, 40.0)
    mochi.cameras.by_name["正面"] = Camera((0.0, 10.0, 0.0), (0.0, 0.0, 0.0), 45.0, 30.0)
    mochi.selection.select("bones", [3, 4, 5, 9])
    mochi.selection.set_active_table("bones")
    mochi.posing.set_active(True)
    bench.session.pin(MODELS / "mochi.pmx", True)


def leave_unsaved(bench: Any, window: Any) -> None:
    document = bench.session.new()
    with document.edit("Rename") as edit:
        edit.set(document.model.info, 0, "name", "保存していない")
    window.recovery._autosave.save_now()
    while not list(HOME.rglob("autosave/*/*.json")):
        wait(0.1)
    wait(1)


def keep(folder: Path, expected: dict[str, Any], stored: QSettings) -> None:
    """Copy what the program wrote, with PLACE for the folder of the models."""
    stored.sync()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    settings = Path(stored.fileName()).read_text("utf-8")
    (folder / "settings.ini").write_text(settings.replace(str(MODELS), PLACE), "utf-8")
    shutil.copytree(plugins_folder(), folder / "plugins", ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    shutil.copy(plugins_folder().with_name("plugins.json"), folder)
    shutil.copy(user_presets_file(), folder)
    shutil.copy(HOME / "keys.json", folder)
    (copy,) = HOME.rglob("autosave/*/*.pmx")
    (folder / "autosave" / "crashed").mkdir(parents=True)
    for file in (copy, copy.with_suffix(".json")):
        shutil.copy(file, folder / "autosave" / "crashed" / f"copy{file.suffix}")
    text = json.dumps(expected, ensure_ascii=False, indent=1, sort_keys=True).replace(str(MODELS), PLACE)
    (folder / "expected.json").write_text(text + "\n", "utf-8")


def main(folder: Path) -> None:
    MODELS.mkdir()
    write_template(plugins_folder() / "my-tools", "my-tools", "My tools")
    set_enabled("my-tools", True)
    user_presets_file().parent.mkdir(parents=True, exist_ok=True)
    preset = next(iter(built_in_presets().values())).with_swing(33)
    user_presets_file().write_text(presets_text({"私の": preset}), "utf-8")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    settings = Settings()
    window = MainWindow(settings)
    window.resize(1234, 789)
    window.show()
    wait()
    window.furnish()
    bench = window.workbench
    assert bench is not None
    choose_preferences(settings)
    bench.commands.shortcuts.choose_set("Blender")
    for id, keys in KEYS.items():
        if id in bench.commands.list:
            bench.commands.shortcuts.give(id, keys)
    bench.commands.shortcuts.export(HOME / "keys.json")
    for id in ("mode.transform", "pose.undo", "bones.mirror", "file.save"):
        bench.commands.palette._remember(id)
    choose_view(bench)
    change_forms(settings)
    settings.stored.setValue("python/history", json.dumps(["len(model.bones)", "1 + 1"]))
    settings.stored.setValue("python/script/text", "# my script\nprint(model)\n")
    settings.stored.setValue("python/script/name", "my_script")
    cloth, mochi = open_models(window, bench)
    choose_tools(bench)
    hide_and_accept(bench, mochi)
    arrange(bench, mochi)
    expected = read_settings(bench) | {"layouts/docks": read_layouts(bench, mochi, wait)}
    leave_unsaved(bench, window)
    look_and_select(bench, cloth, mochi)
    wait()
    expected |= {"session": read_session(bench.session), "docks": read_docks(bench), "forms": read_forms(bench.session)}
    window.files.reopening.remember()
    settings.stored.setValue("window/geometry", window.saveGeometry())  # as when the window is closed
    expected["window"] = [window.width(), window.height()]
    keep(folder, expected, settings.stored)
    sys.stdout.flush()
    os._exit(0)


app = make_application()
if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
