"""Runs an operation on models: OPERATION MODEL… [--rows TABLE:ROWS]… [--PARAMETER VALUE]… -o OUT, or --list."""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from editor.cli import posing
from editor.cli.plugin import use_plugins
from editor.cli.session import (
    DONE,
    FAILED,
    PROBLEMS,
    Entry,
    Parser,
    add_json,
    add_licence_confirmed,
    output_files,
    print_json,
    print_saved,
    process,
    read,
    refuse,
    save,
)
from editor.formats import Content, read_model
from editor.math3d.arrays import IndexArray
from editor.model.fields import Field, Kind
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.operation import ALL_TABLES, Need, Operation, OperationContext
from editor.operations.parameters import (
    choices,
    models_of,
    operation_entry,
    parameter_name,
    parameters_from_texts,
    rows_from_text,
)
from editor.operations.run_operation import headless_context, run_operation
from editor.plugins.offered import with_plugins


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
    outs = output_files([Path(file) for file in options.models], Path(options.output), parser)
    files = (
        ({"file": file, "out": str(out), "operation": operation.id, "warnings": []}, out)
        for file, out in zip(options.models, outs, strict=True)
    )
    return process(files, partial(_apply, operation, options), print_saved, as_json=options.json)


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
    add_licence_confirmed(parser)
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
    """Return the help of a parameter, and the values it may have."""
    known = "yes or no" if field.kind is Kind.SWITCH else ", ".join(choices(field))
    return f"{field.help} ({known})" if known else field.help


# -- one model ---------------------------------------------------------------------------------------------------------


def _apply(operation: Operation, options: argparse.Namespace, entry: Entry, out: Path) -> None:
    content = read(entry)
    try:
        parameters, context = _parameters_and_context(operation, content, options)
    except ValueError as error:
        refuse(entry, str(error), FAILED)
    if Need.POSE in operation.needs:
        moved = posing.posed_scene(content, options, entry)
        if moved is None:
            refuse(entry, str(entry.get("error", "the pose cannot be had")), FAILED)
        context = dataclasses.replace(context, posed=moved[0].snapshot())
    try:
        outcome = run_operation(operation, context, parameters)
    except ValueError as error:
        refuse(entry, str(error), PROBLEMS)
    entry["warnings"] += [str(warning) for warning in outcome.result.warnings]
    save(content, out, entry, licence_confirmed=options.licence_confirmed)
    entry |= {"changed": outcome.changed, "message": str(outcome.result.message)}


def _parameters_and_context(
    operation: Operation, content: Content, options: argparse.Namespace
) -> tuple[Any, OperationContext]:
    """The parameters, and what the operation is to work on. ValueError for an option that cannot be understood."""
    prefix = "parameter "
    texts = {
        name.removeprefix(prefix): text
        for name, text in vars(options).items()
        if name.startswith(prefix) and text is not None
    }
    parameters = parameters_from_texts(operation, texts, content.model)
    selected = _rows(content.model, getattr(options, "rows", []))
    context = headless_context(operation, content.model, selected, content.folder)
    return parameters, dataclasses.replace(context, models=models_of(operation, parameters, read_model))


def _rows(model: Model, texts: list[str]) -> dict[str, IndexArray]:
    """The rows that the options name, by table."""
    rows: dict[str, list[int]] = {}
    for text in texts:
        table, colon, named = text.partition(":")
        if not colon or table not in ALL_TABLES:
            raise ValueError(f"--rows {text}: TABLE:ROWS expected, TABLE one of {', '.join(ALL_TABLES)}")
        rows.setdefault(table, []).extend(rows_from_text(model.tables[table], named))
    return {table: np.unique(np.array(numbers, np.intp)) for table, numbers in rows.items()}


# -- the list ----------------------------------------------------------------------------------------------------------


def _list(operations: Iterable[Operation], as_json: bool) -> None:
    if as_json:
        print_json(map(operation_entry, operations))
        return
    for operation in operations:
        print(f"{operation.id:30}{operation.label}: {operation.help}")
        for field in map(_parameter_line, operation_entry(operation)["parameters"]):
            print(f"    {field}")


def _parameter_line(parameter: Mapping[str, Any]) -> str:
    known = f" ({', '.join(parameter['choices'])})" if parameter["choices"] else ""
    default = parameter["default"]
    if isinstance(default, bool):
        default = "yes" if default else "no"
    return f"--{parameter['name']} {parameter['kind']}{known} = {default}: {parameter['help']}"
