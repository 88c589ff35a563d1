"""Random operations on random rows with random parameters, and what becomes of the model: shared by the test and the
long run.

A session is made from its name alone, so that one that shows a fault can be run again.
"""

from __future__ import annotations

import dataclasses
import math
import random
import tempfile
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from editor import formats
from editor.formats import Content
from editor.math3d.arrays import IndexArray
from editor.messages import TranslatableText
from editor.model.fields import NONE, Field, Kind, fields_of
from editor.model.history import History
from editor.model.mesh import Deform, effective_weights, used_slots
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.operations.checks.catalog import CHECKS
from editor.operations.operation import Need, Operation, OperationContext
from editor.operations.parameters import checked_parameters, models_of
from editor.operations.run_operation import Outcome, run_operation
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel, PoseSnapshot
from editor.resources import resource
from tests.benchmarks.generated import big_model
from tests.formats import making
from tests.formats.fuzzing import dangling, not_finite
from tests.model.random_models import fingerprint, random_model
from tests.operations.humanoid import humanoid
from tests.operations.model_making import full_model

KINDS = ("changed", "unchanged", "refused", "fault")  # what may become of a run

MOST_STEPS = 4  # operations of one session, on what those before have left
USUAL, WILD, SELDOM = 0.3, 0.15, 0.02  # how often a form is left as it is; is filled in badly; with the most there is
EDGES = (0.0, -1.0, 1.0, 1e-6, 1e6, -1e6, math.nan, math.inf)
TEXTS = ("", "0.5", "1", "0", "x*2", "i", "{x}_{i}", "ボ=a,b=c", "左=右,右=左", "all", "0-2", "足", "hair", "skirt")
NONSENSE = ("1/0", "x +", "nan", "-1", "1,2,3", "(=)", "新規" * 20, "a/b", "../x", "\0")
FACES_OF_NONE = "{} faces from here on belong to no material"  # a file may hold them, and they stay as they are
NO_FILE, OTHER = "missing.pmx", "other.pmx"

Maker = Callable[[int], Model]


# -- models -----------------------------------------------------------------------------------------------------------

GENERATED: dict[str, Maker] = {
    "random": random_model,
    "wide": lambda seed: random_model(seed, 30),
    "full": lambda seed: full_model(),
    "every field": lambda seed: making.full_model(),
    "humanoid": lambda seed: humanoid(),
    "big": lambda seed: big_model(300, 600, 12, 5, 5),
    "Mochi": lambda seed: formats.load_model(resource("samples/mochi.pmx")).model,
    "Teru": lambda seed: formats.load_model(resource("samples/cloth.pmx")).model,
}
OFTEN = ("random", "wide", "full", "humanoid")  # small models, of which a run takes no time


def written(content: Content) -> bytes:
    """The file that a model would be saved as."""
    with tempfile.TemporaryDirectory() as folder:
        return making.saved(content, Path(folder))


def as_read(model: Model) -> Content:
    """A model as a file would hold it."""
    return making.loaded(written(Content(model)))


# -- what an operation is given ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """An operation, with what it is given."""

    operation: Operation
    context: OperationContext
    parameters: Any

    def __str__(self) -> str:
        rows = {table: numbers.tolist() for table, numbers in self.context.rows.items()}
        return f"{self.operation.id} on {rows} with {self.parameters}"


def random_call(rng: random.Random, operation: Operation, content: Content) -> Call:
    """What a user, a script or the command line may ask of an operation. ValueError as the document refuses it."""
    model = content.model
    selected = {name: random_rows(rng, table) for name, table in model.tables.items() if not table.fixed}
    filled = [name for name in operation.tables if len(selected[name]) or rng.random() < WILD]
    rows = {name: selected[name] for name in rng.sample(filled, min(len(filled), 1))}
    posed = random_pose(rng, model) if Need.POSE in operation.needs and rng.random() > SELDOM else None
    parameters = random_parameters(rng, operation, model)
    context = OperationContext(model, rows, selected, posed=posed, folder=content.folder)
    return Call(operation, context, parameters)


def random_rows(rng: random.Random, table: Table) -> IndexArray:
    """None, one, some or all rows of a table."""
    count = len(table)
    number = rng.choice((0, min(count, 1), rng.randrange(count + 1), count))
    return np.sort(np.array(rng.sample(range(count), number), np.intp))


def random_pose(rng: random.Random, model: Model) -> PoseSnapshot:
    pose = Pose.at_rest(len(model.bones), len(model.morphs))
    pose.offsets[:] = rng.uniform(-1, 1)
    pose.weights[:] = rng.random()
    posed_model = PosedModel(model.snapshot())
    posed_model.pose(pose)
    return posed_model.snapshot()


def random_parameters(rng: random.Random, operation: Operation, model: Model) -> Any:
    """Values of all parameters; now and then such as they may not have."""
    is_wild = rng.random() < WILD
    return operation.parameters(
        **{field.name: random_value(rng, field, operation, model, is_wild) for field in operation.fields}
    )


def random_value(rng: random.Random, field: Field, operation: Operation, model: Model, is_wild: bool) -> Any:
    """What a form begins with, any other value, or a wild one: at or beyond the edge of what may be."""
    if rng.random() < USUAL and field.kind is not Kind.FILE:
        return field.default
    match field.kind:
        case Kind.SWITCH:
            return rng.random() < 0.5
        case Kind.INTEGER:
            return _integer(rng, field, is_wild)
        case Kind.NUMBER:
            return field.coerce(_number(rng, field, is_wild))
        case Kind.VECTOR | Kind.COLOR:
            return field.coerce([_number(rng, field, is_wild) for _ in range(field.size)])
        case Kind.CHOICE:
            assert field.type is not None
            return rng.choice(list(field.type))
        case Kind.REFERENCE:
            return rng.randrange(-1, len(model.tables[field.target]))
        case Kind.ROWS:
            return tuple(random_rows(rng, model.tables[field.target]).tolist())
        case Kind.FIELD:
            names = [one.name for name in operation.tables for one in model.tables[name].fields]
            return "nothing" if is_wild else rng.choice(names)
        case Kind.TEXT:
            return rng.choice(NONSENSE if is_wild else (*TEXTS, rng.choice(list(CHECKS))))
        case Kind.FILE:
            return rng.choice(("", NO_FILE)) if is_wild else OTHER
        case _:
            return field.default


def _integer(rng: random.Random, field: Field, is_wild: bool) -> int:
    low, high = int(field.minimum or 0), int(field.maximum or 10)
    if is_wild:
        return rng.choice((low - 1, high + 1, -1, 0))
    return high if rng.random() < SELDOM else low - 1 + int((high - low + 2) ** rng.random())  # small ones often


def _number(rng: random.Random, field: Field, is_wild: bool) -> float:
    low = -2 if field.minimum is None else field.minimum
    high = low + 2 if field.maximum is None else min(field.maximum, low + 2)  # seconds of physics are long ones here
    return rng.choice((*EDGES, low)) if is_wild else rng.uniform(low, high)


# -- what a model means ------------------------------------------------------------------------------------------------


def meant(model: Model) -> dict[str, Any]:
    """All that a file keeps of a model: what applies to each row, comparable."""
    found = fingerprint(model)
    for name, table in model.tables.items():
        if isinstance(table, RecordTable):
            found[name] = [_meant_record(record) for record in table]
    vertices = model.vertices
    used, is_sdef = used_slots(vertices["deform"]), (vertices["deform"] == Deform.SDEF)[:, None]
    found["vertices"] |= {
        "bones": np.where(used, vertices["bones"], NONE).tobytes(),
        "weights": (effective_weights(vertices["deform"], vertices["weights"]) + 0.0).tobytes(),
        **{field: np.where(is_sdef, vertices[field], 0).tobytes() for field in ("sdef_c", "sdef_r0", "sdef_r1")},
    }
    return found


def _meant_record(record: Any) -> dict[str, Any]:
    values = {}
    for field in fields_of(type(record)):
        if field.applies is None or field.applies(record):
            value = getattr(record, field.name)
            is_nested = field.kind is Kind.RECORDS
            values[field.name] = [(type(item), _meant_record(item)) for item in value] if is_nested else value
    return values


# -- what becomes of it -----------------------------------------------------------------------------------------------


class FaultError(Exception):
    """What an operation must not do."""


def random_session(
    name: str, makers: dict[str, Maker], operations: list[Operation], most: int = MOST_STEPS
) -> Iterator[tuple[Call, str, str]]:
    """Calls of operations one after the other on one model: what each was, what became of it, and the fault, or ""."""
    rng = random.Random(name)
    often = [maker for maker in OFTEN if maker in makers]
    source = rng.choice(often if often and rng.random() < 0.7 else list(makers))
    with tempfile.TemporaryDirectory() as folder:
        content = as_read(makers[source](rng.randrange(2**32)))
        if rng.random() < 0.5:
            content.path = Path(folder, "models", "model.pmx")  # what goes one folder up stays within
            content.path.parent.mkdir()
            _lay_textures(rng, content)
        session = _RandomSession(content)
        for _ in range(rng.randrange(1, most + 1)):
            call = random_call(rng, rng.choice(operations), content)
            try:
                kind = session.run(rng, call)
            except FaultError as fault:
                yield call, "fault", f"{source}: {fault}"
                return
            yield call, kind, ""
        try:
            session.go_back()
        except FaultError as fault:
            yield call, "fault", f"{source}: {fault}"


def _lay_textures(rng: random.Random, content: Content) -> None:
    """Put files where some of the textures are sought."""
    assert content.folder is not None
    for texture in content.model.textures:
        path = content.folder / texture.path.replace("\\", "/")
        is_within = texture.path.isprintable() and path.resolve().is_relative_to(content.folder.resolve())
        if is_within and rng.random() < 0.7:
            with suppress(OSError):  # what is a file there is no folder
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(rng.randbytes(1))


class _RandomSession:
    """A model that is worked on, with its history."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._history = History()
        self._states = [self._state()]
        self._was_finite = not not_finite(content.model)

    def run(self, rng: random.Random, call: Call) -> str:
        """What became of a call: "changed", "unchanged" or "refused". FaultError for anything that must not be."""
        before = self._states[-1]
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                outcome = _run(rng, call)
        except ValueError as error:
            _check_reason(error)
            self._check_state(before, "after a refusal")
            return "refused"
        except Exception as error:
            raise FaultError(f"{type(error).__name__}: {error}, {_location(error)}") from error
        self._check_result(outcome)
        if outcome.step is None:
            self._check_state(before, "though nothing is said to have changed")
            return "unchanged"
        after = self._state()
        self._check_model(after[1])
        self._history.add(outcome.step)
        self._states.append(after)
        self._history.undo()
        self._check_state(before, "when undone")
        self._history.redo()
        self._check_state(after, "when redone")
        return "changed"

    def go_back(self) -> None:
        """Undo and redo everything."""
        for position in (0, len(self._states) - 1):
            self._history.go_to(position)
            self._check_state(self._states[position], f"at step {position}")

    def _state(self) -> tuple[Any, bytes]:
        try:
            return fingerprint(self._content.model), written(self._content)
        except Exception as error:
            raise FaultError(f"cannot be saved: {type(error).__name__}: {error}, {_location(error)}") from error

    def _check_state(self, expected: tuple[Any, bytes], when: str) -> None:
        now = self._state()
        if now[1] != expected[1]:
            raise FaultError(f"other bytes {when}")
        if now[0] != expected[0]:
            raise FaultError(f"{_differing(now[0], expected[0])} is another {when}")

    def _check_result(self, outcome: Outcome) -> None:
        result, tables = outcome.result, self._content.model.tables
        if not all(isinstance(text, TranslatableText) for text in (result.message, *result.warnings)):
            raise FaultError("what is told cannot be translated")
        for name, rows in result.rows.items():
            if len(rows) and not 0 <= min(rows) <= max(rows) < len(tables[name]):
                raise FaultError(f"{name} {max(rows)} is to be selected and is not there")
        if not outcome.changed.keys() <= tables.keys():
            raise FaultError(f"{outcome.changed} changed")

    def _check_model(self, data: bytes) -> None:
        model = self._content.model
        fault = dangling(model) or (not_finite(model) if self._was_finite else "")
        if fault:
            raise FaultError(fault)
        again = making.loaded(data)
        told = [message.text for message in again.warnings if message.text.template != FACES_OF_NONE]
        if told:
            raise FaultError(f"read again: {told[0]}")
        here, there = meant(model), meant(again.model)
        if here != there:
            raise FaultError(f"{_differing(here, there)} is another when saved and read")


def _run(rng: random.Random, call: Call) -> Outcome:
    def load(path: str) -> Model:
        if path == NO_FILE:
            raise FileNotFoundError(2, "No such file", path)
        model = call.context.model
        others = (model.snapshot, lambda: _moved(model), full_model, humanoid, lambda: random_model(rng.randrange(99)))
        return as_read(rng.choice(others)()).model

    checked_parameters(call.parameters, call.operation)
    models = models_of(call.operation, call.parameters, load)
    return run_operation(call.operation, dataclasses.replace(call.context, models=models), call.parameters)


def _moved(model: Model) -> Model:
    """A copy in which every other vertex is elsewhere."""
    copy = model.snapshot()
    copy.vertices.writable("position")[::2] += 1
    copy.vertices.writable("uv")[::2] += 1
    return copy


def _check_reason(error: ValueError) -> None:
    if not error.args or not isinstance(error.args[0], TranslatableText) or not error.args[0]:
        raise FaultError(f"refused without a reason: {type(error).__name__}: {error}, {_location(error)}") from error


def _location(error: Exception) -> str:
    """Where in the editor an error was raised."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "/editor/" in frame.filename]
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "in the test"


def _differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The first table, and the row or the column, that is not the same."""
    for name, rows in one.items():
        if rows == other[name]:
            continue
        if isinstance(rows, dict):
            return f"{name}.{next(field for field in rows if rows[field] != other[name][field])}"
        if len(rows) != len(other[name]):
            return f"the number of {name}"
        row, pair = next(
            (row, pair) for row, pair in enumerate(zip(rows, other[name], strict=True)) if pair[0] != pair[1]
        )
        mine, theirs = (vars_of(one) for one in pair)
        field = next(key for key in mine if mine[key] != theirs[key])
        return f"{name} {row} {field} ({mine[field]!r}, {theirs[field]!r})"
    return "nothing"


def vars_of(row: Any) -> dict[str, Any]:
    return row if isinstance(row, dict) else {field.name: getattr(row, field.name) for field in fields_of(type(row))}
