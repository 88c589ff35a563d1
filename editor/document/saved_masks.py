"""SavedMasks: what is hidden, saved by name for the models of a name, beside the settings, for later sessions.

Rows are remembered by their names, and faces by their material and their place in it, so that masks still fit after
rows came, went or moved.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from PySide6.QtCore import QSettings

from editor.document.masking import Masks
from editor.math3d.arrays import BoolArray
from editor.model.model import Model
from editor.model.tables import RecordTable

KEY = "masks/saved"
Saved = dict[str, list[list[Any]]]  # by table the rows that are hidden, as `_of_rows` and `_of_faces` tell them


class SavedMasks:
    """Kept as one text in the settings; without any, for as long as the program runs."""

    def __init__(self, stored: QSettings | None = None) -> None:
        self._stored = stored
        self._of_models: dict[str, dict[str, Saved]] = _read(str(stored.value(KEY, ""))) if stored is not None else {}

    def names(self, model: Model) -> list[str]:
        """Return the names of masks saved for the models with the name of this one, in the order of saving."""
        return list(self._of_models.get(model.info[0].name, ()))

    def save(self, model: Model, name: str, masks: Mapping[str, BoolArray]) -> None:
        """Keep what masks of a model hide, in place of what had the name before."""
        saved = {
            table: _of_faces(model, mask) if table == "faces" else _of_rows(model, table, mask)
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
            read = _faces_mask if table == "faces" else _rows_mask
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


def _numbered(names: Iterable[str]) -> list[tuple[str, int]]:
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
    return _numbered(record.name for record in records)


def _of_rows(model: Model, table: str, mask: BoolArray) -> list[list[Any]]:
    """Name and number among its namesakes of each row that is hidden."""
    keys = _keys(model, table)
    return [list(keys[row]) for row in np.flatnonzero(mask).tolist()]


def _rows_mask(model: Model, table: str, saved: list[list[Any]]) -> tuple[BoolArray, int]:
    """(rows,) those that are hidden, and how many the table has not."""
    rows = {key: row for row, key in enumerate(_keys(model, table))}
    mask = np.zeros(len(rows), np.bool_)
    found = [rows[name, number] for name, number in saved if (name, number) in rows]
    mask[found] = True
    return mask, len(saved) - len(found)


def _of_faces(model: Model, mask: BoolArray) -> list[list[Any]]:
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


def _faces_mask(model: Model, table: str, saved: list[list[Any]]) -> tuple[BoolArray, int]:
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
            str(model): {str(name): _checked(tables) for name, tables in saved.items()} for model, saved in kept.items()
        }
    except (ValueError, TypeError, AttributeError):
        return {}


def _checked(tables: Mapping[str, list[Any]]) -> Saved:
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
