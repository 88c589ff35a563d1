"""The form of chains in the whole window: what it finds, how it swings, and the presets that the user keeps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox

from editor.model.model import Model
from editor.motion.motion import Motion
from editor.operations.physics.presets import presets_text, read_presets, user_presets, user_presets_file
from editor.ui.dialogs.chain_form import ChainForm
from editor.ui.language import Language
from editor.ui.viewport.view_settings import ViewSettings
from tests.model.random_models import fingerprint
from tests.operations.physics.hanging_models import LINKS, skirt_model
from tests.ui.driving import Driver, Key
from tests.ui.keyboard import show_active

CHAINS = 8


@pytest.fixture
def driver(empty_driver: Driver) -> Iterator[Driver]:
    empty_driver.open(skirt_model(CHAINS))
    yield empty_driver
    for form in empty_driver.window.findChildren(ChainForm):
        form.reject()


def roots(model: Model) -> list[int]:
    return [row for row, bone in enumerate(model.bones) if bone.name.endswith("_0")]


def opened(driver: Driver, rows: list[int] | None = None) -> ChainForm:
    """The form, opened by the menu for bones that are selected."""
    selection = driver.document.selection
    selection.set_active_table("bones")
    selection.select("bones", np.array(roots(driver.model) if rows is None else rows))
    driver.settle()
    driver.choose(driver.bench.commands.menus["physics"], "Chains and skirt…")
    form = next(form for form in driver.window.findChildren(ChainForm) if form.is_open)
    show_active(form, driver.qtbot)
    return form


def bodies(driver: Driver, count: int) -> None:
    driver.qtbot.waitUntil(lambda: len(driver.model.rigid_bodies) == count)


def listed(form: ChainForm) -> list[tuple[str, str, str]]:
    items = [form.chains.topLevelItem(row) for row in range(form.chains.topLevelItemCount())]
    return [(item.text(0), item.text(1), item.text(2)) for item in items]


def test_roots_are_found_to_be_a_skirt_that_is_seen_at_once(driver: Driver) -> None:
    before = fingerprint(driver.model)
    view = driver.window.findChild(ViewSettings)
    view.show("bodies", False)
    form = opened(driver)
    bodies(driver, CHAINS * LINKS)
    assert listed(form)[0] == ("スカート_0_0 – スカート_0_2", str(LINKS), "下半身")
    assert len(listed(form)) == CHAINS
    assert not form.chains.horizontalScrollBar().isVisible()
    assert form.found_label.text() == "Chains: 8, bones: 24; they stand in a ring, as a skirt"
    assert form.parameters().preset == "skirt"
    assert form.sliders.amounts["mass"].value == 0.5
    assert view.options.shows("bodies")
    QTest.keyClick(form, Key.Key_Escape)
    driver.settle()
    assert fingerprint(driver.model) == before
    assert not view.options.shows("bodies")
    assert not driver.document.history.steps


def test_sliders_change_what_is_seen_and_ok_is_one_step(driver: Driver) -> None:
    before = fingerprint(driver.model)
    form = opened(driver)
    bodies(driver, CHAINS * LINKS)
    form.sliders.amounts["mass"].box.setValue(2)
    form.sliders.amounts["swing"].box.setValue(25)
    driver.qtbot.waitUntil(lambda: driver.model.rigid_bodies[0].mass == 2)
    driver.qtbot.waitUntil(lambda: driver.model.joints[0].turn_upper[0] == pytest.approx(np.radians(25)))
    driver.click(form.ok)
    assert [step.name for step in driver.document.history.steps] == [
        "Chains and skirt: スカート_0_0, スカート_1_0, スカート_2_0 and 5 more"
    ]
    assert [body.mass for body in driver.model.rigid_bodies][:LINKS] == pytest.approx([2, 1.6, 1.28])
    driver.document.undo()
    assert fingerprint(driver.model) == before
    assert opened(driver).parameters().values is None  # what was changed was of that time


def test_another_language_keeps_what_sliders_changed(driver: Driver) -> None:
    view = driver.window.findChild(ViewSettings)
    view.show("bodies", False)
    form = opened(driver)
    bodies(driver, CHAINS * LINKS)
    form.sliders.amounts["mass"].box.setValue(2)
    language = Language(driver.bench.session.settings)
    language.choose("ja")
    try:
        driver.qtbot.waitUntil(lambda: not form.is_open)
        form = next(form for form in driver.window.findChildren(ChainForm) if form.is_open)
        bodies(driver, CHAINS * LINKS)
        assert form.found_label.text().startswith("チェーン")
        assert form.sliders.amounts["mass"].value == 2
        assert form.parameters().values.mass == 2
        view = driver.window.findChild(ViewSettings)
        assert view.options.shows("bodies")
        QTest.keyClick(form, Key.Key_Escape)
        driver.settle()
        assert not view.options.shows("bodies")
        assert not driver.model.rigid_bodies
    finally:
        language.choose("en")


def test_another_preset_takes_back_what_sliders_changed(driver: Driver) -> None:
    form = opened(driver)
    form.sliders.amounts["mass"].box.setValue(2)
    form.preset.box.setCurrentIndex(form.preset.box.findData("tail"))
    form.preset.box.activated.emit(form.preset.box.currentIndex())
    assert form.sliders.amounts["stiffness"].value == 400
    assert not form.sliders.amounts["slack"].isEnabled()
    driver.qtbot.waitUntil(lambda: driver.model.rigid_bodies[0].mass == pytest.approx(0.2))
    assert len(driver.model.joints) == CHAINS * (LINKS - 1)


def test_other_chains_are_taken_when_other_bones_are_selected(driver: Driver) -> None:
    form = opened(driver)
    bodies(driver, CHAINS * LINKS)
    driver.document.selection.select("bones", np.array([2]))
    bodies(driver, LINKS)
    assert len(listed(form)) == 1


def test_it_swings_and_all_is_as_before_when_it_ends(driver: Driver) -> None:
    pytest.importorskip("panda3d.bullet")
    form, posing = opened(driver), driver.document.posing
    bodies(driver, CHAINS * LINKS)
    rest = np.array([body.position for body in driver.model.rigid_bodies])
    driver.click(form.swing)
    assert posing.is_active
    assert posing.physics.works
    hem = [row for row, body in enumerate(driver.model.rigid_bodies) if body.name.endswith("_2")]

    def moved() -> float:
        physics = posing.physics.simulated
        assert physics is not None
        return 0.0 if physics.state is None else float(np.abs(physics.bodies.positions - rest)[hem].max())

    driver.qtbot.waitUntil(lambda: moved() > 0.3)
    form.sliders.amounts["mass"].box.setValue(2)
    driver.qtbot.waitUntil(lambda: driver.model.rigid_bodies[0].mass == 2)
    driver.qtbot.waitUntil(lambda: moved() > 0.3)
    assert driver.document.is_editing
    driver.click(form.swing)
    assert not posing.is_active
    assert not posing.physics.is_on
    assert not driver.document.history.can_undo
    assert not posing.overridden_bones.any()
    assert form.is_open
    driver.click(form.swing)
    QTest.keyClick(form, Key.Key_Escape)
    assert not posing.is_active
    assert not posing.overridden_bones.any()
    assert not len(driver.model.rigid_bodies)


def test_it_stops_when_another_document_comes_to_the_front_or_its_own_is_closed(driver: Driver) -> None:
    pytest.importorskip("panda3d.bullet")
    document = driver.document
    form = opened(driver)
    driver.click(form.swing)
    driver.open(skirt_model(1), "other.pmx")
    assert not document.posing.is_active
    assert not form.isVisible()
    driver.bench.session.set_current(document)
    driver.settle()
    assert form.isVisible()
    driver.click(form.swing)
    driver.bench.session.close(document)
    driver.settle()
    assert not driver.window.findChildren(ChainForm)


def test_what_a_motion_moves_swings_with_that_motion(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("panda3d.bullet")
    monkeypatch.setattr("editor.document.playback.Player.last_frame", property(lambda _: 300))
    posing = driver.document.posing
    posing.add_motion(Motion(), "dance")
    posing.set_active(True)
    form = opened(driver)
    driver.click(form.swing)
    assert posing.is_playing
    assert not posing.overridden_bones.any()
    driver.bench.list["mode.edit"].trigger()  # back to Edit mode by hand
    driver.settle()
    assert not form.swing.isChecked()
    assert not posing.is_playing
    assert not posing.is_active


def test_presets_are_kept_renamed_passed_on_and_deleted(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    form, told = opened(driver), list[str]()
    names = iter(["skirt", "mine", "yours"])
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: (next(names), True))
    monkeypatch.setattr(QMessageBox, "warning", lambda *texts: told.append(texts[-1]))
    form.sliders.amounts["mass"].box.setValue(2)
    form.presets.save.trigger()
    assert told.pop() == "skirt comes with the program: another name is needed"
    form.presets.save.trigger()
    assert form.parameters().preset == "mine"
    assert user_presets()["mine"].mass == 2
    form.presets.rename.trigger()
    assert list(user_presets()) == ["yours"]
    assert form.parameters().preset == "yours"
    file = tmp_path / "shared.toml"
    monkeypatch.setattr("editor.ui.dialogs.chain_form.choose_file_to_save", lambda *_: file)
    form.presets.export.trigger()
    assert read_presets(file) == user_presets()
    form.presets.delete.trigger()
    assert not user_presets()
    assert form.parameters().preset == "hair"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    form.presets.import_.trigger()
    assert form.parameters().preset == "yours"
    assert form.sliders.amounts["mass"].value == 2
    file.write_text("[a]\nmass = -1\n")
    form.presets.import_.trigger()
    assert told == [f"{file}: [a] mass: Mass: at least 0.001"]
    assert list(user_presets()) == ["yours"]


def test_a_broken_file_of_presets_is_told_and_left_alone(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = presets_text({}) + "[mine\n"
    user_presets_file().write_text(broken)
    told = list[str]()
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("new", True))
    monkeypatch.setattr(QMessageBox, "warning", lambda *texts: told.append(texts[-1]))
    form = opened(driver)
    assert f"{user_presets_file()}: Expected ']'" in form.preset.fault
    bodies(driver, CHAINS * LINKS)  # the program's own are there all the same
    form.presets.save.trigger()
    assert told == [form.preset.fault]
    assert user_presets_file().read_text() == broken
