"""Collects every visible string into katachi_*.ts and compiles those into .qm: run it after strings were changed.

    python translations/update.py              bring the files up to date
    python translations/update.py --missing    list the texts without a finished translation, and change nothing

New strings come in unfinished, to be translated in the .ts (by hand or with pyside6-linguist) before running it again.
Until then the program shows them in English, and one test tells of them: test_every_text_is_translated.
Strings of the sources are found by pyside6-lupdate; the words of declared fields and of operations, which no call
names, and what is told below the window, are handed to it in a source made for that.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import PySide6

# A translation of a similar text is a guess.
_NO_GUESSES = ("-disable-heuristic", "sametext", "-disable-heuristic", "similartext")

FOLDER = Path(__file__).resolve().parent
CHECKOUT = FOLDER.parent
DECLARED = "declared.py"  # the source that is made of declarations
MOST_PLACES = 3  # that are told of a text

Text = tuple[str, str]  # the context and the text itself
Places = Mapping[Text, list[str]]  # "file:line" of each, below the checkout
if __name__ == "__main__":
    sys.path.insert(0, str(CHECKOUT))

from editor.formats.registry import BUILT_IN_FORMATS  # noqa: E402
from editor.model.fields import fields_of  # noqa: E402
from editor.model.model import Model  # noqa: E402
from editor.operations.catalog import OPERATIONS  # noqa: E402
from editor.operations.checks.catalog import CHECKS  # noqa: E402
from editor.plugins.template import example_scripts  # noqa: E402
from editor.render.modes import MODES  # noqa: E402
from editor.render.overlays.overlay_list import OVERLAYS  # noqa: E402


def field_words() -> list[str]:
    """The labels, groups, helps and enumeration labels of every declared field: nested ones, parameters, options."""
    words: dict[str, None] = {}
    row_types = _row_types(table.row_type for table in Model().tables.values())
    options = {row.options for row in BUILT_IN_FORMATS}
    declared = [*map(fields_of, (*row_types, *options)), *(operation.fields for operation in OPERATIONS.values())]
    for field in chain.from_iterable(declared):
        members = field.type.__members__.values() if field.type else ()
        parts = chain.from_iterable((field.parts or {}).values())
        for word in (field.label, field.group, field.help, *parts, *(member.label for member in members)):
            words[word] = None
    return sorted(word for word in words if word and not word.isdigit())


def operation_words() -> list[str]:
    """The labels and helps of the operations."""
    return sorted({word for operation in OPERATIONS.values() for word in (operation.label, operation.help)})


def check_words() -> list[str]:
    """The labels and explanations of the checks, and why some have no fix."""
    checks = CHECKS.values()
    fixes = {check.fix for check in checks if isinstance(check.fix, str)}
    return sorted({word for check in checks for word in (check.label, check.explanation)} | fixes)


def overlay_words() -> list[str]:
    """The labels and tips of the overlays."""
    return sorted({word for overlay in OVERLAYS for word in (overlay.label, overlay.tip) if word})


def mode_words() -> list[str]:
    """The labels and tips of the display modes."""
    return sorted(word for row in MODES.values() for word in (row.label, row.tip))


def script_words() -> list[str]:
    """The titles and purposes of the scripts that come with the program."""
    return sorted({word for script in example_scripts() for word in (script.title, script.purpose)})


def message_words() -> list[str]:
    """The templates of Words, and of what readers note, in the rooms that know no languages."""
    return sorted(_sources().told)


def _tells(function: ast.expr) -> bool:
    """Whether it is TranslatableText(…), or notes a fault: messages.note(…)."""
    if isinstance(function, ast.Name):
        return function.id == "TranslatableText"
    if not isinstance(function, ast.Attribute):
        return False
    return function.attr == "note" or (function.attr == "add" and ast.unparse(function.value).endswith("notes"))


def collect(ts: Path, locations: str = "none") -> None:
    """Bring a .ts up to date with the sources; translations of strings that are still there stay."""
    with tempfile.TemporaryDirectory() as folder:
        declared = Path(folder) / DECLARED
        declared.write_text("\n".join(_calls()), encoding="utf-8")
        sources = Path(folder) / "sources"  # which are more than a command line of Windows can hold
        paths = [*sorted((CHECKOUT / "editor").rglob("*.py")), declared]
        sources.write_text("".join(f"{path.as_posix()}\n" for path in paths), encoding="utf-8")
        options = ["-silent", "-locations", locations, "-no-obsolete", "-source-language", "en", *_NO_GUESSES]
        _run("pyside6-lupdate", f"@{sources}", "-ts", str(ts), *options)
    # Where a tuple or list mixes QCoreApplication.translate and self.tr, lupdate takes the wrong context.
    if "QCoreApplication.self" in ts.read_text(encoding="utf-8"):
        raise SystemExit(f"{ts}: put self.tr and QCoreApplication.translate in separate statements")


def compile_ts(ts: Path, qm: Path) -> None:
    """Write what the program loads."""
    _run("pyside6-lrelease", "-silent", str(ts), "-qm", str(qm))


# -- what is missing ---------------------------------------------------------------------------------------------------


def program_texts() -> Places:
    """Every text that the sources want to be translated, and where it stands."""
    with tempfile.TemporaryDirectory() as folder:
        ts = Path(folder).resolve() / "katachi_en.ts"
        collect(ts, locations="absolute")
        located = {text: [*_located(message, ts.parent)] for text, message in messages(ts).items()}
    declared = _constants()
    return {(context, text): places or declared[text] for (context, text), places in located.items()}


def messages(ts: Path) -> dict[Text, ElementTree.Element]:
    """The entries of a .ts."""
    contexts = ElementTree.parse(ts).getroot().iter("context")
    entries = ((context.findtext("name"), message) for context in contexts for message in context.iter("message"))
    return {(str(name), str(message.findtext("source"))): message for name, message in entries}


def translation_in(message: ElementTree.Element) -> str:
    """The finished translation of an entry, "" where it has none."""
    translation = message.find("translation")
    return "" if translation is None or translation.get("type") == "unfinished" else "".join(translation.itertext())


def missing(ts: Path, texts: Places) -> list[str]:
    """A line for each of the program's texts that has no finished translation in a .ts, in the order of their files."""
    entries = messages(ts)
    lacking = [text for text in texts if text not in entries or not translation_in(entries[text])]
    return sorted(f"{', '.join(texts[each][:MOST_PLACES]) or each[0]}: {each[1]!r}" for each in lacking)


def no_longer_there(ts: Path, texts: Places) -> list[str]:
    """The texts of a .ts that the program no longer has."""
    return [text for context, text in messages(ts) if (context, text) not in texts]


def _located(message: ElementTree.Element, folder: Path) -> Iterator[str]:
    for location in message.iter("location"):
        file = (folder / location.get("filename", "")).resolve()
        if file.name != DECLARED:
            yield f"{file.relative_to(CHECKOUT).as_posix()}:{location.get('line')}"


def _constants() -> Mapping[str, list[str]]:
    """Where each string of the sources stands; titles and purposes of scripts, at the beginnings of those."""
    found = defaultdict(list, {text: [*places] for text, places in _sources().strings.items()})
    for script in example_scripts():
        for word in (script.title, script.purpose):
            found[word].append(f"{script.file.relative_to(CHECKOUT).as_posix()}:1")
    return found


class Sources(NamedTuple):
    """What the sources say: the templates of messages that are `told`, and where each of the `strings` stands."""

    told: set[str]
    strings: dict[str, list[str]]


@cache
def _sources() -> Sources:
    told, strings = set[str](), defaultdict[str, list[str]](list)
    for path in sorted((CHECKOUT / "editor").rglob("*.py")):
        place = path.relative_to(CHECKOUT).as_posix()
        for node in _nodes(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings[node.value].append(f"{place}:{node.lineno}")
            elif isinstance(node, ast.Call) and node.args and _tells(node.func):
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    told.add(first.value)
    return Sources(told, strings)


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a tree, as ast.walk gives them, in half of its time."""
    nodes = [tree]
    for node in nodes:  # which grow meanwhile
        yield node
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                nodes += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                nodes.append(value)


def _row_types(types: Iterable[type]) -> Iterator[type]:
    for row_type in types:
        yield row_type
        for field in fields_of(row_type):
            yield from _row_types(field.items)


def _calls() -> Iterator[str]:
    yield "from PySide6.QtCore import QCoreApplication"
    collected = (
        ("Field", field_words()),
        ("Operation", operation_words()),
        ("Check", check_words()),
        ("Message", message_words()),
        ("DisplayMode", mode_words()),
        ("Script", script_words()),
        ("ViewMenu", overlay_words()),
    )
    for context, words in collected:
        for word in words:
            yield f"QCoreApplication.translate({context!r}, {word!r})"


def found(tool: str) -> str | None:
    """One of the tools that come with PySide6: the one beside this Python, if there is one, or else in PySide6."""
    beside = shutil.which(tool, path=str(Path(sys.executable).parent)) or shutil.which(tool)
    return beside or shutil.which(tool.removeprefix("pyside6-"), path=str(Path(PySide6.__file__).parent))


def _run(tool: str, *arguments: str) -> None:
    program = found(tool)
    if program is None:
        raise SystemExit(f"{tool} is missing; it comes with PySide6-Essentials")
    subprocess.run([program, *arguments], check=True)


def update() -> None:
    """Bring all files up to date."""
    for path in sorted(FOLDER.glob("katachi_*.ts")):
        collect(path)
        compile_ts(path, path.with_suffix(".qm"))


def list_missing() -> bool:
    """Print what has no finished translation, by language; whether there is any."""
    texts = program_texts()
    found = {path.name: missing(path, texts) for path in sorted(FOLDER.glob("katachi_*.ts"))}
    for name, lines in found.items():
        print(f"{name}: {len(lines)} of {len(texts)} texts have no finished translation")
        print("".join(f"  {line}\n" for line in lines), end="")
    return any(found.values())


if __name__ == "__main__":
    if "--missing" in sys.argv[1:]:
        sys.exit(list_missing())
    update()
