"""Commands of motions: loaded, played, saved as poses and keys; and the switch between Edit and Transform mode."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor import formats
from editor.document.connections import connect
from editor.document.document import Document
from editor.document.files.loading import folder_beside
from editor.document.jobs import Job
from editor.document.playback import LoadedMotion
from editor.document.posing import Posing
from editor.document.session import Session
from editor.document.texts import translate
from editor.formats import Content
from editor.formats.motions import Moving, PoseContent
from editor.formats.progress import Progress
from editor.formats.vmd.content import MotionContent
from editor.messages import Message, TranslatableText
from editor.motion.binding import lacking_names
from editor.motion.merging import with_keys
from editor.motion.motion import Motion
from editor.motion.sampling import NamedPose
from editor.ui.action import with_bound_keys
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.commands.opening import Opening
from editor.ui.dialogs.message_boxes import (
    as_messages,
    choose_file_to_save,
    choose_moving_files,
    show_failure,
    show_losses,
    show_no_model,
    warnings_as_messages,
)
from editor.ui.dialogs.pose_keys import Into, PoseKeys, ask_pose_keys
from editor.ui.editors.field_editor import finish_typing
from editor.ui.services import CurrentDocument, WindowMode, WindowServices
from editor.ui.value_text import count_text

FOLDER = "motion/folder"

Then = Callable[[], object]


class MotionCommands(QObject):
    """The commands that load and save motions and poses. Loading one takes the document to Transform mode."""

    def __init__(self, session: Session, opening: Opening, services: WindowServices, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._services = services
        self._opening = opening
        self._window = window
        opening.moving_loaded.connect(self.take)

    # -- loading -----------------------------------------------------------------------------------------------

    def ask_and_load(self, extension: str) -> None:
        """Ask for motions (".vmd") or poses (".vpd"), and load them."""
        caption = self.tr("Load motion") if extension == ".vmd" else self.tr("Load pose")
        paths = choose_moving_files(self._window, caption, self._motion_folder(), extension)
        self.load(paths)

    def load(self, paths: list[Path]) -> None:
        for path in paths:
            self._remember_folder(path)
            self._opening.load(path, partial(self._report_model, path))

    def provide(self, document: Document, path: Path) -> None:
        """Have a motion ready to be played; the mode stays, and nothing is said."""
        job = Job(partial(_loaded_motion, path))
        connect(job.finished, self, partial(self._provide, document, path))
        connect(job.failed, self, partial(show_failure, self._window, self.tr("The file could not be opened."), path))
        job.start()

    def _provide(self, document: Document, path: Path, content: MotionContent) -> None:
        if document in self._session.documents:
            self._take_motion(document, LoadedMotion(path.name, content.motion, path))

    def take(self, path: Path, content: Moving) -> None:
        """Put what was loaded onto the current document."""
        document = self._session.current
        if document is None:
            show_no_model(self._window, path, content)
            return
        self._services.add_messages(document, warnings_as_messages(path, content.warnings))
        leads_on = [self.tr("[{mode.toggle} goes back to editing]")]
        if isinstance(content, PoseContent):
            text = self._take_pose(document, path, content.pose)
        else:
            text = self._take_motion(document, LoadedMotion(path.name, content.motion, path))
            leads_on.insert(0, self.tr("[{playback.play} plays]"))
        was_there = document.posing.is_active
        document.posing.set_active(True)
        self._services.show_status(text if was_there else self._leading_on(text, leads_on))

    def _leading_on(self, text: str, hints: list[str]) -> str:
        """The text with what keys do next, in Transform mode."""
        keys = ", ".join(filter(None, map(with_bound_keys, hints)))
        with_hints = self.tr("{text}; in Transform mode: {keys}") if keys else self.tr("{text}; in Transform mode")
        return with_hints.format(text=text, keys=keys)

    def _take_motion(self, document: Document, loaded: LoadedMotion) -> str:
        """Have the motion played, in the place of what was loaded from the same file before; what was done."""
        posing = document.posing
        again = [number for number, other in enumerate(posing.motions) if other.path == loaded.path]
        if again:
            posing.replace_motion(again[0], loaded)
        else:
            posing.add_motion(loaded.motion, loaded.title, loaded.path)
        text = self.tr("{name} loaded; keys: {keys}, not in the model: {lacking}")
        keys, lacking = sum(loaded.motion.counts().values()), len(posing.lacking())
        return text.format(name=loaded.title, keys=count_text(keys), lacking=count_text(lacking))

    def _take_pose(self, document: Document, path: Path, pose: NamedPose) -> str:
        """Pose the model; what was done."""
        document.posing.apply(pose, translate("MotionCommands", "Load pose {}").format(path.name))
        counts = {**pose.counts(), "lacking": len(lacking_names(pose, document.model))}
        text = self.tr("{name} loaded; bones: {bones}, morphs: {morphs}, not in the model: {lacking}")
        shown = {what: count_text(count) for what, count in counts.items()}
        return text.format(name=path.name, **shown)

    def _report_model(self, path: Path, content: Content) -> None:
        self._services.show_status(self.tr("{} holds a model, no motion").format(path.name))

    def remove_all(self) -> None:
        """Let go of all motions of the current document."""
        document = self._session.current
        if document is not None:
            count = len(document.posing.motions)
            document.posing.stop()
            document.posing.clear_motions()
            self._services.show_status(self.tr("Motions removed: {count}").format(count=count_text(count)))

    # -- saving ------------------------------------------------------------------------------------------------

    def save_pose(self) -> None:
        """Write what is posed into a VPD file."""
        document = self._session.current
        pose = self._pose_of_document(document)
        if document is None or pose is None:
            return
        suggestion = self._suggestion(document, ".vpd")
        path = choose_file_to_save(self._window, self.tr("Save pose"), suggestion, (".vpd",))
        if path is not None:
            self._save(document, path, PoseContent(pose))

    def save_keys(self) -> None:
        """Make keys of the pose, and write the motion that has them."""
        document = self._session.current
        pose = self._pose_of_document(document)
        if document is None or pose is None:
            return
        posing = document.posing
        keys = ask_pose_keys(self._window, pose, [loaded.title for loaded in posing.motions], round(posing.frame))
        if keys is None:
            return
        if keys.into is Into.FILE:
            self._put_into_file(document, pose, keys.frame)
        else:
            self._save_pose_keys(document, pose, keys)

    def ask_path(self, document: Document) -> Path | None:
        """Ask for the path to save a new motion of a document to."""
        suggestion = self._suggestion(document, ".vmd")
        return choose_file_to_save(self._window, self.tr("Save motion"), suggestion, (".vmd",))

    def save_motion(self, document: Document, path: Path, motion: Motion, message: str) -> None:
        """Write a motion, and say so."""
        self._save(document, path, MotionContent(motion), message=message)

    def _save_pose_keys(self, document: Document, pose: NamedPose, keys: PoseKeys) -> None:
        loaded = document.posing.motions[keys.number] if keys.into is Into.LOADED else None
        if loaded is not None and loaded.path:
            path = choose_file_to_save(self._window, self.tr("Save motion"), loaded.path, (".vmd",))
        else:
            path = self.ask_path(document)
        if path is None:
            return
        motion = with_keys(loaded.motion if loaded is not None else Motion(), pose, keys.frame)
        then = partial(self._renew, document, loaded, LoadedMotion(path.name, motion, path))
        self._save(document, path, MotionContent(motion), then)

    def _renew(self, document: Document, before: LoadedMotion | None, after: LoadedMotion) -> None:
        """Play the motion with its new keys, where it was played."""
        if before in document.posing.motions:
            document.posing.replace_motion(document.posing.motions.index(before), after)

    def _put_into_file(self, document: Document, pose: NamedPose, frame: int) -> None:
        """Ask for a motion, and put the keys into its file."""
        for path in choose_moving_files(self._window, self.tr("Put the keys into"), self._motion_folder(), ".vmd")[:1]:
            job = Job(partial(_with_keys, path, pose, frame))
            connect(job.finished, self, partial(self._save, document, path))
            connect(
                job.failed, self, partial(show_failure, self._window, self.tr("The file could not be opened."), path)
            )
            self._opening.start(job, self.tr("Opening {}").format(path.name))

    def _pose_of_document(self, document: Document | None) -> NamedPose | None:
        """Return the pose of the document; None, having said so, when nothing is posed."""
        if not finish_typing(self._services.show_status):
            return None
        pose = document.posing.pose() if document is not None else NamedPose()
        if any(pose.counts().values()):
            return pose
        self._services.show_status(self.tr("There is nothing to save: the model is in its rest pose"))
        return None

    def _save(
        self, document: Document, path: Path, content: Moving, then: Then | None = None, message: str = ""
    ) -> None:
        """`message` in place of the bare news that it is saved."""
        self._remember_folder(path)
        backups = self._session.settings.preferences.backups
        job = Job(lambda progress: formats.save(content, path, backups=backups, progress=progress))
        connect(job.finished, self, partial(self._report_saved, document, path, then, message))
        text = self.tr("The file could not be saved; what was there is untouched.")
        connect(job.failed, self, partial(show_failure, self._window, text, path, is_saving=True))
        connect(
            job.cancelled,
            self,
            lambda: self._services.show_status(self.tr("Saving {} was cancelled").format(path.name)),
        )
        self._opening.start(job, self.tr("Saving {}").format(path.name))

    def _report_saved(
        self, document: Document, path: Path, then: Then | None, message: str, losses: list[Message]
    ) -> None:
        if then is not None:
            then()
        if losses:
            self._services.add_messages(document, as_messages(path, losses))
            show_losses(self._window, path, losses)
        saved = self.tr("{} saved")
        if document.posing.current_pose().scaled().any():
            saved = self.tr("{} saved; scales of bones are not in it, as its format has none")
        self._services.show_status(message or saved.format(path.name))

    # -- where files lie ---------------------------------------------------------------------------------------

    def _motion_folder(self) -> Path | None:
        """Return the folder that motions were last in; at first that of the model."""
        last = str(self._session.settings.stored.value(FOLDER, "") or "")
        if last and Path(last).is_dir():
            return Path(last)
        document = self._session.current
        return folder_beside(document.path) if document is not None and document.path is not None else None

    def _remember_folder(self, path: Path) -> None:
        self._session.settings.stored.setValue(FOLDER, str(path.absolute().parent))

    def _suggestion(self, document: Document, extension: str) -> Path:
        return (self._motion_folder() or Path()) / Path(document.title).with_suffix(extension).name


def _with_keys(path: Path, pose: NamedPose, frame: int, progress: Progress) -> MotionContent:
    """The content of a motion's file, with keys of the pose."""
    content = _loaded_motion(path, progress)
    return dataclasses.replace(content, motion=with_keys(content.motion, pose, frame))


def _loaded_motion(path: Path, progress: Progress) -> MotionContent:
    content = formats.load(path, progress)
    if not isinstance(content, MotionContent):
        raise formats.FormatError(TranslatableText("no motion; VMD expected"))
    return content


RATES = (30, 60)  # pictures a second


class Transport(QObject):
    """Commands of playing, of which `RATES` are the ids of those for pictures a second. They work in Transform mode."""

    RATES = tuple(f"playback.{rate}-fps" for rate in RATES)

    def __init__(self, current: CurrentDocument, commands: CommandList) -> None:
        super().__init__(commands)
        self._current = current
        self.commands = commands
        self._conditions = Conditions(current)
        commands.add(
            [*self._step_commands(), *self._loop_commands(), *self._rate_commands(), self._camera_command()],
            "Transport",
        )
        for signal in (current.mode_changed, current.motions_changed, current.playing_changed):
            signal.connect(commands.renew_soon)
        commands.renew_soon()

    def _step_commands(self) -> list[Command]:
        posing, playable = self._conditions.posing, self._conditions.playable
        return [
            Command(
                "playback.play",
                self.tr("&Play"),
                self._play,
                ["Ctrl+M"],
                when=playable,
                text=lambda: self.tr("&Pause") if self._is_playing() else self.tr("&Play"),
                icon_now=lambda: "pause" if self._is_playing() else "play",
                menu="playback.play",
            ),
            Command(
                "playback.stop",
                self.tr("&Stop"),
                self._on_posing(Posing.stop),
                ["Ctrl+Shift+M"],
                "stop",
                self.tr("Stop, and go back to the start"),
                when=posing,
                menu="playback.play",
            ),
            self._step_command("to-start", self.tr("To the st&art"), partial(self._seek, 0), "Ctrl+Shift+Left"),
            self._step_command("step-back", self.tr("One frame &back"), partial(self._step, -1), "Ctrl+Left"),
            self._step_command("step-on", self.tr("One frame &forward"), partial(self._step, 1), "Ctrl+Right"),
            Command(
                "playback.to-end",
                self.tr("To the &end"),
                self._go_to_end,
                ["Ctrl+Shift+Right"],
                "to-end",
                when=playable,
                menu="playback",
            ),
        ]

    def _step_command(self, name: str, label: str, run: Callable[[], object], key: str) -> Command:
        icon = "step-forward" if name == "step-on" else name
        return Command(f"playback.{name}", label, run, [key], icon, when=self._conditions.posing, menu="playback")

    def _loop_commands(self) -> list[Command]:
        playable = self._conditions.playable
        has_part = self._condition(lambda posing: posing.loop_range is not None)
        return [
            Command(
                "playback.loop",
                self.tr("&Loop"),
                partial(self._set, "loops"),
                icon="loop",
                when=self._conditions.posing,
                checked=self._condition(lambda posing: posing.loops),
                menu="playback",
            ),
            Command(
                "playback.loop-from",
                self.tr("Loop from &here"),
                self._on_posing(lambda posing: self._loop_over(posing, round(posing.frame), None)),
                tip=self.tr("Loop over a part of the motions, which begins at the current frame"),
                when=playable,
                menu="playback",
            ),
            Command(
                "playback.loop-to",
                self.tr("Loop &up to here"),
                self._on_posing(lambda posing: self._loop_over(posing, None, round(posing.frame))),
                tip=self.tr("Loop over a part of the motions, which ends at the current frame"),
                when=playable,
                menu="playback",
            ),
            Command(
                "playback.loop-all",
                self.tr("Loop over all"),
                self._on_posing(lambda posing: setattr(posing, "loop_range", None)),
                tip=self.tr("Loop over the whole of the motions again"),
                when=lambda: has_part() or self.tr("No part is looped over"),
                menu="playback",
            ),
        ]

    def _camera_command(self) -> Command:
        return Command(
            "playback.camera",
            self.tr("&Camera of the motion"),
            partial(self._set, "uses_camera"),
            icon="camera",
            when=self._has_camera,
            checked=self._condition(lambda posing: posing.uses_camera),
            menu="playback",
        )

    def _rate_commands(self) -> list[Command]:
        return [
            Command(
                id,
                self.tr("&{rate} fps").format(rate=rate),
                partial(self._set, "fps", rate),
                tip=self.tr("Show {count} pictures a second").format(count=rate),
                when=self._conditions.posing,
                checked=self._condition(lambda posing, rate=rate: posing.fps == rate),  # type: ignore[misc]
                group="playback.rates",
                menu="playback",
            )
            for id, rate in zip(self.RATES, RATES, strict=True)
        ]

    # -- what is so ----------------------------------------------------------------------------------------------

    def _condition(self, ask: Callable[[Posing], bool]) -> Callable[[], bool]:
        def answer() -> bool:
            posing = self._current.posing if self._current.is_posing else None
            return posing is not None and ask(posing)

        return answer

    def _is_playing(self) -> bool:
        return self._current.posing is not None and self._current.posing.is_playing

    def _has_camera(self) -> Answer:
        posing = self._current.posing
        if posing is None or not self._current.is_posing:
            return self._conditions.posing()
        return any(len(loaded.motion.camera) for loaded in posing.motions) or self.tr("No motion moves the camera")

    # -- what is done --------------------------------------------------------------------------------------------

    def _on_posing(self, run: Callable[[Posing], object]) -> Callable[[], None]:
        def act() -> None:
            if self._current.posing is not None:
                run(self._current.posing)

        return act

    def _set(self, name: str, value: object) -> None:
        posing = self._current.posing
        if posing is not None and getattr(posing, name) != value:
            setattr(posing, name, value)

    def _loop_over(self, posing: Posing, first: int | None, last: int | None) -> None:
        """Loop over a part that begins, or ends, elsewhere than now."""
        begin, end = posing.loop_range or (0, posing.last_frame)
        posing.loops = True
        posing.loop_range = (begin if first is None else first, end if last is None else last)

    def _play(self) -> None:
        posing = self._current.posing
        if posing is not None and posing.is_playing:
            posing.pause()
        elif posing is not None:
            posing.play()

    def _seek(self, frame: float) -> None:
        if self._current.posing is not None:
            self._current.posing.set_frame(frame)

    def _go_to_end(self) -> None:
        if self._current.posing is not None:
            self._seek(self._current.posing.last_frame)

    def _step(self, step: int) -> None:
        """Pause, and go to the next whole frame in a direction."""
        posing = self._current.posing
        if posing is not None:
            posing.pause()
            frame = math.floor(posing.frame) + 1 if step > 0 else math.ceil(posing.frame) - 1
            posing.set_frame(max(frame, 0))


class ModeSwitch(QObject):
    """`TOGGLE` goes from one mode to the other; of `CHOICES`, a command for each mode, one is checked."""

    TOGGLE = "mode.toggle"
    CHOICES = ("mode.edit", "mode.transform")

    def __init__(self, current: CurrentDocument, commands: CommandList) -> None:
        super().__init__(commands)
        self._current = current
        self.commands = commands
        self._conditions = Conditions(current)
        commands.add([self._toggle_command(), *self._mode_commands()], "ModeSwitch")
        current.mode_changed.connect(commands.renew_soon)
        commands.renew_soon()

    def _toggle_command(self) -> Command:
        return Command(
            self.TOGGLE,
            self.tr("&Transform mode"),
            self.choose_transform,
            ["F9"],
            "pose",
            self.tr("Move bones and morphs and play motions; the model itself stays as it is"),
            when=self._conditions.document,
            checked=partial(self._is_in, WindowMode.TRANSFORM),
            menu="transform.mode",
        )

    def _mode_commands(self) -> list[Command]:
        texts = {
            WindowMode.EDIT: (self.tr("Edit"), "edit", self.tr("Change the model")),
            WindowMode.TRANSFORM: (self.tr("Transform"), "pose", self.tr("Move the model")),
        }
        return [
            Command(
                id,
                text,
                partial(self.choose_transform, mode is WindowMode.TRANSFORM),
                icon=icon,
                tip=tip,
                when=self._conditions.document,
                checked=partial(self._is_in, mode),
                group="mode",
                key_of=self.TOGGLE,
            )
            for id, (mode, (text, icon, tip)) in zip(self.CHOICES, texts.items(), strict=True)
        ]

    def choose_transform(self, is_transform: bool) -> None:
        """Take the current document to Transform mode, or back to Edit mode."""
        if self._current.posing is not None:
            self._current.posing.set_active(is_transform)

    def _is_in(self, mode: WindowMode) -> bool:
        return self._current.mode is mode
