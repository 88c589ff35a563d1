"""Quantity: how one number of a field is shown, entered and stepped: degrees, limits, step width. No widgets."""

from __future__ import annotations

import ast
import math
import operator
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray
from editor.model.fields import Field, Kind
from editor.ui.editors.revisions import Arithmetic
from editor.ui.value_text import component_text

LONGEST = 200  # characters: enough for any sum, too little to nest deep

_BINARY: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: np.divide,
    ast.Mod: np.mod,
    ast.Pow: np.power,
}
_UNARY: dict[type[ast.unaryop], Callable[[Any], Any]] = {ast.UAdd: operator.pos, ast.USub: operator.neg}


def parse(text: str) -> Arithmetic:
    """The arithmetic that `text` says. ValueError when it is none.

    It takes the present values, float64 of any shape, and gives the new ones in the same shape; what cannot be
    computed (a division by zero) comes out as infinity or NaN.
    """
    tree = _tree(_absolute(unicodedata.normalize("NFKC", text).strip().replace("^", "**")))
    _check(tree)

    def compute(present: AnyArray) -> AnyArray:
        with np.errstate(all="ignore"):
            return np.broadcast_to(np.asarray(_evaluate(tree, present), np.float64), present.shape)

    return compute


def _absolute(text: str) -> str:
    """`text` with the present value put in front of a leading operator."""
    if text[:2] in ("+=", "-=", "*=", "/="):
        return f"x{text[0]}({text[2:]})"
    return f"x{text}" if text[:1] in ("*", "/", "+") else text


def _tree(text: str) -> ast.expr:
    if len(text) > LONGEST:
        raise ValueError("too long")
    try:
        return ast.parse(text, mode="eval").body
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise ValueError("not a number") from error


def _check(node: ast.expr) -> None:
    match node:
        case ast.Constant(value=bool()):
            raise ValueError("not a number")
        case ast.Constant(value=int() | float()) | ast.Name(id="x" | "pi"):
            return
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            _check(left)
            _check(right)
        case ast.UnaryOp(op=op, operand=operand) if type(op) in _UNARY:
            _check(operand)
        case _:
            raise ValueError("not a number")


def _evaluate(node: ast.expr, present: AnyArray) -> Any:
    match node:
        case ast.Constant(value=value):
            return np.float64(value)  # type: ignore[arg-type]
        case ast.Name(id=name):
            return present if name == "x" else np.float64(math.pi)
        case ast.BinOp(left=left, op=op, right=right):
            return _BINARY[type(op)](_evaluate(left, present), _evaluate(right, present))
        case ast.UnaryOp(op=sign, operand=operand):
            return _UNARY[type(sign)](_evaluate(operand, present))
    raise AssertionError(node)


STEPS = {Kind.COLOR: 0.01, Kind.ROTATION: 0.01, Kind.INTEGER: 1.0}  # others: 0.1, angles 1 degree
DECIMALS = 4  # that are tried for a short number
INTEGERS = (-(2.0**31), 2.0**31 - 1)


@dataclass(frozen=True, slots=True)
class Quantity:
    """Radians are stored and degrees shown where the field is an angle. Limits hold for what is entered."""

    field: Field

    @property
    def unit(self) -> float:
        """The factor from shown to stored values: π/180 for angles, else 1."""
        return math.pi / 180 if self.field.angle else 1.0

    @property
    def is_whole(self) -> bool:
        return self.field.kind is Kind.INTEGER

    @property
    def suffix(self) -> str:
        return "°" if self.field.angle else ""

    @property
    def step(self) -> float:
        """One notch of the wheel, as shown."""
        return 1.0 if self.field.angle else STEPS.get(self.field.kind, 0.1)

    def text(self, stored: float) -> str:
        if self.is_whole:
            return str(int(stored))
        return component_text(self.field, stored)

    def entered(self, text: str) -> Arithmetic:
        """What typing `text` does to stored values. ValueError when it says nothing."""
        compute = parse(text)
        return lambda stored: self._stored(compute(self._shown(stored)))

    def shifted(self, steps: float) -> Arithmetic:
        """What going up so many steps does to stored values."""
        return lambda stored: self._stored(self._shown(stored) + steps * self.step)

    def _shown(self, stored: AnyArray) -> AnyArray:
        """What is shown for stored values: 90 and not 90.0000025, where single precision cannot tell the two apart."""
        shown = stored / self.unit
        short = np.round(shown, DECIMALS)
        same = (short * self.unit).astype(np.float32) == stored.astype(np.float32)
        return np.where(same, short, shown)

    def _stored(self, shown: AnyArray) -> AnyArray:
        low, high = INTEGERS if self.is_whole else (-math.inf, math.inf)
        low = low if self.field.minimum is None else self.field.minimum
        high = high if self.field.maximum is None else self.field.maximum
        stored = np.clip(shown * self.unit, low, high)
        return np.rint(stored) if self.is_whole else stored
