"""A script is one step, or nothing; and an error names its line."""

from __future__ import annotations

import io

import pytest

from editor import formats
from editor.plugins import api
from editor.plugins.run_script import ScriptError, run_script
from editor.plugins.script_model import EditedContent
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model


@pytest.fixture
def target() -> EditedContent:
    return EditedContent(formats.Content(full_model(), "pmx"))


@pytest.fixture
def model(target: EditedContent) -> api.ScriptModel:
    return api.ScriptModel(target)


def test_all_of_it_is_one_step(model, target, tmp_path):
    before = fingerprint(target.content.model)
    script = tmp_path / "tidy.py"
    script.write_text(
        "with model.edit('a') as edit:\n    edit.set('bones', 0, 'name', 'x')\n"
        "api.rows.sort(model, {'materials': 'all'}, descending=True)\n"
        "with model.edit('b') as edit:\n    edit.set('bones', 0, 'name', 'y')\n",
        "utf-8",
    )
    run_script(script, model)
    assert model.bones[0].name == "y"
    assert [step.name for step in target.history.steps] == ["tidy"]
    target.history.undo()
    assert fingerprint(target.content.model) == before


@pytest.mark.parametrize(
    ("source", "line", "text"),
    [
        ("x = 1\n\n1 / 0\n", 3, "ZeroDivisionError: division by zero"),
        ("x = 1\ndef f():\n    model.bones['horn']\nf()", 3, "KeyError"),
        ("api.model.scale(model, factor=-1)", 1, "at least"),
        ("x = 1\ny = = 2\n", 2, "SyntaxError: invalid syntax"),
        ("\nraise SystemExit('no more')", 2, "no more"),
        ("with model.edit() as edit:\n    edit.set('bones', 1, 'parent', 2)", 2, "ValueError"),
    ],
)
def test_an_error_names_the_line_and_takes_all_back(model, target, source, line, text):
    before = fingerprint(target.content.model)
    with pytest.raises(ScriptError) as raised:
        run_script(f"api.rows.delete(model, {{'materials': 0}}); {source}" if line < 2 else source, model)
    error = raised.value
    assert error.line == line
    assert text in error.text
    assert f"<script>, line {line}: " in str(error)
    assert "editor" not in error.traceback
    if not isinstance(error.__cause__, SyntaxError):
        assert source.splitlines()[line - 1].strip() in error.traceback
    assert fingerprint(target.content.model) == before
    assert not target.history.steps


def test_an_error_after_edits_takes_them_back(model, target):
    before = fingerprint(target.content.model)
    with pytest.raises(ScriptError):
        run_script("with model.edit() as e:\n    e.set('bones', 0, 'name', 'x')\napi.model.mirror(model)\n1/0", model)
    assert fingerprint(target.content.model) == before


def test_an_end_without_a_reason_is_an_end(model):
    run_script("with model.edit() as e:\n    e.set('bones', 0, 'name', 'x')\nraise SystemExit\n1 / 0", model)
    assert model.bones[0].name == "x"


def test_output_and_options(model, capsys):
    output = io.StringIO()
    run_script(
        "import sys\nprint(options['a'])\nprint('odd', file=sys.stderr)", model, output=output, options={"a": "b"}
    )
    assert output.getvalue() == "b\nodd\n"
    assert capsys.readouterr() == ("", "")


class Impatient(api.PlainHost):
    """A Host whose user has had enough at once."""

    def progress(self, fraction, text=""):
        raise api.Cancelled


def test_it_can_be_cancelled(model, target):
    source = "api.model.mirror(model)\nhost.progress(0.5)"
    before = fingerprint(target.content.model)
    with pytest.raises(api.Cancelled):
        run_script(source, model, Impatient())
    assert fingerprint(target.content.model) == before


def test_models_that_it_makes_have_its_host(model):
    run_script("assert api.new().host is host", model, Impatient())
    assert not isinstance(api.new().host, Impatient)
