"""Tells what goes wrong in MMD with models: FILE|FOLDER… [--fix OUT], or --list. Exit code 1 when there is an error."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from editor.cli.plugin import use_plugins
from editor.cli.session import (
    DONE,
    FAILED,
    PROBLEMS,
    Ended,
    Entry,
    add_json,
    add_licence_confirmed,
    fail,
    output_files,
    print_json,
    print_saved,
    process,
    read,
    save,
)
from editor.formats import Content
from editor.formats.model_files import models_at
from editor.messages import SHOWN, Finding, Level
from editor.model.model import Model
from editor.model.tables import RecordTable
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check, CheckSubject
from editor.operations.checks.fixing import FIX
from editor.operations.operation import Operation
from editor.operations.run_operation import headless_context, run_operation
from editor.plugins.offered import checks_with_plugins, with_plugins

LEVELS = (Level.ERROR, Level.WARNING, Level.INFO)  # the worst first

CheckFinding = tuple[Check, Finding]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", metavar="FILE|FOLDER", help="a model, or a folder with models in it")
    parser.add_argument("--fix", metavar="OUT", help="mend what is safely mended; a file, for several models a folder")
    parser.add_argument("--list", action="store_true", help="list the checks with what happens in MMD")
    add_licence_confirmed(parser)
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    plugins = use_plugins()
    checks = checks_with_plugins(CHECKS, plugins)
    if arguments.list:
        _list(checks.values(), arguments.json)
        return DONE
    if not arguments.files:
        parser.error("a file or a folder expected; --list tells what is checked")
    files = [model for file in arguments.files for model in models_at(Path(file))]
    outs: Sequence[Path | None] = [None] * len(files)
    if arguments.fix:
        outs = output_files(files, Path(arguments.fix), parser) if files else []
    fix = with_plugins(OPERATIONS, CHECKS, plugins)[FIX]
    named = (({"file": str(file), "findings": []}, out) for file, out in zip(files, outs, strict=True))
    work = partial(_check, checks.values(), fix, arguments.licence_confirmed)
    return process(named, work, _print, as_json=arguments.json)


def _check(checks: Iterable[Check], fix: Operation, licence_confirmed: bool, entry: Entry, out: Path | None) -> int:
    content = read(entry)
    if out is not None:
        _fix(content, out, fix, entry, licence_confirmed)
    subject = CheckSubject(content.model, content.folder, content.repairs, content.format == "pmd")
    entry["findings"] = [line for found in _findings(checks, subject) for line in _entries(*found, content.model)]
    return PROBLEMS if any(line["level"] == Level.ERROR.value for line in entry["findings"]) else DONE


def _findings(checks: Iterable[Check], subject: CheckSubject) -> list[CheckFinding]:
    """Return the findings, the worst first."""
    found = [(check, finding) for check in checks for finding in check.findings(subject)]
    return sorted(found, key=lambda one: LEVELS.index(one[0].level))


def _entries(check: Check, finding: Finding, model: Model) -> Iterator[Entry]:
    """An entry for each row of a finding."""
    table = model.tables.get(finding.table)
    for row in finding.rows.tolist() or [-1]:
        named = isinstance(table, RecordTable) and 0 <= row < len(table)
        yield {
            "level": check.level.value,
            "code": check.code,
            "table": finding.table,
            "row": row,
            "name": getattr(table[row], "name", "") if named else "",  # type: ignore[index]
            "field": finding.field,
            "message": str(finding.text),
            "fixable": check.is_safely_fixable,
        }


def _fix(content: Content, out: Path, fix: Operation, entry: Entry, licence_confirmed: bool) -> None:
    """Mend what is safely mended, and write it."""
    try:
        result = run_operation(fix, headless_context(fix, content.model, {}, content.folder), fix.parameters()).result
    except ValueError as error:  # a file that belongs to a fix cannot be written
        fail(f"{entry['file']}: {error}", entry)
        raise Ended(FAILED) from error
    entry["warnings"] = [str(warning) for warning in result.warnings]
    save(content, out, entry, licence_confirmed=licence_confirmed)
    content.repairs = ()  # the file that was written has them no longer
    entry |= {"out": str(out), "message": str(result.message)}


def _print(entry: Entry) -> None:
    """Print what was found, a line each, of rows with the same fault the first few."""
    findings = entry["findings"]
    counts = {level: sum(line["level"] == level.value for line in findings) for level in LEVELS}
    said = ", ".join(f"{count:,} {level.word}" for level, count in counts.items() if count)
    if "out" in entry:
        print_saved(entry)
    print(f"{entry.get('out', entry['file'])}: {said or 'nothing found'}")
    for line, shown in _first_lines_by_check(findings):
        print(f"  {Level(line['level']).word}: {line['code']}: {shown}")


def _first_lines_by_check(findings: Sequence[Entry]) -> Iterator[tuple[Entry, str]]:
    """Of each check the first lines, and how many more there are."""
    counts: dict[str, int] = {}
    for line in findings:
        counts[line["code"]] = counts.get(line["code"], 0) + 1
    left = dict(counts)
    for line in findings:
        code = line["code"]
        left[code] -= 1
        if counts[code] - left[code] <= SHOWN:
            place = f"{line['table']} {line['row']}{' (' + line['name'] + ')' if line['name'] else ''}: "
            yield line, (place if line["row"] >= 0 else "") + line["message"]
        elif not left[code]:
            yield line, f"and {counts[code] - SHOWN:,} more"


# -- the list ----------------------------------------------------------------------------------------------------------


def _check_entry(check: Check) -> dict[str, Any]:
    """A check as --list --json prints it."""
    fix = check.fix
    return {
        "code": check.code,
        "section": check.section,
        "level": check.level.value,
        "label": check.label,
        "explanation": check.explanation,
        "fix": None if isinstance(fix, str) else {"operation": fix.operation, "parameters": dict(fix.parameters)},
        "safe": check.is_safely_fixable,
        "no_fix": fix if isinstance(fix, str) else "",
    }


def _list(checks: Iterable[Check], as_json: bool) -> None:
    if as_json:
        print_json(map(_check_entry, checks))
        return
    for check in checks:
        print(f"{check.code:30}{check.level.value}: {check.label}. {check.explanation}")
        mended = check.fix if isinstance(check.fix, str) else f"mended by {check.fix.operation}"
        print(f"    {mended}{'' if check.is_safely_fixable or isinstance(check.fix, str) else ', not by --fix'}")
