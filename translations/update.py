"""Collects every visible string into katachi_*.ts and compiles those into .qm: run it after strings were changed.

    python translations/update.py

New strings come in unfinished, to be translated in the .ts (by hand or with pyside6-linguist) before running it again.
Strings of the sources are found by pyside6-lupdate; the words of declared fields and of operations, which no call
names, and what is told below the window, are handed to it in a source made for that.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

# A translation of a similar text is a guess.
_NO_GUESSES = ("-disable-heuristic", "sametext", "-disable-heuristic", "similartext")

FOLDER = Path(__file__).resolve().parent
CHECKOUT = FOLDER.parent
if __name__ == "__main__":
    sys.path.insert(0, str(CHECKOUT))

from editor.model.fields import fields_of  # noqa: E402
from editor.model.model import Model  # noqa: E402
from editor.operations.catalog import OPERATIONS  # noqa: E402
from editor.operations.checks.catalog import CHECKS  # noqa: E402
from editor.plugins.example_scripts import example_scripts  # noqa: E402
from editor.render.modes import MODES  # noqa: E402
from editor.render.overlays.overlay_list import OVERLAYS  # noqa: E402


def field_words() -> list[str]:
    """The labels, groups, helps and enumeration labels of every declared field, nested ones and parameters too."""
    words: dict[str, None] = {}
    tables = [table.row_type for table in Model().tables.values()]
    for row_type in _row_types([*tables, *(operation.parameters for operation in OPERATIONS.values())]):
        for field in fields_of(row_type):
            members = field.type.__members__.values() if field.type else ()
            for word in (field.label, field.group, field.help, *(member.label for member in members)):
                words[word] = None
    return sorted(word for word in words if word)


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
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted((CHECKOUT / "editor").rglob("*.py")))
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args)
    first = (call.args[0] for call in calls if _tells(call.func))
    return sorted({text.value for text in first if isinstance(text, ast.Constant) and isinstance(text.value, str)})


def _tells(function: ast.expr) -> bool:
    """Whether it is TranslatableText(…), or notes a fault: messages.note(…)."""
    if isinstance(function, ast.Name):
        return function.id == "TranslatableText"
    if not isinstance(function, ast.Attribute):
        return False
    return function.attr == "note" or (function.attr == "add" and ast.unparse(function.value).endswith("notes"))


def collect(ts: Path) -> None:
    """Bring a .ts up to date with the sources; translations of strings that are still there stay."""
    with tempfile.TemporaryDirectory() as folder:
        declared = Path(folder) / "declared.py"
        declared.write_text("\n".join(_calls()), encoding="utf-8")
        sources = [*sorted(map(str, (CHECKOUT / "editor").rglob("*.py"))), str(declared)]
        options = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en", *_NO_GUESSES]
        _run("pyside6-lupdate", *sources, "-ts", str(ts), *options)
    # Where a tuple or list mixes QCoreApplication.translate and self.tr, lupdate takes the wrong context.
    if "QCoreApplication.self" in ts.read_text(encoding="utf-8"):
        raise SystemExit(f"{ts}: put self.tr and QCoreApplication.translate in separate statements")


def compile_ts(ts: Path, qm: Path) -> None:
    """Write what the program loads."""
    _run("pyside6-lrelease", "-silent", str(ts), "-qm", str(qm))


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
    """One of the tools that come with PySide6: the one beside this Python, if there is one."""
    return shutil.which(tool, path=str(Path(sys.executable).parent)) or shutil.which(tool)


def _run(tool: str, *arguments: str) -> None:
    program = found(tool)
    if program is None:
        raise SystemExit(f"{tool} is missing; it comes with PySide6-Essentials")
    subprocess.run([program, *arguments], check=True)


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("katachi_*.ts")):
        collect(path)
        compile_ts(path, path.with_suffix(".qm"))
