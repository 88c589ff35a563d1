"""A connection ends with its receiver, and what a lambda or a partial is connected to does not outlive it."""

from __future__ import annotations

import ast
import gc
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal

from editor.document import connections
from editor.document.connections import connect

JOBS = ("Job", "MainThreadJob")  # which live on by themselves


class Sender(QObject):
    sent = Signal(int, str)


class Held:
    def __init__(self) -> None:
        self.got: list[object] = []

    def take(self, *values: object) -> None:
        self.got.append(values)


def test_a_function_is_called_with_as_many_values_as_it_takes(qapp: object) -> None:
    sender, receiver, held = Sender(), QObject(), Held()
    connect(sender.sent, receiver, lambda: held.take())
    connect(sender.sent, receiver, lambda number: held.take(number))
    connect(sender.sent, receiver, partial(held.take, "first"))
    sender.sent.emit(3, "x")
    assert held.got == [(), (3,), ("first", 3, "x")]


@pytest.mark.parametrize("ends", ["sender", "receiver"])
def test_a_function_is_let_go_when_either_end_is_deleted(qapp: object, ends: str) -> None:
    made, held = {"sender": Sender(), "receiver": QObject()}, Held()
    connect(made["sender"].sent, made["receiver"], partial(held.take))  # type: ignore[attr-defined]
    got, gone = held.got, weakref.ref(held)
    del held
    shiboken6.delete(made.pop(ends))
    gc.collect()
    assert gone() is None
    for sender in made.values():
        if isinstance(sender, Sender):
            sender.sent.emit(3, "x")
    assert got == []


def test_a_receiver_that_python_lets_go_of_ends_it(qapp: object) -> None:
    sender, held = Sender(), Held()
    connect(sender.sent, QObject(), held.take)
    sender.sent.emit(3, "x")
    assert held.got == []


def test_only_what_lives_no_longer_takes_a_function_itself(checkout: Path) -> None:
    own = Path(connections.__file__)
    modules = [path for path in (checkout / "editor").rglob("*.py") if not path.samefile(own)]
    texts = {path: path.read_text("utf-8") for path in modules}
    trees = {path: ast.parse(text) for path, text in texts.items() if "connect" in text}
    found = [f"{path}:{line}" for path, tree in trees.items() for line in lent_functions(tree)]
    assert not found, "these go through editor.document.connections.connect: " + ", ".join(found)


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("def f(self): self.went.connect(lambda: 0)", 0),
        ("def f(self, view): view.went.connect(self.take)", 0),
        ("def f(self, view): view.went.connect(lambda: 0)", 1),
        ("def f(self): view = View(self); view.went.connect(partial(self.take, view))", 0),
        ("def f(self): job = Job(work); job.finished.connect(self.then(job))", 1),
        ("class A:\n def g(self): self.view = View()\n def f(self): self.view.went.connect(lambda: 0)", 0),
        ("class A:\n def g(self, view): self.view = view\n def f(self): self.view.went.connect(lambda: 0)", 1),
        ("def f(self):\n def end(): pass\n self.job.finished.connect(end)", 1),
    ],
)
def test_what_is_found(code: str, count: int) -> None:
    assert len(list(lent_functions(ast.parse(code)))) == count


def lent_functions(tree: ast.AST) -> Iterator[int]:
    """The lines that connect what is no bound method to a signal of what was not made there."""
    scopes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    for call in ast.walk(tree):
        match call:
            case ast.Call(func=ast.Attribute(attr="connect"), args=[ast.Attribute(), *_]):
                pass  # a bound method, or a signal
            case ast.Call(func=ast.Attribute(value=signal, attr="connect"), args=[_, *_]):
                sender = ast.unparse(signal.value if isinstance(signal, ast.Attribute) else signal)
                kind = ast.ClassDef if sender.startswith("self.") else ast.FunctionDef
                around = [scope for scope in scopes if isinstance(scope, kind) and call in ast.walk(scope)]
                if sender != "self" and not is_made(sender, around[-1:]):
                    yield call.lineno


def is_made(name: str, scopes: list[ast.ClassDef | ast.FunctionDef]) -> bool:
    """Whether a name stands for what a class makes, in one of the scopes."""
    nodes = [node for scope in scopes for node in ast.walk(scope) if isinstance(node, ast.Assign | ast.AnnAssign)]
    for node in nodes:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(name in map(ast.unparse, [target, *getattr(target, "elts", [])]) for target in targets):
            made = next((part for part in ast.walk(node) if isinstance(part, ast.Call)), None)
            if made is not None and is_class(ast.unparse(made.func).rpartition(".")[2]):
                return True
    return False


def is_class(name: str) -> bool:
    return name[:1].isupper() and name not in JOBS
