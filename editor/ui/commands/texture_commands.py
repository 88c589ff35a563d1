"""Commands for the files of textures: pictures added and replaced, opened outside, and watched."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.session import Session
from editor.document.texts import translate
from editor.model.materials import Texture
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.editors.textures import PATH, choose_pictures, outside_note
from editor.ui.value_text import change_name, error_text, operation_name

WATCH_SETTING = "textures/watch"


def add_pictures(document: Document, files: Sequence[Path]) -> None:
    """Make textures of pictures, as one step, and select them; those that are textures already are selected."""
    if not files:
        return
    textures = document.model.textures
    label = translate("TextureCommands", "Add")
    try:
        with document.edit(label) as edit:
            rows = sorted({document.texture_files.use(edit, file) for file in files})
            edit.name = operation_name(label, textures, rows)
    except ValueError as error:
        document.show_status(error_text(error))
        return
    document.selection.set_active_table("textures")
    document.selection.select("textures", rows)
    document.selection.set_current("textures", rows[0])
    notes = [note for row in rows if (note := outside_note(textures[row].path))]
    document.show_status(notes[0] if notes else edit.name)


class TextureCommands(QObject):
    """They are about the texture that is current in the table of textures."""

    def __init__(self, session: Session, conditions: Conditions, commands: CommandList, window: QWidget) -> None:
        super().__init__(commands)
        self._session = session
        self._conditions = conditions
        self._window = window
        add, replace, open = self.tr("Add &pictures…"), self.tr("R&eplace the file…"), self.tr("&Open the picture")
        menu, watch_tip = "material.textures", self.tr("Pictures that another program saves are seen at once")
        open_tip = self.tr("In the program that the system opens pictures with")
        commands.add(
            [
                Command("textures.add-pictures", add, self._add, when=conditions.document, menu=menu),
                Command("textures.replace-file", replace, self._replace, when=self._has_texture, menu=menu),
                Command(
                    "textures.open-file",
                    open,
                    self._open,
                    tip=open_tip,
                    when=self._has_texture,
                    when_shown=self._has_file,
                    menu=menu,
                ),
                Command(
                    "textures.watch",
                    self.tr("&Watch the files of textures"),
                    self._watch,
                    tip=watch_tip,
                    checked=lambda: self._watches,
                    menu="material.watching",
                ),
            ],
            "TextureCommands",
        )
        session.opened.connect(self._apply)

    # -- what there is ---------------------------------------------------------------------------------------------

    @property
    def _watches(self) -> bool:
        return bool(self._session.settings.stored.value(WATCH_SETTING, True, bool))

    @property
    def _current_texture(self) -> int:
        """The texture that is current, as far as textures are what is worked on."""
        document = self._session.current
        if document is None or document.selection.active_table != "textures":
            return -1
        return document.selection.current("textures")

    def _has_texture(self) -> Answer:
        return self._current_texture >= 0 or self.tr("Select a texture first")

    def _has_file(self) -> Answer:
        return self._file is not None or (
            self.tr("Its file is missing") if self._current_texture >= 0 else self._has_texture()
        )

    @property
    def _file(self) -> Path | None:
        document, row = self._session.current, self._current_texture
        return document.texture_files.file_of(document.model.textures[row].path) if document and row >= 0 else None

    # -- what is done ----------------------------------------------------------------------------------------------

    def _add(self) -> None:
        if self._session.current is not None:
            add_pictures(self._session.current, choose_pictures(self._window, self._session.current, many=True))

    def _replace(self) -> None:
        """Let the texture lead to another file; materials go on using it."""
        document, row = self._session.current, self._current_texture
        if document is None:
            return
        for file in choose_pictures(self._window, document):
            try:
                path = document.texture_files.path_to(file)
            except ValueError as error:
                document.show_status(error_text(error))
                return
            with document.edit(change_name(PATH, document.model.textures, [row])) as edit:
                edit.set(document.model.textures, [row], Texture.path, path)
            document.show_status(outside_note(path) or edit.name)

    def _open(self) -> None:
        if self._file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._file)))
        elif self._session.current is not None:
            self._session.current.show_status(self.tr("Its file is missing"))

    def _watch(self, watches: bool) -> None:
        self._session.settings.stored.setValue(WATCH_SETTING, watches)
        for document in self._session.documents:
            self._apply(document)

    def _apply(self, document: Document) -> None:
        document.texture_files.set_watching(self._watches)
