"""The page for contributors: every file, row and test that it names is there, and no kind is left out."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from editor.plugins.declarations import KINDS
from editor.plugins.plugin import Plugin
from editor.resources import resource
from tests.conftest import CHECKOUT

ROOTS = ("editor/", "resources/", "tests/", "translations/", ".ci/")
FILE = re.compile(r"`((?:editor|resources|tests|translations|\.ci)/[^`\s]*)")
NAMED = re.compile(r"`(\w+)`(?: and `(\w+)`| or `(\w+)`)? (?:of|in) `([^`]+\.py)`")  # names of a module
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
KIND = re.compile(r"^\| ([^|]+?) \|", re.MULTILINE)


@pytest.fixture(scope="module")
def page() -> str:
    return resource("reference", "contributing.md").read_text("utf-8")


def is_defined(name: str, file: Path) -> bool:
    """Whether a module has something of a name at its top, or a test."""
    return bool(re.search(rf"^(?:{name}\b|class {name}\b|def {name}\b)", file.read_text("utf-8"), re.MULTILINE))


def missing(page: str) -> list[str]:
    """What the page names and is not there."""
    lost = [file for file in FILE.findall(page) if not (CHECKOUT / file).exists()]
    rows = [(name, file) for *names, file in NAMED.findall(page) for name in names if name]
    return lost + [f"{name} of {file}" for name, file in rows if not is_defined(name, CHECKOUT / file)]


def test_every_file_row_and_test_is_there(page: str) -> None:
    assert len(FILE.findall(page)) > 80
    assert len(NAMED.findall(page)) > 25
    assert missing(page) == []


def test_what_is_not_there_is_found() -> None:
    text = "`editor/nothing.py`, `tests/no_test.py` and `ROWS` of `editor/formats/registry.py`"
    assert missing(text) == ["editor/nothing.py", "tests/no_test.py", "ROWS of editor/formats/registry.py"]
    assert missing("`FORMATS` of `editor/formats/registry.py`") == []


def test_each_kind_says_which_tests_to_run(page: str) -> None:
    for line in page.split("## What a plug-in adds")[0].splitlines():
        if line.startswith("| ") and not line.startswith("| kind"):
            tests = line.rstrip("| ").rpartition("|")[2]
            assert re.fullmatch(r"(?: `tests/[^`]+`)+", tests), line


def test_no_kind_is_left_out(page: str) -> None:
    """Neither of what plug-ins add nor of what the program has lists of."""
    kinds = set(KIND.findall(page))
    assert {field.name for field in dataclasses.fields(Plugin)} == set(KINDS)
    assert [kind for kind in KINDS if f"| `{kind}` |" not in page] == []
    wanted = ["operation", "check", "pane", "overlay", "setting", "translation", "shader", "icon"]
    assert kinds >= {*wanted, "model format", "motion format", "display mode", "tool of the model view"}
    assert kinds >= {"command of the window", "command of the command line", "key, or set of keys"}


def test_readme_is_short_and_leads_there(checkout: Path) -> None:
    readme = (checkout / "README.md").read_text("utf-8")
    assert len(readme.splitlines()) <= 200
    assert {f"resources/reference/{name}.md" for name in ("architecture", "contributing", "changelog")} <= set(
        LINK.findall(readme)
    )


def test_links_of_pages_lead_somewhere(checkout: Path) -> None:
    for page in (checkout / "README.md", *(checkout / "resources" / "reference").glob("*.md")):
        links = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
        assert [link for link in links if not (page.parent / link).exists()] == [], page.name
