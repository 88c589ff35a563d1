"""Masking, Locking: what of a document's model is hidden, or locked, meanwhile. Never changes the model, nor its file.

Hiding is no step of the history: it has one step back of its own. SavedMasks keeps what is hidden by name for the
models of a name, beside the settings, for later sessions. There rows are remembered by their names, and faces by their
material and their place in it, so that masks still fit after rows came, went or moved.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QObject, QSettings, Signal

from editor.document.selection import renumbered
from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.changes import Action, Change
from editor.model.columns import read_only
from editor.model.model import Model
from editor.model.tables import RecordTable
from editor.operations.queries.related import counts_by_material, faces_with, related
from editor.render.hiding import hidden_vertices

Masks = dict[str, BoolArray]  # of the tables of HIDEABLE of which something is hidden

HIDEABLE = ("faces", "bones", "rigid_bodies", "joints")
WITH_FACES = ("vertices", "materials")  # whose rows are hidden when all of their faces are
KEY = "masks/saved"
Saved = dict[str, list[list[Any]]]  # by table the rows that are hidden, as `_of_rows` and `_of_faces` tell them


class RowMasks(QObject):
    """Rows of HIDEABLE that are masked, of one document: hidden, or locked. Rows are numbers, or a mask of the table.

    Rows of WITH_FACES are so when all of their faces are. What is new is not, nor what comes back by undoing.
    """

    changed = Signal()  # other rows are masked, or the same have other numbers

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._masks: Masks = {}
        self._before: Masks | None = None  # the masks of one step back
        self._with_faces: dict[str, BoolArray] = {}  # masks of WITH_FACES as of now, once they were asked for

    # -- asked ----------------------------------------------------------------------------------------------------

    @property
    def masks(self) -> Mapping[str, BoolArray]:
        """(rows,) of those tables of HIDEABLE of which some rows are masked; another array a change."""
        return self._masks

    def masked(self, table: str) -> BoolArray:
        """(rows,) whether each row of any table is masked, read-only."""
        if table in WITH_FACES:
            if table not in self._with_faces:
                self._with_faces[table] = _frozen(self._vertices() if table == "vertices" else self._materials())
            return self._with_faces[table]
        return self._masks[table] if table in self._masks else _none(self._model, table)

    def unmasked(self, table: str, rows: ArrayLike) -> IndexArray:
        """Those of some rows, by number, of any table that are not masked."""
        numbers = np.asarray(rows, np.intp)
        return numbers[~self.masked(table)[numbers]]

    def counts_by_material(self) -> tuple[IndexArray, IndexArray]:
        """(materials,) how many faces of each are masked, and how many it has."""
        return counts_by_material(self._model, self._masks.get("faces"))

    def _vertices(self) -> BoolArray:
        faces = self._masks.get("faces")
        return _none(self._model, "vertices") if faces is None else hidden_vertices(self._model, faces)

    def _materials(self) -> BoolArray:
        hidden, total = self.counts_by_material()
        return np.asarray((hidden == total) & (total > 0))

    # -- told -----------------------------------------------------------------------------------------------------

    def mask(self, table: str, rows: ArrayLike, is_masked: bool = True) -> None:
        """Mask rows of a table of HIDEABLE or WITH_FACES, or no longer: of vertices, every face that has one."""
        name, mask = self._table_and_mask(table, rows)
        self._take({**self._masks, name: self.masked(name) | mask if is_masked else self.masked(name) & ~mask})

    def unmask(self, table: str, rows: ArrayLike) -> None:
        """Mask rows of a table of HIDEABLE or WITH_FACES no longer."""
        self.mask(table, rows, False)

    def clear(self) -> None:
        """Mask nothing any more, in no table."""
        self._take({})

    def _table_and_mask(self, table: str, rows: ArrayLike, *, whole: bool = False) -> tuple[str, BoolArray]:
        """The table of HIDEABLE that is meant, and a mask of it. IndexError for a row that is not there."""
        mask = np.zeros(len(self._model.tables[table]), np.bool_)
        given = np.atleast_1d(np.asarray(rows))
        mask[given if given.dtype == np.bool_ else given.astype(np.intp)] = True
        return ("faces", faces_with(self._model, table, mask, whole=whole)) if table in WITH_FACES else (table, mask)

    def _take(self, masks: Masks) -> None:
        """Mask what the masks say; those of nothing, and those that say the same as before, are not kept."""
        new = {table: self._same_or_frozen(table, mask) for table, mask in masks.items() if mask.any()}
        if new.keys() == self._masks.keys() and all(new[table] is mask for table, mask in self._masks.items()):
            return
        self._before, self._masks, self._with_faces = self._masks, new, {}
        self.changed.emit()

    def _same_or_frozen(self, table: str, mask: BoolArray) -> BoolArray:
        before = self._masks.get(table)
        return before if before is not None and np.array_equal(mask, before) else _frozen(mask)

    # -- following ------------------------------------------------------------------------------------------------

    def follow(self, change: Change) -> bool:
        """Stay with the same rows after a change of the model; whether any of them is masked.

        For the Document: it emits `changed` itself, when everybody else has heard of the change.
        """
        if change.table == "faces" or change.table in WITH_FACES:
            self._with_faces = {}
        if change.action is Action.SET or change.table not in HIDEABLE:
            return False
        was_hiding = change.table in self._masks
        self._masks = self._renumbered_masks(self._masks, change)
        if self._before is not None:
            self._before = self._renumbered_masks(self._before, change)
        return was_hiding

    def _renumbered_masks(self, masks: Masks, change: Change) -> Masks:
        table, others = change.table, {name: mask for name, mask in masks.items() if name != change.table}
        if table not in masks:
            return others
        mask = np.zeros(len(self._model.tables[table]), np.bool_)
        mask[renumbered(np.flatnonzero(masks[table]), change)] = True
        return {**others, table: _frozen(mask)} if mask.any() else others


class Masking(RowMasks):
    """The hidden rows of one document; `document.masking` gives it. Rows of WITH_FACES hide and show their faces."""

    @property
    def is_hiding(self) -> bool:
        """True if anything is hidden."""
        return bool(self._masks)

    @property
    def can_go_back(self) -> bool:
        return self._before is not None

    def count(self, table: str) -> int:
        """Return the number of hidden rows of a table."""
        return int(np.count_nonzero(self.masked(table)))

    def isolate(self, table: str, rows: ArrayLike) -> None:
        """Hide all rows of a table but these: of vertices, all faces but those that they make up.

        Where vertices make up no face, those around them are shown. Other tables stay as they are.
        """
        name, mask = self._table_and_mask(table, rows, whole=True)
        self._take({**self._masks, name: ~mask})

    def invert(self, table: str = "faces") -> None:
        """Hide the rows of a table of HIDEABLE that are shown, and show those that are hidden."""
        self._take({**self._masks, table: ~self.masked(table)})

    def isolate_belonging(self) -> None:
        """Of bones, bodies and joints, hide all but those that belong to the faces that are shown."""
        faces = ~self.masked("faces")
        masks = {table: ~related(self._model, "faces", faces, table) for table in HIDEABLE if table != "faces"}
        self._take({**self._masks, **masks})

    def mask_only(self, masks: Mapping[str, BoolArray]) -> None:
        """Hide what masks of tables of HIDEABLE say, (rows,) each, and nothing else."""
        self._take(dict(masks))

    def go_back(self) -> None:
        """Hide what was hidden before the last change; doing it again goes forth. Nothing where there was none."""
        if self._before is not None:
            self._take(self._before)


class Locking(RowMasks):
    """The rows of one document that the model view does not select; `document.locking` gives it. Lists select them."""


def _none(model: Model, table: str) -> BoolArray:
    return np.zeros(len(model.tables[table]), np.bool_)


def _frozen(mask: BoolArray) -> BoolArray:
    return read_only(mask)


class SavedMasks:
    """Masks by name, for the models of a name.

    Kept as one text in the settings; without any, for as long as the program runs.
    """

    def __init__(self, stored: QSettings | None = None) -> None:
        self._stored = stored
        self._of_models: dict[str, dict[str, Saved]] = _read(str(stored.value(KEY, ""))) if stored is not None else {}

    def names(self, model: Model) -> list[str]:
        """Return the names of masks saved for the models with the name of this one, in the order of saving."""
        return list(self._of_models.get(model.info[0].name, ()))

    def save(self, model: Model, name: str, masks: Mapping[str, BoolArray]) -> None:
        """Keep what masks of a model hide, in place of what had the name before."""
        saved = {
            table: _saved_faces(model, mask) if table == "faces" else _of_rows(model, table, mask)
            for table, mask in masks.items()
        }
        self._of_models.setdefault(model.info[0].name, {})[name] = saved
        self._store()

    def masks(self, model: Model, name: str) -> tuple[Masks, int]:
        """The masks that are saved by a name, as they fit a model, and how much of them it has not.

        KeyError for a name that nothing has.
        """
        masks: Masks = {}
        missing = 0
        for table, rows in self._of_models[model.info[0].name][name].items():
            read = _saved_faces_mask if table == "faces" else _saved_rows_mask
            masks[table], lost = read(model, table, rows)
            missing += lost
        return masks, missing

    def forget(self, model: Model, name: str) -> None:
        """Keep what is saved by a name no longer. KeyError for one that nothing has."""
        del self._of_models[model.info[0].name][name]
        self._store()

    def _store(self) -> None:
        if self._stored is not None:
            kept = {model: saved for model, saved in self._of_models.items() if saved}
            self._stored.setValue(KEY, json.dumps(kept, ensure_ascii=False))


def _names_with_counts(names: Iterable[str]) -> list[tuple[str, int]]:
    """Each name with how many times it was there before, so that namesakes are told apart."""
    counts: dict[str, int] = {}
    numbered = []
    for name in names:
        counts[name] = counts.get(name, -1) + 1
        numbered.append((name, counts[name]))
    return numbered


def _keys(model: Model, table: str) -> list[tuple[str, int]]:
    records = model.tables[table]
    assert isinstance(records, RecordTable)
    return _names_with_counts(record.name for record in records)


def _of_rows(model: Model, table: str, mask: BoolArray) -> list[list[Any]]:
    """Name and number among its namesakes of each row that is hidden."""
    keys = _keys(model, table)
    return [list(keys[row]) for row in np.flatnonzero(mask).tolist()]


def _saved_rows_mask(model: Model, table: str, saved: list[list[Any]]) -> tuple[BoolArray, int]:
    """(rows,) those that are hidden, and how many the table has not."""
    rows = {key: row for row, key in enumerate(_keys(model, table))}
    mask = np.zeros(len(rows), np.bool_)
    found = [rows[name, number] for name, number in saved if (name, number) in rows]
    mask[found] = True
    return mask, len(saved) - len(found)


def _saved_faces(model: Model, mask: BoolArray) -> list[list[Any]]:
    """By material of which faces are hidden: name, number, how many faces it has, and which of them, from where on
    to where on.
    """
    starts, saved = model.face_starts().tolist(), []
    for key, first, end in zip(_keys(model, "materials"), starts, starts[1:], strict=False):
        hidden = mask[first:end]
        if hidden.any():
            turns = np.flatnonzero(np.diff(np.concatenate(((False,), hidden, (False,))).astype(np.int8)))
            saved.append([*key, end - first, turns.tolist()])
    return saved


def _saved_faces_mask(model: Model, table: str, saved: list[list[Any]]) -> tuple[BoolArray, int]:
    """(faces,) those that are hidden, and of how many materials they cannot be told any more."""
    starts = model.face_starts().tolist()
    rows = {key: row for row, key in enumerate(_keys(model, "materials"))}
    mask, missing = np.zeros(len(model.faces), np.bool_), 0
    for name, number, count, turns in saved:
        row = rows.get((name, number))
        if row is None:
            missing += 1
        elif turns == [0, count]:
            mask[starts[row] : starts[row + 1]] = True
        elif count == starts[row + 1] - starts[row]:
            for first, end in zip(turns[::2], turns[1::2], strict=True):
                mask[starts[row] + first : starts[row] + end] = True
        else:  # other faces than then
            missing += 1
    return mask, missing


def _read(text: str) -> dict[str, dict[str, Saved]]:
    """Read the text of a settings file, which anybody may have written."""
    try:
        kept = json.loads(text) if text else {}
        return {
            str(model): {str(name): _checked_rows(tables) for name, tables in saved.items()}
            for model, saved in kept.items()
        }
    except (ValueError, TypeError, AttributeError):
        return {}


def _checked_rows(tables: Mapping[str, list[Any]]) -> Saved:
    """The rows by table. ValueError or TypeError where they are none."""
    checked: Saved = {"faces": [_checked_faces(*entry) for entry in tables.get("faces", ())]}
    for table in ("bones", "rigid_bodies", "joints"):
        checked[table] = [[str(name), int(number)] for name, number in tables.get(table, ())]
    return {table: rows for table, rows in checked.items() if rows}


def _checked_faces(name: str, number: int, count: int, turns: list[int]) -> list[Any]:
    places = [int(turn) for turn in turns]
    if len(places) % 2 or places != sorted(places) or (places and places[0] < 0):
        raise ValueError(turns)
    return [str(name), int(number), int(count), places]
