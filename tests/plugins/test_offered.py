"""What plug-ins add: rows are checked; formats and operations fail by themselves, named, with the model as before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from editor import formats
from editor.formats import Content, FormatError
from editor.formats.progress import Cancelled
from editor.formats.registry import ADDED, READERS, WRITERS, set_added_formats
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.operation import OperationContext
from editor.operations.run_operation import run_operation
from editor.plugins.load_plugins import load_plugins
from editor.plugins.offered import commands_of, formats_of, panes_of, with_plugins
from editor.plugins.plugin import LoadedPlugin
from editor.plugins.plugin_folder import set_enabled
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.plugins.plugin_making import EVERYTHING, write_plugin


@pytest.fixture(autouse=True)
def _own_formats() -> Iterator[None]:
    yield
    set_added_formats(())


def loaded(id: str) -> LoadedPlugin:
    return next(plugin for plugin in load_plugins() if plugin.id == id)


def use() -> None:
    set_added_formats(formats_of(load_plugins()))


def made(rows: str, source: str = "") -> str:
    """A plug-in that returns rows."""
    names = "from editor.plugins.api import *\nfrom editor.plugins.api import Plugin, PluginCommand as C\n"
    names += "from editor.plugins.api import PluginFormat as F, PluginPane as P\n"
    return f"{names}def f(*_):\n    pass\n{source}\ndef plugin():\n    return Plugin({rows})\n"


# -- declarations ------------------------------------------------------------------------------------------------------


def test_everything_is_offered_and_gone_when_it_is_disabled():
    write_plugin("all", EVERYTHING)
    plugins = load_plugins()
    assert list(commands_of(plugins)) == ["all.shift", "all.fail"]
    assert list(panes_of(plugins)) == ["all.notes"]
    assert [row.extension for row in formats_of(plugins)] == [".lot"]
    set_enabled("all", False)
    plugins = load_plugins()
    assert not commands_of(plugins)
    assert not panes_of(plugins)
    assert not formats_of(plugins)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("commands=3", "a list expected"),
        ("commands=[3]", "no PluginCommand"),
        ("commands=[C('later', 'L', f)]", "a dot and a verb"),
        ("commands=[C(3, 'L', f)]", "a dot and a verb"),
        ("commands=[C('later.do', ' ', f)]", "no label"),
        ("commands=[C('later.do', 'L', 3)]", "a function expected"),
        ("commands=[C('later.do', 'L', f, keys='Ctrl+J')]", "list of texts"),
        ("commands=[C('later.do', 'L', f, keys=[3])]", "list of texts"),
        ("commands=[C('rows.sort', 'L', f)]", "rows.sort is taken"),
        ("commands=[C('all.shift', 'L', f)]", "all.shift is taken"),
        ("commands=[C('later.do', 'L', f)] * 2", "later.do is taken"),
        ("commands=[C('file.open', 'L', f)]", "file.open is taken"),
        ("formats=[C('later.do', 'L', f)]", "no PluginFormat"),
        ("formats=[F('lat', 'L', f)]", "a dot and small letters"),
        ("formats=[F('.Lat', 'L', f)]", "a dot and small letters"),
        ("formats=[F('.lat', '', f)]", "no label"),
        ("formats=[F('.lat', 'L')]", "neither read nor written"),
        ("formats=[F('.lat', 'L', f, 3)]", "a function expected"),
        ("formats=[F('.pmx', 'L', f)]", ".pmx is taken"),
        ("formats=[F('.vmd', 'L', f)]", ".vmd is taken"),
        ("formats=[F('.zip', 'L', f)]", ".zip is taken"),
        ("formats=[F('.lot', 'L', f)]", ".lot is taken"),
        ("panes=[P('A b', 'L', f)]", "small letters"),
        ("panes=[P('a', None, f)]", "no label"),
        ("panes=[P('a', 'L', None)]", "a function expected"),
        ("panes=[P('a', 'L', f, workspaces=['rigs'])]", "workspaces are among ('model', 'rig', "),
        ("panes=[P('a', 'L', f), P('a', 'M', f)]", "a is taken"),
    ],
)
def test_what_cannot_be_offered_is_refused_with_a_reason(rows, said):
    write_plugin("all", EVERYTHING)
    write_plugin("later", made(rows))
    plugins = {plugin.id: plugin for plugin in load_plugins({"file.open"})}
    assert said in plugins["later"].error
    assert plugins["later"].plugin is None
    assert plugins["all"].plugin


def test_panes_of_several_plugins_may_have_one_name():
    write_plugin("all", EVERYTHING)
    write_plugin("later", made("panes=[P('notes', 'L', f)]"))
    assert list(panes_of(load_plugins())) == ["all.notes", "later.notes"]


# -- formats -----------------------------------------------------------------------------------------------------------


def test_a_format_is_read_and_written_as_any_other(tmp_path):
    write_plugin("all", EVERYTHING)
    assert ".lot" not in READERS
    use()
    model = full_model()
    before = fingerprint(model)
    formats.save(Content(model), tmp_path / "out.lot")
    assert fingerprint(model) == before  # whatever the plug-in does to what it writes
    content = formats.load_model(tmp_path / "out.lot")
    assert (content.format, content.path) == ("lot", tmp_path / "out.lot")
    assert [bone.name for bone in content.model.bones] == [bone.name for bone in model.bones]
    formats.save(content, tmp_path / "out.pmx")
    set_enabled("all", False)
    use()
    assert ".lot" not in READERS.keys() | WRITERS.keys() | ADDED.keys()
    with pytest.raises(FormatError, match="no known format"):
        formats.load(tmp_path / "out.lot")


def test_its_extension_counts_whatever_the_file_begins_with(tmp_path):
    source = "def read(data):\n    model = new()\n    with model.edit() as edit:\n"
    source += "        edit.set('info', 0, 'name', str(len(data)))\n    return model"
    write_plugin("later", made("formats=[F('.figure', 'Figure', read)]", source))
    use()
    for begin in (b"glTF\x02", b"PK\x03\x04", b"PMX ", b""):
        (tmp_path / "a.figure").write_bytes(begin)
        assert formats.load_model(tmp_path / "a.figure").model.info[0].name == str(len(begin))
    with pytest.raises(FormatError, match="can be written"):
        formats.save(formats.new_content(), tmp_path / "b.figure")


def test_what_is_wrong_in_a_model_is_mended_as_in_every_file(tmp_path):
    write_plugin("all", EVERYTHING)
    use()
    (tmp_path / "a.lot").write_text("one nan 2 3\ntwo -inf 0 inf", "utf-8")
    content = formats.load_model(tmp_path / "a.lot")
    assert np.isfinite([bone.position for bone in content.model.bones]).all()
    assert content.model.bones[0].position == (0, 2, 3)
    assert content.warnings
    source = "def read(data):\n    model = new()\n"
    source += "    model.content.model.bones.records[:] = [Bone('lost', parent=7)]\n    return model"
    write_plugin("later", made("formats=[F('.odd', 'Odd', read)]", source))
    use()
    (tmp_path / "a.odd").write_text("")
    content = formats.load_model(tmp_path / "a.odd")
    assert content.model.bones[0].parent == -1
    assert "parent" in content.warnings[0].text.lower()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("1 / 0", "plug-in Later failed: ZeroDivisionError: division by zero (plugin.py, line 7)"),
        ("raise ValueError('not one of mine')", "plug-in Later: not one of mine"),
        ("raise FormatError('not one of mine')", "plug-in Later: not one of mine"),
        ("raise SystemExit('bye')", "plug-in Later failed: SystemExit: bye (plugin.py, line 7)"),
        ("return 3", "plug-in Later: 3 was returned instead of"),
    ],
)
def test_what_goes_wrong_in_a_format_is_an_error_of_the_file(body, said, tmp_path):
    write_plugin("later", made("formats=[F('.lat', 'L', g, g)]", f"def g(given):\n    {body}"))
    use()
    (tmp_path / "a.lat").write_text("before")
    with pytest.raises(FormatError) as read:
        formats.load(tmp_path / "a.lat")
    model = full_model()
    before = fingerprint(model)
    with pytest.raises(FormatError) as written:
        formats.save(Content(model), tmp_path / "a.lat")
    for error in (read.value, written.value):
        assert said in str(error)
        assert error.path == tmp_path / "a.lat"
    assert fingerprint(model) == before
    assert (tmp_path / "a.lat").read_text() == "before"
    assert [file.name for file in tmp_path.iterdir()] == ["a.lat"]


# -- operations --------------------------------------------------------------------------------------------------------

GENERATOR = """
from editor.plugins import api
def prepare(context, parameters, report):
    yield 0.5
    {}
    return "prepared"
def {}(*given):
    return prepare(*given)
def do(edit, context, parameters):
    edit.set(edit.model.bones, 0, "name", context.prepared)
    return api.Result("done")
def plugin():
    return api.Plugin([api.Operation("later.do", "Do", do, help="It does.", prepare={})])
"""


@pytest.mark.parametrize("prepare", ["prepare", "made"])
def test_a_preparation_by_steps_is_contained(prepare):
    model = full_model()
    before = fingerprint(model)
    write_plugin("later", GENERATOR.format("{}['lacking']", "made", prepare))
    operation = with_plugins(OPERATIONS, CHECKS, load_plugins())["later.do"]
    with pytest.raises(ValueError, match=r"plug-in Later failed: KeyError: 'lacking' \(plugin.py, line 5\)"):
        run_operation(operation, OperationContext(model), operation.parameters())
    assert fingerprint(model) == before
    write_plugin("later", GENERATOR.format("pass", "made", prepare))
    operation = with_plugins(OPERATIONS, CHECKS, load_plugins())["later.do"]
    run_operation(operation, OperationContext(model), operation.parameters())
    assert model.bones[0].name == "prepared"


def test_a_user_who_has_had_enough_is_no_failure():
    source = GENERATOR.format("raise api.Cancelled", "made", "prepare")
    write_plugin("later", source)
    operation = with_plugins(OPERATIONS, CHECKS, load_plugins())["later.do"]
    with pytest.raises(Cancelled):
        run_operation(operation, OperationContext(full_model()), operation.parameters())


def test_the_files_of_a_plugin_are_those_of_its_folder(tmp_path):
    folder: Path = write_plugin("all", EVERYTHING)
    (folder / "more.py").write_text("")
    assert sorted(Path(file).name for file in loaded("all").files) == ["more.py", "plugin.py"]


def test_files_of_an_operation_that_cannot_be_written_name_the_plug_in_and_take_the_step_back():
    source = (
        "from editor.plugins import api\n\n"
        "def do(edit, context, parameters):\n"
        "    edit.set(edit.model.bones, 0, 'name', 'x')\n"
        "    return api.Result('done', after=lambda report: {}['lacking'])\n\n"
        "def plugin():\n    return api.Plugin(operations=[api.Operation('files.do', 'Do', do, help='It does.')])\n"
    )
    write_plugin("files", source)
    operation = with_plugins(OPERATIONS, CHECKS, load_plugins())["files.do"]
    model = full_model()
    before = fingerprint(model)
    with pytest.raises(ValueError, match="plug-in Files failed: KeyError"):
        run_operation(operation, OperationContext(model), operation.parameters())
    assert fingerprint(model) == before
