"""The reference page: what code, shaders and tests cite of it, and of the specification of PMX, is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.resources import resource

SIGN = "\N{SECTION SIGN}"
SECTION = rf"{SIGN}\d+(?:\.\d+)*(?!\.?\d)"
CITATION = re.compile(rf"mmd-semantics ({SECTION}(?:(?:, | and | to ){SECTION})*)(?!(?:, | and | to )\d)")
MALFORMED = re.compile(rf"{SIGN}|mmd-semantics(?!\.md)")  # what is left of citations that are not like that
OF_PMX = re.compile(r"\b(PMX 2\.[01]): ([^;:.|()]+)")  # sections of the specification, with commas between them
LISTED = re.compile(r"^\| (PMX 2\.[01]): \| (.+) \|$", re.MULTILINE)  # on the page
HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?)\.? ", re.MULTILINE)
OUTSIDE = re.compile(r"\.\./|/work\b|(?:physics-bullet|qt-gl)\.md")


@pytest.fixture(scope="session")
def page() -> str:
    return resource("reference", "mmd-semantics.md").read_text("utf-8")


@pytest.fixture(scope="session")
def sources(checkout: Path) -> list[Path]:
    """What may cite the page; not this file, which speaks of citations."""
    suffixes = (".py", ".glsl", ".vert", ".frag")
    files = [file for room in ("editor", "tests", "resources") for file in (checkout / room).rglob("*")]
    return sorted(file for file in files if file.suffix in suffixes and file != Path(__file__).resolve())


def unresolved(text: str, page: str) -> Iterator[str]:
    """What a text cites that is not on the page, or not in the form in which everything is cited."""
    sections = set(HEADING.findall(page))
    for match in CITATION.finditer(text):
        yield from (cited for cited in re.findall(SECTION, match[1]) if cited[1:] not in sections)
    yield from (line for line in CITATION.sub("", text).splitlines() if MALFORMED.search(line))
    listed = {version: names.split(", ") for version, names in LISTED.findall(page)}
    for version, cited in OF_PMX.findall(text):
        yield from (name for name in cited.strip().split(", ") if name not in listed[version])


def test_every_citation_is_of_a_section_that_is_there(sources: list[Path], page: str, checkout: Path) -> None:
    found = {file: list(unresolved(file.read_text("utf-8"), page)) for file in sources}
    assert len(sources) > 100
    assert not {str(file.relative_to(checkout)): faults for file, faults in found.items() if faults}


@pytest.mark.parametrize(
    "text",
    [
        f"(mmd-semantics {SIGN}2.99)",
        f"(mmd-semantics {SIGN}2.7, {SIGN}2.99)",
        f"(mmd-semantics {SIGN}2.7 to {SIGN}77)",
        f"({SIGN}2.7)",
        f"(mmd-semantics {SIGN}2.7 to 2.9)",
        f"(mmd-semantics {SIGN}2.7; {SIGN}2.8)",
        "(mmd-semantics)",
        "(PMX 2.1: What is not in it)",
    ],
)
def test_a_wrong_citation_is_found(text: str, page: str) -> None:
    assert list(unresolved(text, page))


def test_what_is_right_is_not(page: str) -> None:
    text = f"(mmd-semantics {SIGN}4, {SIGN}2.2 to {SIGN}2.4 and {SIGN}5.6; PMX 2.1: SoftBody, Joint; PMX 2.0: Joint)"
    assert not list(unresolved(text, page))


def test_the_page_refers_to_sections_that_it_has(page: str) -> None:
    sections = HEADING.findall(page)
    assert len(set(sections)) == len(sections)
    assert {cited[1:] for cited in re.findall(SECTION, page)} <= set(sections)


def test_the_contents_list_every_section(page: str) -> None:
    titles = re.findall(r"^#{2,3} (\d.+)", page, re.MULTILINE)
    assert re.findall(r"^ *- \[(.+)\]\(#", page, re.MULTILINE) == titles


def test_nothing_refers_to_what_is_not_in_the_repository(page: str) -> None:
    assert not OUTSIDE.findall(page)
