"""Operation: a declared edit of a model, from which menus, forms, the command line, scripts and plug-ins are made.

An operation is one function, with its declaration above it: `@operation(id, label, help, …)`. Its parameters are a
frozen dataclass whose attributes are declared as those of records are (`editor.model.fields`): forms and options of the
command line come from the declarations. From these the rows are made that everybody reads (`editor.operations.catalog`)
without importing what they run: after a change run `python resources/make/operation_rows.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from editor.late_imports import Late
from editor.math3d.arrays import Float32Array, IndexArray
from editor.messages import TranslatableText
from editor.model.changes import Rows
from editor.model.edit import Edit
from editor.model.fields import Field, fields_of
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.model.tables import Table
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.posed_model import PoseSnapshot

RECORD_TABLES = (
    "textures",
    "materials",
    "bones",
    "morphs",
    "frames",
    "rigid_bodies",
    "joints",
    "soft_bodies",
)
ALL_TABLES = ("vertices", "faces", *RECORD_TABLES)

NO_ROWS = np.empty(0, np.intp)

Report = Callable[[float, str], None]  # how far `prepare` is, 0 to 1, and what it does; may raise to stop it
After = Callable[[Report], None]  # writes files; ValueError, and none of them lies there, where that cannot be done


class Need(Enum):
    """A need of an operation, besides its parameters."""

    ROWS = "rows"  # of one of its tables
    POSE = "pose"  # the model as it is posed in Transform mode, or by options of the command line


NEEDS_ROWS = frozenset({Need.ROWS})  # what most operations need


class Scope(Enum):
    """The rows that an operation takes in the window; scripts and the command line give them."""

    SELECTED = "selected"  # those selected in the active table, or else those that its selection leads to
    ACTIVE = "active"  # those of the active table alone, as where rows are deleted without a form
    OR_ALL = "or all"  # as SELECTED; where nothing is selected a form offers all
    ALL = "all"  # all rows, whatever is selected


@dataclass(frozen=True, slots=True)
class NoParameters:
    """The parameters of an operation that has none."""


@dataclass(frozen=True, slots=True, eq=False)
class OperationContext:
    """Input of an operation: rows, and whatever else it declares as a need.

    `rows`: what it is to work on, ascending row numbers by table. `selected`: what is selected in all tables.
    `posed`: the model as it is posed. `models`: the models in the files that parameters name, by parameter. `folder`:
    where the model's textures are sought. `physics`: gravity and the like. `counts_as_shown`: in texts numbers count
    from `Field.counts_from`, as the window shows them. `prepared`: what the operation's own `prepare` returned.
    """

    model: Model
    rows: Mapping[str, IndexArray] = field(default_factory=dict)
    selected: Mapping[str, IndexArray] = field(default_factory=dict)
    posed: PoseSnapshot | None = None
    models: Mapping[str, Model] = field(default_factory=dict)
    folder: Path | None = None
    physics: PhysicsSettings = field(default_factory=PhysicsSettings)
    counts_as_shown: bool = False
    prepared: Any = None

    @property
    def table(self) -> Table:
        """The table that the operation works on: the first that has rows to work on."""
        return self.model.tables[next(iter(self.rows))]

    def of(self, table: str) -> IndexArray:
        """The rows of a table to work on; none where it was given none."""
        return self.rows.get(table, NO_ROWS)


@dataclass(frozen=True, slots=True, eq=False)
class Result:
    """Result of an operation: a message, and the rows by table that are new or changed, to be selected.

    `heat`: a number of each vertex, NaN for none, that is shown as colours until the operation is kept or taken back.
    `after`: what is still to be done outside of the model. Whoever runs the operation calls it, on any thread, once the
    step is kept, and takes the step back where it fails.
    """

    message: TranslatableText
    rows: Mapping[str, Rows] = field(default_factory=dict)
    warnings: tuple[TranslatableText, ...] = ()
    heat: Float32Array | None = None
    after: After | None = None


@dataclass(frozen=True, slots=True)
class LateParameters(Late):
    """The class of parameters whose declarations are known before it is imported."""

    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Operation:
    """An edit of a model and how to offer it. `id` is stable: table or subject, a dot, verb and noun.

    `label` and `help` are English, translated in the context "Operation". `function` takes an open Edit, an
    OperationContext and the parameters, and raises ValueError, with a TranslatableText, where it refuses; whoever holds
    the Edit takes everything back then. `tables`: whose rows it works on, the first where nothing is said. `prepare`,
    of a heavy operation: what can be worked out beforehand on any thread, from a context with a snapshot of the model;
    its value comes as `OperationContext.prepared`. It writes nothing to disk: `Result.after` does. One that is a
    generator yields how far it is, and keeps to the window's thread, as physics has to. `on_worker`: of a large model,
    a copy is edited on a worker first, by a dry run. `previews`: a form shows what each change of a parameter does.
    `absorbs`: kinds of morphs, and with BONE the pose of the bones, that are part of the model afterwards; whoever
    shows a pose brings them to rest. `scope`: the rows that it takes in the window. `uses`: other tables of which it
    takes the selected rows, beside those it works on.
    `left_empty`: what texts come to that are left empty, by parameter, for forms to show.
    `menu`: the part of the menus in which it stands, as `editor.ui.commands.menus` has it; without one it
    stands with others of its subject. `menu_order`: which comes first there; a line parts the hundreds.
    """

    id: str
    label: str
    function: Callable[[Edit, OperationContext, Any], Result]
    tables: tuple[str, ...] = ()
    help: str = ""
    parameters: type | LateParameters = NoParameters
    needs: frozenset[Need] = frozenset()
    prepare: Callable[[OperationContext, Any, Report], Any] | None = None
    on_worker: bool = False
    previews: bool = True
    absorbs: tuple[MorphKind, ...] = ()
    scope: Scope = Scope.SELECTED
    uses: tuple[str, ...] = ()
    left_empty: Callable[[OperationContext], Mapping[str, str]] | None = None
    menu: str = ""
    menu_order: int = 0

    @property
    def fields(self) -> tuple[Field, ...]:
        """The declared parameters."""
        return self.parameters.fields if isinstance(self.parameters, LateParameters) else fields_of(self.parameters)


DECLARED = "declared_operation"  # the attribute that a declared function has
Function = TypeVar("Function", bound=Callable[[Edit, OperationContext, Any], Result])


def operation(id: str, label: str, help: str, **more: Any) -> Callable[[Function], Function]:
    """Declare the function below as an operation; `more` are the other attributes of Operation.

    Choices among its parameters stand in `editor.operations.choices`, or in a module of the model.
    """

    def declare(function: Function) -> Function:
        setattr(function, DECLARED, Operation(id, label, function, help=help, **more))
        return function

    return declare
