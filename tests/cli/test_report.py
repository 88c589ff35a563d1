"""`katachi report`: what it tells of the computer, and the ten things of the README, to be ticked."""

import platform
import re
from pathlib import Path

import pytest

from editor import __version__, cli
from editor.resources import resource

README = Path(__file__).parents[2] / "README.md"

pytestmark = pytest.mark.gl


def test_it_tells_what_draws_and_what_is_to_be_tried(tmp_path):
    out = tmp_path / "報告.txt"
    assert cli.main(["report", str(out)]) == 0
    told = out.read_text(encoding="utf-8")
    facts = dict(line.split(": ", 1) for line in told.split("\n\n")[0].splitlines())
    assert facts["Katachi"].startswith(__version__)
    assert facts["System"] == platform.platform()
    assert "numpy" in facts["Python"]
    assert facts["OpenGL"] != "none"
    assert told.count("[ ]") == 20  # in two languages


def test_it_is_printed_where_no_file_is_named(capsys):
    assert cli.main(["report"]) == 0
    assert capsys.readouterr().out.startswith(f"Katachi: {__version__}")


def test_it_says_where_it_cannot_be_written(tmp_path, capsys):
    assert cli.main(["report", str(tmp_path / "none" / "report.txt")]) == 2
    assert "none" in capsys.readouterr().err


def test_the_ten_things_are_those_of_the_readme():
    section = README.read_text(encoding="utf-8").partition("### Ten things to try on Windows")[2].partition("\n## ")[0]
    listed = re.findall(r"^\d+\. (.*?)(?=^\d+\. |\Z)", section, re.MULTILINE | re.DOTALL)
    english = resource("trial", "en.txt").read_text(encoding="utf-8")
    tried = re.findall(r"^\[ \] +\d+\. (.*?)(?=^\[ \] |\Z)", english, re.MULTILINE | re.DOTALL)
    assert [text.split() for text in tried] == [text.split() for text in listed]
    assert len(listed) == 10
