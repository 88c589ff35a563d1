"""Runs an operation on models: OPERATION MODEL… [--rows TABLE:ROWS]… [--PARAMETER VALUE]… -o OUT, or --list."""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from editor import formats
from editor.cli import posing
from editor.cli.enabled_plugins import use_plugins
from editor.cli.output import (
    DONE,
    FAILED,
    PROBLEMS,
    Entry,
    Parser,
    add_json,
    fault,
    load,
    outputs,
    print_json,
    print_warnings,
    print_written,
    save,
)
from editor.formats import Content, FormatError
from editor.math3d.arrays import IndexArray
from editor.model.fields import Field, Kind
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.operation import ALL_TABLES, Need, Operation, OperationContext
from editor.operations.parameters import (
    choices,
    description,
    models_of,
    parameter_name,
    parameters_from_texts,
    rows_from_text,
)
from editor.operations.run_operation import run_operation
from editor.plugins.offered import with_plugins


class UsageError(Exception):
    """An option that cannot be understood."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("operation", nargs="?", metavar="OPERATION", help="an id of the list")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="MODEL…", help="models, rows, parameters, -o OUT")
    parser.add_argument("--list", action="store_true", help="list the operations with their parameters")
    add_json(parser)


def run(arguments: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    if not arguments.list and arguments.operation is None:
        parser.error("an operation expected; --list tells which there are")
    operations = _operations()
    if arguments.list:
        _list(operations.values(), arguments.json or "--json" in arguments.rest)
        return DONE
    operation = operations.get(arguments.operation)
    if operation is None:
        parser.error(f"there is no operation {arguments.operation!r}; --list tells which there are")
    options = _parser(operation).parse_args(arguments.rest)
    options.json |= arguments.json
    outs = outputs([Path(file) for file in options.models], Path(options.output), parser)
    entries = [_apply(operation, file, out, options) for file, out in zip(options.models, outs, strict=True)]
    if options.json:
        print_json(map(_without_code, entries))
    else:
        for entry in entries:
            _print(entry)
    return max(int(entry["code"]) for entry in entries)


def _operations() -> dict[str, Operation]:
    """All operations, those of plug-ins too. Plug-ins that cannot be had are named."""
    return with_plugins(OPERATIONS, CHECKS, use_plugins())


# -- options -----------------------------------------------------------------------------------------------------------


def _parser(operation: Operation) -> Parser:
    """The options of one operation: its parameters by name."""
    parser = Parser(f"katachi apply {operation.id}", description=operation.help, allow_abbrev=False)
    parser.add_argument("models", nargs="+", metavar="MODEL")
    parser.add_argument("-o", "--output", required=True, metavar="OUT", help="a file; for several models a folder")
    if operation.tables:
        parser.add_argument(
            "--rows", action="append", default=[], metavar="TABLE:ROWS", help='all, 12,14-20, or names: "bones:左腕"'
        )
    add_json(parser)
    group = parser.add_argument_group("parameters")
    for field in operation.fields:
        is_switch = field.kind is Kind.SWITCH
        group.add_argument(
            f"--{parameter_name(field)}",
            dest=f"parameter {parameter_name(field)}",
            nargs="?" if is_switch else None,
            const="yes" if is_switch else None,
            metavar=field.kind.value.upper(),
            help=_help(field).replace("%", "%%"),
        )
    if Need.POSE in operation.needs:
        posing.add_arguments(parser)
    return parser


def _help(field: Field) -> str:
    """What a parameter is for, and what it may be."""
    known = "yes or no" if field.kind is Kind.SWITCH else ", ".join(choices(field))
    return f"{field.help} ({known})" if known else field.help


# -- one model ---------------------------------------------------------------------------------------------------------


def _apply(operation: Operation, file: str, out: Path, options: argparse.Namespace) -> Entry:
    entry: Entry = {"file": file, "out": str(out), "operation": operation.id, "warnings": [], "code": FAILED}
    content = load(file, entry)
    if content is None:
        return entry
    try:
        parameters, context = _understood(operation, content, options, entry)
    except UsageError as error:
        return _failed(entry, file, str(error), FAILED)
    try:
        outcome = run_operation(operation, context, parameters)
    except ValueError as error:
        return _failed(entry, file, str(error), PROBLEMS)
    entry["warnings"] += [str(warning) for warning in outcome.result.warnings]
    if not save(content, out, entry):
        return entry
    changed = {table: counts for table, counts in outcome.changed.items() if any(counts.values())}
    return entry | {"changed": changed, "message": str(outcome.result.message), "code": DONE}


def _understood(
    operation: Operation, content: Content, options: argparse.Namespace, entry: Entry
) -> tuple[Any, OperationContext]:
    """The parameters, and what the operation is to work on."""
    prefix = "parameter "
    texts = {
        name.removeprefix(prefix): text
        for name, text in vars(options).items()
        if name.startswith(prefix) and text is not None
    }
    try:
        parameters = parameters_from_texts(operation, texts, content.model)
        selected = _rows(content.model, getattr(options, "rows", []))
        models = models_of(operation, parameters, _load)
    except ValueError as error:
        raise UsageError(str(error)) from error
    context = OperationContext(
        content.model,
        {table: rows for table, rows in selected.items() if table in operation.tables},
        selected,
        models=models,
        folder=content.folder,
    )
    return parameters, _posed(operation, content, context, options, entry)


def _rows(model: Model, texts: list[str]) -> dict[str, IndexArray]:
    """The rows that the options name, by table."""
    rows: dict[str, list[int]] = {}
    for text in texts:
        table, colon, named = text.partition(":")
        if not colon or table not in ALL_TABLES:
            raise ValueError(f"--rows {text}: TABLE:ROWS expected, TABLE one of {', '.join(ALL_TABLES)}")
        rows.setdefault(table, []).extend(rows_from_text(model.tables[table], named))
    return {table: np.unique(np.array(numbers, np.intp)) for table, numbers in rows.items()}


def _load(path: str) -> Model:
    try:
        return formats.load_model(path).model
    except FormatError as error:
        raise ValueError(error.detail) from error


def _posed(
    operation: Operation, content: Content, context: OperationContext, options: argparse.Namespace, entry: Entry
) -> OperationContext:
    """The context with the model as the options pose it, if the operation needs that."""
    if Need.POSE not in operation.needs:
        return context
    moved = posing.moved(content, options, entry)
    if moved is None:
        raise UsageError(str(entry.get("error", "the pose cannot be had")))
    return dataclasses.replace(context, posed=moved[0].snapshot())


def _failed(entry: Entry, file: str, text: str, code: int) -> Entry:
    fault(f"{file}: {text}")
    return entry | {"error": text, "code": code}


def _without_code(entry: Entry) -> Entry:
    return {key: value for key, value in entry.items() if key != "code"}


def _print(entry: Entry) -> None:
    if "error" in entry:
        return
    print_written(entry)
    for table, counts in entry["changed"].items():
        print(f"  {table}: " + ", ".join(f"{count:,} {what}" for what, count in counts.items() if count))
    print_warnings(entry)


# -- the list ----------------------------------------------------------------------------------------------------------


def _list(operations: Iterable[Operation], as_json: bool) -> None:
    if as_json:
        print_json(map(description, operations))
        return
    for operation in operations:
        print(f"{operation.id:30}{operation.label}: {operation.help}")
        for field in map(_described, description(operation)["parameters"]):
            print(f"    {field}")


def _described(parameter: Mapping[str, Any]) -> str:
    known = f" ({', '.join(parameter['choices'])})" if parameter["choices"] else ""
    default = parameter["default"]
    if isinstance(default, bool):
        default = "yes" if default else "no"
    return f"--{parameter['name']} {parameter['kind']}{known} = {default}: {parameter['help']}"
