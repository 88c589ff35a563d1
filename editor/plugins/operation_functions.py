"""Operations as functions with keywords, made of their declarations: `rows.sort` as `sort(model, rows, field="name")`.

A function has the signature and the docstring that follow from the declaration, so that `help` tells all of it.
"""

from __future__ import annotations

import dataclasses
import math
import textwrap
from collections.abc import Callable, Iterable, Mapping
from inspect import Parameter, Signature
from types import ModuleType
from typing import Any

from editor.formats import read_model
from editor.messages import TranslatableText
from editor.model.fields import Choice, Field, Kind
from editor.model.model import Model
from editor.operations.operation import Need, Operation, Result
from editor.operations.parameters import (
    checked_parameters,
    choices,
    model_fields,
    models_of,
    shown_value,
    value_from_text,
)
from editor.operations.run_operation import headless_context, with_prepared, with_rows
from editor.plugins.sampled_pose import SampledPose
from editor.plugins.script_model import ScriptModel, table_named
from editor.plugins.table_view import RowsGiven, rows_of

RowsArgument = RowsGiven | Mapping[str, RowsGiven] | None

TEXTS = (Kind.TEXT, Kind.FIELD, Kind.FILE)
TYPES = {
    Kind.TEXT: "str",
    Kind.FIELD: "str",
    Kind.FILE: "str | Path",
    Kind.CHOICE: "str",
    Kind.SWITCH: "bool",
    Kind.INTEGER: "int",
    Kind.NUMBER: "float",
    Kind.REFERENCE: "int | str",
    Kind.ROWS: "rows",
}


def modules_by_subject(operations: Iterable[Operation], package: str) -> dict[str, ModuleType]:
    """The functions of operations in a module for each subject: `rows.move-up` is `move_up` in the module `rows`."""
    modules: dict[str, ModuleType] = {}
    for operation in operations:
        subject, _, verb = operation.id.partition(".")
        module = modules.setdefault(subject, _module(f"{package}.{subject}"))
        function = function_of(operation)
        function.__module__ = module.__name__
        setattr(module, verb.replace("-", "_"), function)
        module.__all__.append(function.__name__)
    return modules


def _module(name: str) -> ModuleType:
    module = ModuleType(name, f"Operations {name.rpartition('.')[2]}.*, as functions.")
    module.__all__ = []  # type: ignore[attr-defined]
    return module


def function_of(operation: Operation) -> Callable[..., Result]:
    """An operation as a function of a model, rows and its parameters."""

    def function(
        model: ScriptModel, rows: RowsArgument = None, /, *, posed: SampledPose | None = None, **parameters: Any
    ) -> Result:
        return run(operation, model, rows, posed, parameters)

    function.__name__ = function.__qualname__ = operation.id.partition(".")[2].replace("-", "_")
    function.__doc__ = _docstring(operation)
    function.__signature__ = _signature(operation)  # type: ignore[attr-defined]
    return function


def run(
    operation: Operation, target: ScriptModel, rows: RowsArgument, posed: SampledPose | None, given: Mapping[str, Any]
) -> Result:
    """Run an operation as one step, or as part of the edit that is open. ValueError when it refuses."""
    model = target.content.model
    parameters = parameters_of(operation, given, model)
    context = dataclasses.replace(
        headless_context(operation, model, _selected_rows(operation, model, rows), target.folder),
        posed=posed.posed_model.snapshot() if posed else None,
        models=_models_of_parameters(operation, parameters, given),
    )
    context = with_prepared(operation, with_rows(operation, context), parameters, target.host.progress)
    with target.whole_edit(operation.label) as edit:
        result = operation.function(edit, context, parameters)
        if result.after is not None:
            target.do_after(result.after)
        return result


def _selected_rows(operation: Operation, model: Model, rows: RowsArgument) -> dict[str, Any]:
    """Row numbers by table of what is given; without a table it is about the first of the operation's own."""
    if rows is None:
        return {}
    if not isinstance(rows, Mapping):
        if not operation.tables:
            raise ValueError(TranslatableText("{} works on no rows", operation.id))
        rows = {operation.tables[0]: rows}
    return {name: rows_of(table_named(model, name), given) for name, given in rows.items()}


def _models_of_parameters(operation: Operation, parameters: Any, given: Mapping[str, Any]) -> dict[str, Model]:
    """The models that parameters name: ScriptModels as they are, files read."""
    models = {name: one.content.model for name, one in given.items() if isinstance(one, ScriptModel)}
    if len(models) == len(model_fields(operation)):
        return models
    return models_of(operation, parameters, read_model) | models


def parameters_of(operation: Operation, given: Mapping[str, Any], model: Model) -> Any:
    """The parameters with some given by attribute. TypeError for a name that is none of them, ValueError for a value
    that one cannot have.
    """
    fields = {field.name: field for field in operation.fields}
    for name in given:
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise TypeError(f"{operation.id} has no parameter {name!r}; there are {known}")
    values = {name: _value(fields[name], value, model) for name, value in given.items()}
    return checked_parameters(operation.parameters(**values), operation)


def _value(field: Field, value: Any, model: Model) -> Any:
    if isinstance(value, str) and field.kind not in TEXTS:
        return value_from_text(field, value, model)
    if field.kind is Kind.FILE:
        return "model" if isinstance(value, ScriptModel) else str(value)
    if field.kind is Kind.ROWS:
        return tuple(rows_of(model.tables[field.target], value).tolist())
    if field.angle:
        value = [math.radians(part) for part in value] if field.size > 1 else math.radians(value)
    return field.coerce(value)


# -- what help shows ---------------------------------------------------------------------------------------------------


def _signature(operation: Operation) -> Signature:
    # A parameter may be called so itself, as that of model.replace-positions is.
    first = "target" if any(field.name == "model" for field in operation.fields) else "model"
    positional = [Parameter(first, Parameter.POSITIONAL_ONLY, annotation=ScriptModel)]
    if operation.tables:
        positional.append(Parameter("rows", Parameter.POSITIONAL_ONLY, default=None))
    keywords = [Parameter("posed", Parameter.KEYWORD_ONLY)] if Need.POSE in operation.needs else []
    for field in operation.fields:
        default, kind = shown_value(field, field.default), TYPES.get(field.kind, "tuple")
        default = tuple(default) if isinstance(default, list) else default
        keywords.append(Parameter(field.name, Parameter.KEYWORD_ONLY, default=default, annotation=kind))
    return Signature([*positional, *keywords], return_annotation=Result)


def _docstring(operation: Operation) -> str:
    """Return the docstring of an operation, from its declaration: help, rows, parameters."""
    entries = []
    if operation.tables:
        every = f" Without them: all {operation.tables[0]}." if Need.ROWS in operation.needs else ""
        entries.append(
            f"rows: of {', '.join(operation.tables)}, as {{table: rows}}, or of {operation.tables[0]} alone; numbers,"
            f" a mask, or text.{every}"
        )
    if Need.POSE in operation.needs:
        entries.append("posed: what model.posed gave.")
    entries += [f"{field.name}: {field.help or field.label}{_limits_text(field)}" for field in operation.fields]
    wrapped = [line for entry in entries for line in textwrap.wrap(entry, 100, subsequent_indent="    ")]
    end = f"One step; ValueError when it refuses. `katachi apply {operation.id}` does the same."
    return "\n".join([operation.help, "", *wrapped, "", end])


def _limits_text(field: Field) -> str:
    """Choices, least and greatest value, and the unit."""
    known = choices(field)
    said = [f"one of {', '.join(known)}"] if known else []
    said += ["degrees"] if field.angle else []
    for word, limit in (("at least", field.minimum), ("at most", field.maximum)):
        if limit is not None:
            said.append(f"{word} {math.degrees(limit) if field.angle else limit:g}")
    if isinstance(field.default, Choice) and field.type is not None:
        said.append(f"or a member of {field.type.__name__}")
    return f" ({'; '.join(said)})" if said else ""
