"""Arithmetic that somebody typed: "x*1.1", "+5", "180/3", "i*0.1"; parsed, never evaluated as Python."""

from __future__ import annotations

import ast
import math
import operator
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from editor.math3d.arrays import AnyArray
from editor.messages import TranslatableText

LONGEST = 200  # characters: enough for any sum, too little to nest deep

Names = Mapping[str, AnyArray]

_BINARY: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: np.divide,
    ast.Mod: np.mod,
    ast.Pow: np.power,
}
_UNARY: dict[type[ast.unaryop], Callable[[Any], Any]] = {ast.UAdd: operator.pos, ast.USub: operator.neg}


def parse(text: str, *names: str) -> Callable[..., AnyArray]:
    """The arithmetic that `text` says. ValueError when it is none.

    It takes the present values x, float64 of any shape, and arrays for the other `names` that may stand in it, which
    broadcast to that shape; it gives the new values in the shape of x. What cannot be computed (a division by zero)
    comes out as infinity or NaN. A leading operator takes the present value to its left: "*2" is "x*2".
    """
    tree = _tree(_with_present_value(unicodedata.normalize("NFKC", text).strip().replace("^", "**")))
    _check(tree, {"x", "pi", *names})

    def compute(present: AnyArray, **others: AnyArray) -> AnyArray:
        values = {"x": present, "pi": np.float64(math.pi), **others}
        with np.errstate(all="ignore"):
            return np.broadcast_to(np.asarray(_evaluate(tree, values), np.float64), present.shape)

    return compute


def _with_present_value(text: str) -> str:
    """`text` with the present value put in front of a leading operator."""
    if text[:2] in ("+=", "-=", "*=", "/="):
        return f"x{text[0]}({text[2:]})"
    return f"x{text}" if text[:1] in ("*", "/", "+") else text


def _tree(text: str) -> ast.expr:
    if len(text) > LONGEST:
        raise ValueError(TranslatableText("too long"))
    try:
        return ast.parse(text, mode="eval").body
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise ValueError(TranslatableText("not a number")) from error


def _check(node: ast.expr, names: set[str]) -> None:
    match node:
        case ast.Constant(value=bool()):
            raise ValueError(TranslatableText("not a number"))
        case ast.Constant(value=int() | float()):
            return
        case ast.Name(id=name) if name in names:
            return
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            _check(left, names)
            _check(right, names)
        case ast.UnaryOp(op=op, operand=operand) if type(op) in _UNARY:
            _check(operand, names)
        case _:
            raise ValueError(TranslatableText("not a number"))


def _evaluate(node: ast.expr, values: Mapping[str, Any]) -> Any:
    match node:
        case ast.Constant(value=value):
            return np.float64(value)  # type: ignore[arg-type]
        case ast.Name(id=name):
            return values[name]
        case ast.BinOp(left=left, op=op, right=right):
            return _BINARY[type(op)](_evaluate(left, values), _evaluate(right, values))
        case ast.UnaryOp(op=sign, operand=operand):
            return _UNARY[type(sign)](_evaluate(operand, values))
    raise AssertionError(node)
