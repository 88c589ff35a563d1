"""Plug-ins from folders and packages: loaded when enabled, named when they fail, and out of the way of each other."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.plugins import api
from editor.plugins.load_plugins import load_plugin, load_plugins
from editor.plugins.offered import with_plugins
from editor.plugins.plugin import LoadedPlugin, PluginError
from editor.plugins.plugin_folder import enabled_ids, plugins_folder, set_enabled
from editor.plugins.template import id_of, write_template

MANIFEST = 'id = "{id}"\nname = "A"\nversion = "1"\napi = {api}\n'
EMPTY = "from editor.plugins import api\ndef plugin():\n    return api.Plugin()\n"


def write(id: str, source: str = EMPTY, version: int = api.API_VERSION, folder: Path | None = None) -> Path:
    """A plug-in in the user's folder, or another one, enabled."""
    folder = folder or plugins_folder() / id
    folder.mkdir(parents=True)
    (folder / "plugin.toml").write_text(MANIFEST.format(id=id, api=version), "utf-8")
    (folder / "plugin.py").write_text(source, "utf-8")
    set_enabled(id, True)
    return folder


def loaded(id: str) -> LoadedPlugin:
    return next(plugin for plugin in load_plugins() if plugin.id == id)


def operation(id: str) -> str:
    return (
        "from editor.plugins import api\n"
        "def do(edit, context, parameters):\n    return api.Result('done')\n"
        f"def plugin():\n    return api.Plugin(operations=[api.Operation('{id}', 'Do', do, help='It does.')])\n"
    )


def test_where_there_are_none():
    assert not [plugin for plugin in load_plugins() if plugin.source and plugin.source.is_relative_to(plugins_folder())]
    assert enabled_ids() == set()


def test_only_what_is_enabled_runs():
    folder = write("quiet", "raise SystemExit('it ran')")
    assert "it ran" in loaded("quiet").error
    set_enabled("quiet", False)
    plugin = loaded("quiet")
    assert (plugin.error, plugin.is_enabled, plugin.plugin, plugin.source) == ("", False, None, folder)


def test_operations_go_into_a_copy_of_the_list():
    write("mine", operation("mine.do"))
    before = dict(OPERATIONS)
    operations = with_plugins(OPERATIONS, CHECKS, load_plugins())
    assert set(operations) - set(before) == {"mine.do"}
    assert before == OPERATIONS


ODD = "from dataclasses import dataclass\n@dataclass\nclass Odd:\n    factor: float = 1\n"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import nothing_of_this_name", "nothing_of_this_name"),
        ("def plugin(:", "SyntaxError"),
        ("x = 1", "plugin"),
        ("def plugin():\n    1 / 0", "division by zero"),
        ("def plugin():\n    return 3", "instead of a Plugin"),
        ("from editor.plugins import api\ndef plugin():\n    return api.Plugin(operations=[3])", "no Operation"),
        (operation("rows.sort"), "rows.sort is taken already"),
        (operation("fine.do"), "fine.do is taken already"),
        (operation("undotted"), "a dot and a verb"),
        (operation("later.do").replace("'Do', do,", "'Do', do, ('horns',),"), "no table horns"),
        (operation("later.do").replace("help=", "parameters=Odd, help=") + ODD, "not declared"),
    ],
)
def test_one_that_fails_is_named_and_the_others_go_on(source, said):
    write("fine", operation("fine.do"))
    write("later", source)
    write("zest")
    assert said in loaded("later").error
    assert loaded("later").plugin is None
    assert loaded("fine").plugin
    assert loaded("zest").plugin


def test_its_own_lines_are_in_the_traceback():
    write("broken", "def plugin():\n    return undefined")
    assert "return undefined" in loaded("broken").traceback
    assert "load_plugins" not in loaded("broken").traceback


def test_another_version_of_the_api_is_not_tried():
    write("old", "raise SystemExit('it ran')", version=99)
    assert "99" in loaded("old").error
    assert "it ran" not in loaded("old").error


def test_an_id_belongs_to_one():
    write("twice")
    write("twice", folder=plugins_folder() / "u-other")
    first, second = (plugin for plugin in load_plugins() if plugin.id == "twice")
    assert first.plugin
    assert "the id twice" in second.error


@pytest.mark.parametrize(
    "manifest",
    ["", "id = 3 4", 'id = "a"\nname = "A"\nversion = "1"\n', 'id = "A b"\nname = "A"\nversion = "1"\napi = 1\n'],
)
def test_a_manifest_that_cannot_be_understood(manifest):
    folder = write("odd")
    (folder / "plugin.toml").write_text(manifest, "utf-8")
    assert loaded("odd").error


def test_loaded_again_it_is_as_it_is_now():
    folder = write("changing", "from .words import word\n" + operation("changing.do").replace("'Do'", "word"))
    (folder / "words.py").write_text("word = 'One'\n", "utf-8")
    assert loaded("changing").plugin.operations[0].label == "One"
    (folder / "words.py").write_text("word = 'Two, later'\n", "utf-8")
    assert loaded("changing").plugin.operations[0].label == "Two, later"


@pytest.mark.parametrize("file", ["plugin.py", "words.py"])
def test_a_change_within_the_same_second_counts(file: str, monkeypatch: pytest.MonkeyPatch):
    """Python itself takes a source of the same second and size for the one that it compiled before."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    folder = write("quick", "from .words import word\n" + operation("quick.do").replace("'Do'", "word + 'x'"))
    (folder / "words.py").write_text("word = 'x'\n", "utf-8")
    os.utime(folder / file, (10**9, 10**9))
    assert loaded("quick").plugin.operations[0].label == "xx"
    (folder / file).write_text((folder / file).read_text("utf-8").replace("'x'", "'y'"), "utf-8")
    os.utime(folder / file, (10**9, 10**9))
    assert sorted(loaded("quick").plugin.operations[0].label) == ["x", "y"]


def test_an_installed_package(tmp_path, monkeypatch):
    package = tmp_path / "some_tools"
    package.mkdir()
    (package / "plugin.toml").write_text(MANIFEST.format(id="some-tools", api=api.API_VERSION), "utf-8")
    (package / "__init__.py").write_text(operation("some-tools.do"), "utf-8")
    about = tmp_path / "some_tools-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: some-tools\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[katachi.plugins]\nsome-tools = some_tools:plugin\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert not loaded("some-tools").is_enabled
    assert "some_tools" not in sys.modules
    set_enabled("some-tools", True)
    assert [operation.id for operation in loaded("some-tools").plugin.operations] == ["some-tools.do"]
    monkeypatch.delitem(sys.modules, "some_tools")


def test_one_may_be_loaded_by_its_own_tests():
    folder = write("tested", operation("tested.do"))
    set_enabled("tested", False)
    (made,) = load_plugin(folder).operations
    assert api.function_of(made)(api.new()).message == "done"
    (folder / "plugin.py").write_text("", "utf-8")
    with pytest.raises(PluginError):
        load_plugin(folder)


@pytest.mark.parametrize("held", ["", "[]", "{}", '{"enabled": 3}', "\udc80"])
def test_a_file_that_says_nothing_enables_nothing(held):
    file = plugins_folder().with_name("plugins.json")
    file.write_bytes(held.encode("utf-8", "surrogateescape"))
    assert enabled_ids() == set()


def test_the_template_works_and_so_does_its_test():
    id = id_of("My 2nd Tools!")
    assert id == "my-2nd-tools"
    files = write_template(plugins_folder() / id, id, 'My "2nd" Tools!')
    set_enabled(id, True)
    assert loaded(id).name == 'My "2nd" Tools!'
    names: dict = {"__file__": str(files[2])}
    exec(compile(files[2].read_text("utf-8"), files[2], "exec"), names)
    tests = [test for name, test in names.items() if name.startswith("test_")]
    assert len(tests) == 2
    for test in tests:
        test()
    with pytest.raises(ValueError, match="Latin"):
        id_of("形")


@pytest.mark.parametrize(
    ("platform", "variable", "folder"),
    [
        ("linux", "XDG_DATA_HOME", "there/Katachi/plugins"),
        ("win32", "APPDATA", "there/Katachi/plugins"),
        ("linux", "", "home/.local/share/Katachi/plugins"),
        ("darwin", "", "home/Library/Application Support/Katachi/plugins"),
        ("win32", "", "home/AppData/Roaming/Katachi/plugins"),
    ],
)
def test_where_they_lie(platform, variable, folder, tmp_path, monkeypatch):
    for name in ("KATACHI_PLUGINS", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "there"))
    assert plugins_folder() == tmp_path / folder
