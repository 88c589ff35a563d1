"""Templates that users begin with: the scripts that come with the program, and a plug-in of their own.

That is a manifest, an operation, a command, and a test of both.
"""

from __future__ import annotations

import ast
import json
import re
from dataclasses import dataclass
from pathlib import Path

from editor.messages import TranslatableText
from editor.plugins.load_plugins import MANIFEST, MODULE
from editor.plugins.plugin import API_VERSION
from editor.resources import resource

_MANIFEST = """\
id = {id}
name = {name}
version = "0.1"
api = {api}
"""

_MODULE = '''\
"""A plug-in with an operation, which puts a word before names, and a command, which selects bones."""

from dataclasses import dataclass

from editor.plugins import api


@dataclass(frozen=True, slots=True)
class Prefix:
    """The parameters: each has a label, a default and a help text, and gets a place in the form."""

    prefix: str = api.text("Prefix", "new ", help="What is put before the names.")


def add_prefix(edit: api.Edit, context: api.OperationContext, parameters: Prefix) -> api.Result:
    """What the operation does. It changes the model through `edit` alone, and raises ValueError to refuse."""
    if not parameters.prefix:
        raise ValueError("There is nothing to put before the names.")
    for name, rows in context.rows.items():
        table = edit.model.tables[name]
        edit.set(table, rows, "name", [parameters.prefix + table[row].name for row in rows])
    return api.Result(f"{{sum(map(len, context.rows.values()))}} names changed", context.rows)


def select_without_english_name(model: api.ScriptModel, host: api.Host) -> None:
    """What the command does. All that it edited would be one step, and what it raises takes that back."""
    rows = [row for row, bone in enumerate(model.bones) if not bone.name_en]
    host.select("bones", rows)
    host.status(f"Bones without an English name: {{len(rows)}}")


def plugin() -> api.Plugin:
    """What the plug-in adds."""
    return api.Plugin(
        operations=(
            api.Operation(
                "{id}.add-prefix",
                "Add a prefix",
                add_prefix,
                ("bones", "morphs", "materials"),
                "Puts a word before the names of rows.",
                Prefix,
                frozenset({{api.Need.ROWS}}),
            ),
        ),
        commands=(
            api.PluginCommand(
                "{id}.select-without-english-name",
                "Select bones without an English name",
                select_without_english_name,
                "Selects the bones that have no English name yet.",
            ),
        ),
    )
'''

_TEST = '''\
"""Run it with `pytest {file}`."""

from pathlib import Path

from editor.plugins import api

PLUGIN = api.load_plugin(Path(__file__).parent)


def test_the_prefix_is_put_before_the_names():
    (operation,) = PLUGIN.operations
    model = api.new()
    before = model.bones[0].name
    api.function_of(operation)(model, "all", prefix="my ")
    assert model.bones[0].name == "my " + before


def test_the_bones_without_an_english_name_are_selected():
    (command,) = PLUGIN.commands
    model, host = api.new(), api.PlainHost()
    with model.edit() as edit:
        edit.insert("bones", 1, api.Bone("腕", "arm"))
        edit.set("bones", 0, "name_en", "")
    command.function(model, host)
    assert list(host.selected("bones")) == [0]
'''


def id_of(name: str) -> str:
    """The id of a plug-in of this name: "My Tools" is "my-tools". ValueError where nothing of the name is left."""
    id = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    if not id or not id[0].isalpha():
        raise ValueError(TranslatableText("{}: a name that begins with a Latin letter expected", repr(name)))
    return id


def write_template(folder: Path, id: str, name: str) -> list[Path]:
    """Write the files of a new plug-in into a folder that is not there yet. OSError where that cannot be done."""
    # What JSON quotes, TOML does.
    values = {"id": id, "name": name, "api": API_VERSION}
    quoted = {key: json.dumps(value, ensure_ascii=False) for key, value in values.items()}
    test = f"test_{id.replace('-', '_')}.py"
    folder.mkdir(parents=True)
    files = {
        MANIFEST: _MANIFEST.format(**quoted),
        MODULE: _MODULE.format(id=id),
        test: _TEST.format(file=test),
    }
    for file, text in files.items():
        (folder / file).write_text(text, "utf-8")
    return [folder / file for file in files]


@dataclass(frozen=True, slots=True)
class ExampleScript:
    """`title` is made of the file's name, `purpose` is the first line of its docstring; both are to be translated."""

    file: Path
    title: str
    purpose: str


def example_scripts() -> list[ExampleScript]:
    """All of them, by the names of their files."""
    return [_read(file) for file in sorted(resource("scripts").glob("*.py"))]


def _read(file: Path) -> ExampleScript:
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return ExampleScript(file, file.stem.replace("_", " ").capitalize(), text.partition("\n")[0])
