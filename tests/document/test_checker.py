"""Checker: what is found follows edits, only what they touch is asked again, and nothing while nobody watches."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject, QSettings
from pytestqt.qtbot import QtBot

from editor.document import checker as checker_module
from editor.document.checker import AcceptedFindings, Checker
from editor.document.document import Document
from editor.formats import Content
from editor.messages import Finding, Level, TranslatableText
from editor.model.bones import Bone
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import Check, CheckSubject, findings_of_mask
from tests.model.random_models import random_edit, random_model
from tests.operations.model_making import full_model

CIRCLE = "bone-parent-circle"
ASKED: list[str] = []


def named_x(subject: CheckSubject) -> Iterator[Finding]:
    ASKED.append("named-x")
    mask = np.array([bone.name.startswith("x") for bone in subject.model.bones], np.bool_)
    yield from findings_of_mask(mask, "bones", TranslatableText("It is named x"), "name")


def low(subject: CheckSubject) -> Iterator[Finding]:
    ASKED.append("low")
    yield from findings_of_mask(subject.model.vertices["position"][:, 1] < 0, "vertices", TranslatableText("It is low"))


def few(subject: CheckSubject) -> Iterator[Finding]:
    ASKED.append("few")
    if len(subject.model.vertices) < 3:
        yield Finding(TranslatableText("There are few"), "vertices")


def check(code: str, section: str, function: object, *reads: str) -> Check:
    return Check(code, section, Level.WARNING, "A", "B.", function, frozenset(reads), "Not.")  # type: ignore[arg-type]


OWN = {
    "named-x": check("named-x", "bones", named_x, "bones"),
    "low": check("low", "vertices", low, "vertices.position"),
    "few": check("few", "vertices", few, "vertices"),
}


@pytest.fixture
def watcher() -> QObject:
    return QObject()


def document_of(model: Model, *repairs: Finding) -> Document:
    return Document(dataclasses.replace(Content(model), repairs=repairs))


def checker_of(document: Document, checks: Mapping[str, Check]) -> Checker:
    document.checker.offer(checks, OPERATIONS)
    return document.checker


def xs(*names: str) -> Model:
    model = Model()
    model.bones.records[:] = [Bone(name) for name in names]
    return model


def rows(checker: Checker, code: str) -> list[list[int]]:
    return [finding.rows.tolist() for finding in checker.open_findings().get(code, ())]


def test_nothing_is_asked_while_nobody_watches(qtbot: QtBot, watcher: QObject) -> None:
    document = document_of(xs("x"))
    checker = checker_of(document, OWN)
    ASKED.clear()
    qtbot.wait(checker_module.FIRST_PAUSE + 100)
    assert ASKED == []
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    assert sorted(ASKED) == ["few", "low", "named-x"]
    checker.watch(watcher, False)
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, 0, "name", "y")
    qtbot.wait(2 * checker_module.PAUSE)
    assert len(ASKED) == 3


def test_only_those_are_asked_again_that_read_what_was_edited(qtbot: QtBot, watcher: QObject) -> None:
    document = document_of(random_model(3))
    checker = checker_of(document, OWN)
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)

    def asked_after(field: str, value: object, table: str) -> list[str]:
        ASKED.clear()
        with document.edit("Change") as edit:
            edit.set(document.model.tables[table], 0, field, value)
        qtbot.wait(checker_module.PAUSE + 20)
        qtbot.waitUntil(lambda: checker.is_fresh)
        return sorted(ASKED)

    assert asked_after("name", "xxx", "bones") == ["named-x"]
    assert asked_after("position", (0.0, -7.0, 0.0), "vertices") == ["low"]
    assert asked_after("normal", (0.0, 1.0, 0.0), "vertices") == []


def test_what_is_found_again_is_told_once_and_gathered_no_more(qtbot: QtBot, watcher: QObject) -> None:
    document = document_of(xs("x", "a"))
    checker = checker_of(document, OWN)
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    faults, told = checker.faults("bones"), []
    checker.changed.connect(lambda: told.append(checker.is_fresh))
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, 0, "name", "x2")
    qtbot.waitUntil(lambda: bool(told))
    assert told == [True]
    assert checker.faults("bones") is faults
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, 1, "name", "x3")
    qtbot.waitUntil(lambda: len(told) > 1)
    assert checker.faults("bones").warns(1)


def test_checks_that_are_no_longer_offered_mark_no_row(qtbot: QtBot, watcher: QObject) -> None:
    document = document_of(xs("x"))
    checker = checker_of(document, OWN)
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    assert checker.faults("bones").warns(0)
    checker.offer({code: check for code, check in OWN.items() if code != "named-x"}, OPERATIONS)
    assert not checker.faults("bones").warns(0)


def test_what_is_meant_is_so_for_models_of_one_name(qtbot: QtBot, watcher: QObject) -> None:
    document = document_of(xs("x"))
    checker = checker_of(document, OWN)
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    checker.accept("named-x", checker.findings["named-x"])
    assert not checker.faults("bones").warns(0)
    with document.edit("Name") as edit:
        edit.set(document.model.info, 0, "name", "別の")
    assert checker.faults("bones").warns(0)
    document.undo()
    assert not checker.faults("bones").warns(0)


def test_rows_are_followed_before_the_checks_are_asked_again(qtbot: QtBot, watcher: QObject) -> None:
    document = document_of(xs("a", "x", "b", "x2"))
    checker = checker_of(document, OWN)
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    assert rows(checker, "named-x") == [[1, 3]]
    with document.edit("Insert") as edit:
        edit.insert(document.model.bones, 0, [Bone("new"), Bone("new2")])
    assert rows(checker, "named-x") == [[3, 5]]
    assert not checker.is_fresh
    with document.edit("Remove") as edit:
        edit.remove(document.model.bones, [3])
    assert rows(checker, "named-x") == [[4]]


def test_the_parts_of_a_finding_are_followed_too(qtbot: QtBot, watcher: QObject) -> None:
    model = full_model()
    model.vertices.fill(6, uv=[(0, 0)] * 5 + [(0, 9)])
    document = document_of(model)
    checker = document.checker
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    with document.edit("Remove") as edit:
        edit.remove(document.model.vertices, [1])
    [finding] = checker.findings["uv-out-of-range"]
    assert finding.rows.tolist() == [1]
    assert finding.parts is not None
    assert finding.parts.rows.tolist() == [4]


def test_rows_of_repairs_come_back_with_undo(qtbot: QtBot, watcher: QObject) -> None:
    document = document_of(xs("a", "b", "c"), Finding(TranslatableText("Mended"), "bones", np.array([1])))
    checker = document.checker
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    assert rows(checker, "file-repaired") == [[1]]
    with document.edit("Remove") as edit:
        edit.remove(document.model.bones, [1])
    with document.edit("Insert") as edit:
        edit.insert(document.model.bones, 0, [Bone("new")])
    qtbot.waitUntil(lambda: checker.is_fresh)
    assert rows(checker, "file-repaired") == []
    document.undo()
    document.undo()
    qtbot.waitUntil(lambda: rows(checker, "file-repaired") == [[1]])
    document.begin("Gesture").remove(document.model.bones, [1])
    document.cancel()
    qtbot.waitUntil(lambda: checker.is_fresh and rows(checker, "file-repaired") == [[1]])


@pytest.mark.parametrize("seed", range(6))
def test_after_random_edits_as_much_is_found_as_by_asking_everything(
    qtbot: QtBot, watcher: QObject, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checker_module, "PAUSE", 1)
    monkeypatch.setattr(checker_module, "FIRST_PAUSE", 1)
    rng = random.Random(seed)
    document = document_of(random_model(seed, 10))
    checker = document.checker
    checker.watch(watcher, True)
    for turn in range(12):
        kind = rng.randrange(5)
        if kind == 0:
            document.undo()
        elif kind == 1:
            document.redo()
        else:
            with document.edit("Random", refuses=False) as edit:
                random_edit(rng, edit)
        if turn % 3:  # or edited again while a job asks
            qtbot.waitUntil(lambda: checker.is_fresh)
            subject = CheckSubject(document.model.snapshot(), None, checker.state())
            every = {code: found for code, each in CHECKS.items() if (found := each.findings(subject))}
            assert plain(checker.findings) == plain(every)


def plain(found: dict[str, tuple[Finding, ...]]) -> dict[str, list[tuple[object, ...]]]:
    def of(each: Finding) -> tuple[object, ...]:
        return str(each.text), each.table, each.rows.tolist(), of(each.parts) if each.parts is not None else None

    return {code: [of(each) for each in some] for code, some in found.items()}


def test_a_check_that_fails_leaves_the_others(qtbot: QtBot, watcher: QObject) -> None:
    def broken(subject: CheckSubject) -> tuple[Finding, ...]:
        raise KeyError("nothing")

    document = document_of(xs("x"))
    checker = checker_of(document, {"broken": check("broken", "bones", broken, "bones"), **OWN})
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    assert rows(checker, "named-x") == [[0]]
    assert "KeyError" in checker.findings["broken"][0].text


def test_what_is_meant_is_remembered_by_names(qtbot: QtBot, watcher: QObject, tmp_path: Path) -> None:
    stored = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    document = document_of(xs("x", "x2", "x/ä,3"))
    with document.edit("Name") as edit:
        edit.set(document.model.info, 0, "name", "モデル")
    checker = checker_of(document, OWN)
    checker.accepted = AcceptedFindings(stored)
    checker.watch(watcher, True)
    qtbot.waitUntil(lambda: checker.is_fresh)
    found = checker.findings["named-x"][0]
    checker.accept("named-x", [dataclasses.replace(found, rows=found.rows[1:])])
    checker.accept("few", checker.findings["few"])
    assert rows(checker, "named-x") == [[0]]
    assert "few" not in checker.open_findings()
    assert checker.faults("bones").of(1) == []
    assert [(level, finding.text) for level, finding in checker.faults("bones").of(0)] == [
        (Level.WARNING, "It is named x")
    ]
    stored.sync()
    checker.accepted = AcceptedFindings(QSettings(stored.fileName(), QSettings.Format.IniFormat))
    assert [each.rows.tolist() for each in checker.accepted_findings()["named-x"]] == [[1, 2]]
    with document.edit("Insert") as edit:
        edit.insert(document.model.bones, 0, [Bone("new")])
    assert rows(checker, "named-x") == [[1]]
    checker.take_back("named-x", checker.accepted_findings()["named-x"])
    checker.take_back("few", checker.accepted_findings()["few"])
    assert rows(checker, "named-x") == [[1, 2, 3]]
    assert "few" in checker.open_findings()


@pytest.mark.parametrize("text", ["", "no json", "[1]", '{"a": 3}', '{"a": [["b"]]}'])
def test_what_anybody_wrote_into_the_settings_harms_nothing(tmp_path: Path, text: str) -> None:
    stored = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    stored.setValue("checks/accepted", text)
    assert AcceptedFindings(stored).of(Model()) == frozenset()
