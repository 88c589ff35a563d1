"""Plug-ins for tests: folders with a manifest and a module in the user's folder of plug-ins, or another one."""

from __future__ import annotations

from pathlib import Path

from editor.plugins import api
from editor.plugins.plugin_folder import plugins_folder, set_enabled

MANIFEST = 'id = "{id}"\nname = "{name}"\nversion = "1"\napi = {api}\n'

# One of each kind. A .lot file holds a bone a line: its name, x, y and z.
EVERYTHING = """
from editor.plugins import api

def shift(model, host):
    with model.edit() as edit:
        edit.set("bones", host.selected("bones"), "name", "shifted")
    host.status("done it")

def fail(model, host):
    with model.edit() as edit:
        edit.set("bones", 0, "name", "half done")
    {}["lacking"]

def read(data):
    model = api.new()
    with model.edit() as edit:
        for row, line in enumerate(data.decode().splitlines()):
            name, *at = line.split()
            if len(at) != 3:
                raise ValueError(f"line {row + 1} has no place")
            edit.insert("bones", row, api.Bone(name, position=tuple(map(float, at))))
        edit.remove("bones", len(model.bones) - 1)
    return model

def write(model):
    lines = [" ".join([bone.name, *map(str, bone.position)]) for bone in model.bones]
    with model.edit() as edit:
        edit.set("bones", "all", "name", "written")
    return "\\n".join(lines).encode()

def make(model, host):
    from PySide6.QtWidgets import QPushButton
    button = QPushButton(f"{len(model.bones)} bones")
    def rename():
        with model.edit("By the pane") as edit:
            edit.set("bones", 0, "name", "by the pane")
    button.clicked.connect(rename)
    return button

def plugin():
    return api.Plugin(
        commands=[
            api.PluginCommand("all.shift", "&Shift it", shift, "Shifts.", ["Ctrl+Alt+J", "Ctrl+S"]),
            api.PluginCommand("all.fail", "Fail", fail),
        ],
        formats=[api.PluginFormat(".lot", "List of bones", read, write)],
        panes=[api.PluginPane("notes", "Notes on it", make)],
    )
"""


def write_plugin(
    id: str, source: str, *, api_version: int = api.API_VERSION, folder: Path | None = None, enabled: bool = True
) -> Path:
    """A plug-in called as its id with a capital letter."""
    folder = folder or plugins_folder() / id
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plugin.toml").write_text(MANIFEST.format(id=id, name=id.title(), api=api_version), "utf-8")
    (folder / "plugin.py").write_text(source, "utf-8")
    set_enabled(id, enabled)
    return folder
