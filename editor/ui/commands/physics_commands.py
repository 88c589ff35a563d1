"""Commands of physics: on and off, when it works, its settings; and what it does as part of a motion or model."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from math import degrees
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.jobs import MainThreadJob
from editor.document.playback import LoadedMotion, bake_input_of
from editor.document.program.settings import store_choice, stored_choice
from editor.late_imports import Late
from editor.messages import Message
from editor.model.rigid_bodies import BodyMode
from editor.motion.motion import FRAMES_PER_SECOND
from editor.operations.catalog import OPERATIONS
from editor.preview.physics.engine import reason_unavailable
from editor.ui.action import plain
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.commands.motion_commands import MotionCommands
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.physics import BakeChoice, BakeDialog, BakedInto, show_physics
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.value_text import count_text

if TYPE_CHECKING:
    from editor.preview.baked_motion import Baked, Baking

bake = Late("editor.preview.baked_motion:bake")


class PhysicsCommands(QObject):
    """They are about the current document, and work in Transform mode only."""

    def __init__(
        self, current: CurrentDocument, commands: CommandList, services: WindowServices, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._current = current
        self.commands = commands
        self._window = window
        self._conditions = Conditions(current)
        commands.add(self._make_commands(), "PhysicsCommands")
        current.mode_changed.connect(commands.renew_soon)
        current.physics_changed.connect(commands.renew_soon)
        current.physics_warnings_added.connect(self._add_warnings)
        commands.renew_soon()

    def _make_commands(self) -> list[Command]:
        posing, menu = self._conditions.posing, "transform.physics"
        return [
            Command(
                "physics.on",
                self.tr("P&hysics"),
                self._switch,
                ["Ctrl+P"],
                tip=self.tr("Rigid bodies move by themselves, and take their bones along"),
                when=posing,
                checked=self._is_on,
                menu=menu,
            ),
            Command(
                "physics.only-playing",
                self.tr("Physics on&ly while playing"),
                self._choose_when,
                tip=self.tr("While motions stand still, their poses are seen as they are"),
                when=posing,
                checked=self._is_for_playing,
                menu=menu,
            ),
            Command(
                "physics.reset",
                self.tr("Reset ph&ysics"),
                self._reset,
                ["Ctrl+Alt+P"],
                tip=self.tr("Every rigid body starts from its bone again"),
                when=self._can_reset,
                menu=menu,
            ),
            Command(
                "physics.settings",
                self.tr("Physics settin&gs…"),
                partial(show_physics, self._current, self._window),
                tip=self.tr("Gravity, the ground, and how fine physics is"),
                when=posing,
                menu=menu,
            ),
        ]

    def _switch(self, on: bool) -> None:
        posing = self._current.posing
        # In another mode it only shows as off.
        if posing is None or not self._current.is_posing or posing.physics.is_on == on:
            return
        reason = posing.physics.switch(on)
        if reason is not None:
            self._services.show_status(self.tr("Physics is not available: {}").format(reason))
        self.commands.renew_soon()

    def _choose_when(self, only: bool) -> None:
        if self._current.posing is not None:
            self._current.posing.physics.only_playing = only

    def _add_warnings(self, warnings: Sequence[Message]) -> None:
        if self._current.document is not None:
            self._services.add_messages(self._current.document, warnings)
        self._services.show_status(self.tr("Physics: warnings in Messages: {}").format(count_text(len(warnings))))

    def _reset(self) -> None:
        if self._current.posing is not None:
            self._current.posing.physics.reset()

    def _is_on(self) -> bool:
        posing = self._current.posing
        return posing is not None and self._current.is_posing and posing.physics.is_on

    def _is_for_playing(self) -> bool:
        posing = self._current.posing
        return posing is not None and self._current.is_posing and posing.physics.only_playing

    def _can_reset(self) -> Answer:
        answer = self._conditions.posing()
        return answer if answer is not True else self._is_on() or self.tr("Physics is off")


CHOICE = "physics/baking"
SECONDS = 5  # of a pose that is baked without a motion


@dataclass(frozen=True, slots=True, eq=False)
class _Task:
    """A baking or settling under way: its document, and the destination of its result."""

    document: Document
    name: str
    into: BakedInto = BakedInto.FILE
    path: Path | None = None


class BakeCommands(QObject):
    """Baking into a motion, and settling into the rest pose: one at a time, bit by bit."""

    def __init__(
        self,
        current: CurrentDocument,
        motions: MotionCommands,
        stored: QSettings,
        commands: CommandList,
        services: WindowServices,
        window: QWidget,
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._current, self._motions, self._stored, self._window = current, motions, stored, window
        self.commands = commands
        self._conditions = Conditions(current)
        self._task: _Task | None = None
        commands.add(self._make_commands(), "BakeCommands")
        current.mode_changed.connect(commands.renew_soon)
        commands.renew_soon()

    def _make_commands(self) -> list[Command]:
        return [
            Command(
                "physics.bake",
                self.tr("Ba&ke physics into a motion…"),
                self.ask_and_bake,
                tip=self.tr(
                    "Writes the movement of physics into a motion as keys, so that it looks the same in every program"
                ),
                when=self._can_begin,
                menu="transform.baking",
            ),
            Command(
                "physics.settle",
                self.tr("Settle the rest pose &with physics…"),
                self.ask_and_settle,
                tip=self.tr(
                    "Lets hair, skirt and the like fall until physics is at rest, and makes that the rest pose"
                ),
                when=self._can_begin,
                menu="transform.baking",
            ),
        ]

    def _can_begin(self) -> Answer:
        answer = self._conditions.posing()
        return answer if answer is not True else self._task is None or self.tr("Physics is being baked")

    def _bakeable_document(self, *, counts_soft: bool) -> Document | None:
        """The current document, if physics can move anything of it; else the user is told why not."""
        document = self._current.document
        if document is None or self._task is not None:
            return None
        moves = any(body.mode != BodyMode.FOLLOWS_BONE for body in document.model.rigid_bodies)
        reason = reason_unavailable()
        if reason is not None:
            self._services.show_status(self.tr("Physics is not available: {}").format(reason))
        elif moves or (counts_soft and len(document.model.soft_bodies)):
            return document
        else:
            self._services.show_status(self.tr("No rigid body of the model is moved by physics"))
        return None

    # -- into a motion -------------------------------------------------------------------------------------------

    def ask_and_bake(self) -> None:
        """Ask how, and bake the physics of the current document."""
        document = self._bakeable_document(counts_soft=False)
        if document is None:
            return
        posing = document.posing
        choice = stored_choice(self._stored, CHOICE, BakeChoice(warm_up=posing.physics.settings.warm_up))
        dialog = BakeDialog(
            choice,
            posing.last_frame or SECONDS * FRAMES_PER_SECOND,
            has_motions=bool(posing.motions),
            has_soft_bodies=bool(len(document.model.soft_bodies)),
            parent=self._window,
        )
        if not dialog.exec():
            return
        store_choice(self._stored, CHOICE, dialog.choice())
        into = BakedInto(dialog.choice().into)
        path = self._motions.ask_path(document) if into is BakedInto.FILE else None
        if into is not BakedInto.FILE or path is not None:
            self.start_baking(document, dialog.baking(), into, path)

    def start_baking(
        self, document: Document, baking: Baking, into: BakedInto, path: Path | None = None
    ) -> MainThreadJob:
        """Bake the physics of a document, into the file `path` if that is where it goes."""
        # What was baked before would keep physics away from its bones.
        motions = [loaded for loaded in document.posing.motions if not self._is_baked(loaded)]
        name = plain(self.commands.label("physics.bake"))
        work = bake(bake_input_of(document, motions), baking, document.posing.physics.settings)
        return self._start(work, self._take_motion, _Task(document, name, into, path))

    def _take_motion(self, made: Baked) -> None:
        task = self._task
        assert task is not None
        if made.warnings:
            self._services.add_messages(task.document, made.warnings)
        if not made.bones:
            self._services.show_status(self.tr("{}: physics moves no bone").format(task.name))
        elif task.path is not None:
            self._motions.save_motion(task.document, task.path, made.motion, self._result_text(task.path.name, made))
        else:
            self._play_baked(task, made)
            self._services.show_status(self._result_text(self._title(task.into), made))

    def _play_baked(self, task: _Task, made: Baked) -> None:
        """Play the motion, and let go of its bones, for what is held by hand would win over it."""
        posing = task.document.posing
        if task.into is BakedInto.IN_PLACE:
            posing.clear_motions()
        again = [number for number, loaded in enumerate(posing.motions) if self._is_baked(loaded)]
        for number in reversed(again):
            posing.remove_motion(number)
        posing.add_motion(made.motion, self._title(task.into))
        names = set(made.bones)
        has_keys = np.array([bone.name in names for bone in task.document.model.bones], np.bool_)
        held = np.flatnonzero(posing.overridden_bones & has_keys)
        if len(held):
            posing.reset_bones(held)

    def _title(self, into: BakedInto) -> str:
        return self.tr("Baked physics") if into is BakedInto.BESIDE else self.tr("Baked motion")

    def _is_baked(self, loaded: LoadedMotion) -> bool:
        """Return whether a motion has nothing but physics that was baked before."""
        return loaded.path is None and loaded.title == self._title(BakedInto.BESIDE)

    def _result_text(self, name: str, made: Baked) -> str:
        text = self.tr("{name}: bones: {bones}, keys: {keys} of {all}, largest error: {distance} and {angle}°")
        return text.format(
            name=name,
            bones=count_text(len(made.bones)),
            keys=count_text(made.keys),
            all=count_text(made.all_keys),
            distance=f"{made.deviation.distance:.2g}",
            angle=f"{degrees(made.deviation.angle):.2g}",
        )

    # -- into the rest pose --------------------------------------------------------------------------------------

    def ask_and_settle(self) -> None:
        """Ask how long, and let the physics of the current document hang."""
        document = self._bakeable_document(counts_soft=True)
        if document is not None:
            show_operation_form(document, OPERATIONS["physics.settle"], self._window)

    # -- bit by bit ----------------------------------------------------------------------------------------------

    def _start(self, work: Generator[float, None, Any], take: Callable[[Any], None], task: _Task) -> MainThreadJob:
        self._task = task
        job = MainThreadJob(work)
        connect(job.finished, self, take)
        job.failed.connect(self._report_failed)
        job.cancelled.connect(self._report_cancelled)
        for ended in (job.finished, job.failed, job.cancelled):
            ended.connect(self._end)
        self.destroyed.connect(job.cancel)  # as when the window is made anew in another language
        self.commands.renew_soon()
        self._services.show_job(job, task.name)
        job.start()
        return job

    def _end(self, *_: object) -> None:
        self._task = None
        self.commands.renew_soon()

    def _report_failed(self, error: Exception) -> None:
        assert self._task is not None
        self._services.show_status(self.tr("{} failed: {}").format(self._task.name, error))

    def _report_cancelled(self) -> None:
        assert self._task is not None
        self._services.show_status(self.tr("{} was cancelled").format(self._task.name))
