"""Help texts of commands, a sentence each, by id, for those that neither have a tip of their own nor are operations.

They are read on F1, by a click of Help > What is this?, and in the handbook.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

# An id that ends in "-" stands for all that begin so.
_HELP: dict[str, Any] = {
    "file.new": QT_TRANSLATE_NOOP("CommandHelp", "Starts an empty model with a centre bone."),
    "file.open": QT_TRANSLATE_NOOP(
        "CommandHelp", "Opens models, motions or poses from files; several models come as tabs."
    ),
    "file.reopen": QT_TRANSLATE_NOOP(
        "CommandHelp", "Opens the models that were open when the program was last closed, with their views."
    ),
    "file.save-morph-sheet": QT_TRANSLATE_NOOP(
        "CommandHelp", "Draws the model with each morph, or each selected one, at full weight, all in one picture."
    ),
    "file.open-sample": QT_TRANSLATE_NOOP(
        "CommandHelp", "Opens Mochi, a model for experiments that comes with the program, with a dance to play."
    ),
    "file.open-cloth-sample": QT_TRANSLATE_NOOP("CommandHelp", "Opens Teru, a model with cloths that physics moves."),
    "file.save": QT_TRANSLATE_NOOP(
        "CommandHelp", "Writes the model into its file. The file that was there is kept as a backup."
    ),
    "file.save-as": QT_TRANSLATE_NOOP(
        "CommandHelp", "Writes the model into another file, which is its file from then on."
    ),
    "file.save-copy": QT_TRANSLATE_NOOP(
        "CommandHelp", "Writes the model into another file and goes on with the one it has."
    ),
    "file.save-options": QT_TRANSLATE_NOOP(
        "CommandHelp", "Chooses the PMX version and the encoding of texts for saving."
    ),
    "file.pmd-losses": QT_TRANSLATE_NOOP(
        "CommandHelp", "Lists what a PMD file could not hold of this model, without saving."
    ),
    "file.revert": QT_TRANSLATE_NOOP("CommandHelp", "Reads the model from its file again, and discards all changes."),
    "file.import": QT_TRANSLATE_NOOP(
        "CommandHelp",
        "Imports another file into this model: as a part of it, or only its positions, normals or UVs.",
    ),
    "file.export": QT_TRANSLATE_NOOP(
        "CommandHelp", "Writes the model in another format, and leaves its own file alone."
    ),
    "file.csv-update": QT_TRANSLATE_NOOP(
        "CommandHelp", "Changes the model by a CSV file; all changes are shown first."
    ),
    "file.csv-paste": QT_TRANSLATE_NOOP(
        "CommandHelp", "Changes the model by CSV from the clipboard; all changes are shown first."
    ),
    "file.csv-copy": QT_TRANSLATE_NOOP(
        "CommandHelp", "Puts the whole model on the clipboard as CSV, for PMXEditor or a spreadsheet."
    ),
    "file.csv-copied": QT_TRANSLATE_NOOP("CommandHelp", "Chooses dialect, tables and columns of copied CSV."),
    "file.save-picture": QT_TRANSLATE_NOOP(
        "CommandHelp",
        "Saves what the model view shows as a picture of any size, with a transparent background if wanted.",
    ),
    "file.make-animation": QT_TRANSLATE_NOOP(
        "CommandHelp", "Saves a turntable or a motion as a series of pictures or an animated file."
    ),
    "file.close": QT_TRANSLATE_NOOP("CommandHelp", "Closes the model; unsaved changes are asked about."),
    "file.quit": QT_TRANSLATE_NOOP("CommandHelp", "Ends the program; unsaved changes are asked about."),
    "edit.preferences": QT_TRANSLATE_NOOP("CommandHelp", "Opens the settings that hold for the whole program."),
    "compare.file": QT_TRANSLATE_NOOP("CommandHelp", "Compares the model with one in a file, field by field."),
    "compare.saved": QT_TRANSLATE_NOOP("CommandHelp", "Compares the model with its file as it is on disk now."),
    "compare.end": QT_TRANSLATE_NOOP("CommandHelp", "Ends the comparison; nothing of the model changes."),
    "edit.undo": QT_TRANSLATE_NOOP(
        "CommandHelp",
        "Takes back the last edit or pose (undo). Every edit can be taken back completely.",
    ),
    "edit.redo": QT_TRANSLATE_NOOP("CommandHelp", "Repeats the step that was taken back (redo)."),
    "edit.cut": QT_TRANSLATE_NOOP("CommandHelp", "Puts the selected rows on the clipboard and deletes them."),
    "edit.copy": QT_TRANSLATE_NOOP(
        "CommandHelp", "Puts the selected rows on the clipboard, for this program and as CSV for others."
    ),
    "edit.paste": QT_TRANSLATE_NOOP("CommandHelp", "Inserts the rows on the clipboard after the current one."),
    "rows.copy-references": QT_TRANSLATE_NOOP(
        "CommandHelp",
        "Copies which rows are selected, to be pasted into lists that refer to them: IK links, offsets, frames.",
    ),
    "edit.paste-onto": QT_TRANSLATE_NOOP(
        "CommandHelp", "Gives rows of this model the values of copied rows that have the same name."
    ),
    "rows.paste-values": QT_TRANSLATE_NOOP(
        "CommandHelp", "Gives all selected rows the values of the copied row, except names."
    ),
    "rows.insert": QT_TRANSLATE_NOOP("CommandHelp", "Adds a new row after the current one."),
    "rows.duplicate": QT_TRANSLATE_NOOP("CommandHelp", "Adds a copy of each selected row after it."),
    "rows.delete": QT_TRANSLATE_NOOP(
        "CommandHelp", "Deletes the selected rows and corrects what referred to them; Messages tells what changed."
    ),
    "rows.move-up": QT_TRANSLATE_NOOP("CommandHelp", "Moves the selected rows one place up; references follow."),
    "rows.move-down": QT_TRANSLATE_NOOP("CommandHelp", "Moves the selected rows one place down; references follow."),
    "rows.move-to-top": QT_TRANSLATE_NOOP("CommandHelp", "Moves the selected rows to the top of their table."),
    "rows.move-to-bottom": QT_TRANSLATE_NOOP("CommandHelp", "Moves the selected rows to the bottom of their table."),
    "select.all": QT_TRANSLATE_NOOP(
        "CommandHelp", "Selects all rows of the active table; in a filtered list, those that it shows."
    ),
    "select.none": QT_TRANSLATE_NOOP("CommandHelp", "Selects nothing."),
    "select.invert": QT_TRANSLATE_NOOP("CommandHelp", "Inverts the selection."),
    "select.by-bones": QT_TRANSLATE_NOOP("CommandHelp", "Selects the vertices that the selected bones move."),
    "select.over-1-bones": QT_TRANSLATE_NOOP("CommandHelp", "Selects the vertices that more than one bone moves."),
    "select.over-2-bones": QT_TRANSLATE_NOOP("CommandHelp", "Selects the vertices that more than two bones move."),
    "select.over-3-bones": QT_TRANSLATE_NOOP("CommandHelp", "Selects the vertices that four bones move."),
    "select.uneven-weights": QT_TRANSLATE_NOOP(
        "CommandHelp", "Selects the vertices whose weights do not sum to 1; they are out of place when the model moves."
    ),
    "select.sdef-without-pair": QT_TRANSLATE_NOOP(
        "CommandHelp", "Selects SDEF vertices whose two bones are not parent and child."
    ),
    "select.bdef1": QT_TRANSLATE_NOOP("CommandHelp", "Selects the vertices that one bone moves."),
    "select.bdef2": QT_TRANSLATE_NOOP("CommandHelp", "Selects the vertices that two bones move."),
    "select.bdef4": QT_TRANSLATE_NOOP("CommandHelp", "Selects the vertices that up to four bones move."),
    "select.sdef": QT_TRANSLATE_NOOP("CommandHelp", "Selects the vertices that keep their width in bends (SDEF)."),
    "select.qdef": QT_TRANSLATE_NOOP(
        "CommandHelp", "Selects the vertices that move by dual quaternions (QDEF, PMX 2.1)."
    ),
    "select.find": QT_TRANSLATE_NOOP(
        "CommandHelp", "Goes to the filter of the list: part of a name, a number, or /a regular expression/."
    ),
    "select.go-to-row": QT_TRANSLATE_NOOP("CommandHelp", "Selects a row by its number."),
    "select.back": QT_TRANSLATE_NOOP("CommandHelp", "Returns to what was selected before."),
    "select.forward": QT_TRANSLATE_NOOP("CommandHelp", "Goes forward again after Back."),
    "textures.add-pictures": QT_TRANSLATE_NOOP("CommandHelp", "Adds pictures as textures of the model."),
    "textures.replace-file": QT_TRANSLATE_NOOP("CommandHelp", "Chooses another picture file for the selected texture."),
    "motion.load": QT_TRANSLATE_NOOP("CommandHelp", "Loads a motion (VMD) onto the model; several play together."),
    "motion.remove-all": QT_TRANSLATE_NOOP("CommandHelp", "Removes all motions from the model."),
    "pose.save-keys": QT_TRANSLATE_NOOP("CommandHelp", "Writes the pose as keys of a motion into a VMD file."),
    "pose.load": QT_TRANSLATE_NOOP("CommandHelp", "Poses the model by a VPD file."),
    "pose.save": QT_TRANSLATE_NOOP("CommandHelp", "Saves the pose as a VPD file."),
    "pose.copy": QT_TRANSLATE_NOOP("CommandHelp", "Copies the pose as VPD text."),
    "pose.paste": QT_TRANSLATE_NOOP("CommandHelp", "Poses the model by VPD text from the clipboard."),
    "pose.mirror": QT_TRANSLATE_NOOP("CommandHelp", "Swaps left and right of the pose."),
    "pose.reset-bones": QT_TRANSLATE_NOOP("CommandHelp", "Resets all bones to the rest pose, or to the motion."),
    "pose.reset-morphs": QT_TRANSLATE_NOOP("CommandHelp", "Resets all morphs to 0, or to the motion."),
    "pose.reset-all": QT_TRANSLATE_NOOP(
        "CommandHelp", "Resets bones, morphs and IK to the rest pose, or to the motion."
    ),
    "pose.ik-on": QT_TRANSLATE_NOOP("CommandHelp", "Switches IK on for all IK bones of the pose."),
    "pose.ik-off": QT_TRANSLATE_NOOP(
        "CommandHelp", "Switches IK off for all IK bones of the pose, so that links are turned by hand."
    ),
    "view.names-japanese": QT_TRANSLATE_NOOP("CommandHelp", "Lists show Japanese names."),
    "view.names-english": QT_TRANSLATE_NOOP("CommandHelp", "Lists show English names."),
    "view.names-both": QT_TRANSLATE_NOOP("CommandHelp", "Lists show Japanese and English names."),
    "view.language-": QT_TRANSLATE_NOOP("CommandHelp", "The language of the window. Names in models stay as they are."),
    "view.light": QT_TRANSLATE_NOOP("CommandHelp", "Sets the light, its colour and direction, and the background."),
    "view.reset-layout": QT_TRANSLATE_NOOP(
        "CommandHelp", "Puts the panes of the workspace back to their first places."
    ),
    "view.rename-layout": QT_TRANSLATE_NOOP("CommandHelp", "Renames the current workspace of your own."),
    "view.delete-layout": QT_TRANSLATE_NOOP(
        "CommandHelp", "Deletes the current workspace of your own. The panes stay."
    ),
    "view.next-document": QT_TRANSLATE_NOOP("CommandHelp", "Goes to the next open model."),
    "view.previous-document": QT_TRANSLATE_NOOP("CommandHelp", "Goes to the previous open model."),
    "camera.frame-selection": QT_TRANSLATE_NOOP(
        "CommandHelp", "Moves the camera so that the selection fills the view."
    ),
    "camera.frame-all": QT_TRANSLATE_NOOP("CommandHelp", "Moves the camera so that the whole model is seen."),
    "camera.reset": QT_TRANSLATE_NOOP("CommandHelp", "Looks at the whole model from the front, as at first."),
    "camera.take-back-reset": QT_TRANSLATE_NOOP(
        "CommandHelp", "Returns to the view before the last reset of the camera."
    ),
    "camera.front": QT_TRANSLATE_NOOP("CommandHelp", "Looks at the model's front."),
    "camera.back": QT_TRANSLATE_NOOP("CommandHelp", "Looks at the model's back."),
    "camera.models-right": QT_TRANSLATE_NOOP("CommandHelp", "Looks at the model's right side."),
    "camera.models-left": QT_TRANSLATE_NOOP("CommandHelp", "Looks at the model's left side."),
    "camera.top": QT_TRANSLATE_NOOP("CommandHelp", "Looks from above."),
    "camera.bottom": QT_TRANSLATE_NOOP("CommandHelp", "Looks from below."),
    "camera.centre-on-model": QT_TRANSLATE_NOOP("CommandHelp", "The camera turns about the middle of the model."),
    "camera.centre-on-selection": QT_TRANSLATE_NOOP("CommandHelp", "The camera turns about what is selected."),
    "camera.centre-on-bone": QT_TRANSLATE_NOOP("CommandHelp", "The camera turns about where the current bone is."),
    "camera.no-centre": QT_TRANSLATE_NOOP("CommandHelp", "The camera turns about the point that it looks at."),
    "camera.perspective": QT_TRANSLATE_NOOP(
        "CommandHelp", "Perspective view; otherwise the view is orthographic, and parallel lines stay parallel."
    ),
    "camera.four-views": QT_TRANSLATE_NOOP("CommandHelp", "Shows front, side, top and the free view at once."),
    "camera.second-view": QT_TRANSLATE_NOOP("CommandHelp", "Opens one more view of the model in a window of its own."),
    "camera.move-together": QT_TRANSLATE_NOOP("CommandHelp", "All views of the model turn and zoom as one."),
    "camera.values": QT_TRANSLATE_NOOP("CommandHelp", "Shows the values of the camera as in MMD; they can be typed."),
    "camera.lock-rotation": QT_TRANSLATE_NOOP("CommandHelp", "The mouse no longer turns the camera."),
    "camera.lock-all": QT_TRANSLATE_NOOP("CommandHelp", "The mouse no longer moves the camera at all."),
    "camera.remember-": QT_TRANSLATE_NOOP("CommandHelp", "Remembers the present view under this number."),
    "camera.look-": QT_TRANSLATE_NOOP("CommandHelp", "Goes to the view that was remembered under this number."),
    "help.palette": QT_TRANSLATE_NOOP(
        "CommandHelp",
        "Finds commands, operations, rows and preferences by a part of their name, and runs them or goes there.",
    ),
    "help.keys": QT_TRANSLATE_NOOP("CommandHelp", "Lists all keys and what the mouse does. Keys can be changed there."),
    "help.focused": QT_TRANSLATE_NOOP(
        "CommandHelp", "Shows help on what has the keyboard focus: a field, a button, a menu entry, a pane."
    ),
    "help.whats-this": QT_TRANSLATE_NOOP("CommandHelp", "The next click on anything shows what it is."),
    "help.handbook": QT_TRANSLATE_NOOP(
        "CommandHelp", "Opens the handbook: every mode, pane, operation, field and key."
    ),
    "help.tour": QT_TRANSLATE_NOOP("CommandHelp", "Shows the window in six steps, on the sample."),
    "help.log-files": QT_TRANSLATE_NOOP("CommandHelp", "Opens the folder of the log files."),
    "help.about-qt": QT_TRANSLATE_NOOP("CommandHelp", "Tells about Qt, the toolkit of the window."),
    "help.about": QT_TRANSLATE_NOOP("CommandHelp", "Tells the version and the licence of Katachi."),
    "tool.next-axes": QT_TRANSLATE_NOOP(
        "CommandHelp", "Switches to the next axes for the handles: global, local, parent, normal, screen, virtual."
    ),
    "tool.handles": QT_TRANSLATE_NOOP(
        "CommandHelp", "Shows or hides the handles that move, turn and scale what is selected."
    ),
    "region.smaller-brush": QT_TRANSLATE_NOOP("CommandHelp", "Makes the brush smaller."),
    "region.larger-brush": QT_TRANSLATE_NOOP("CommandHelp", "Makes the brush larger."),
    "playback.play": QT_TRANSLATE_NOOP("CommandHelp", "Plays the motions from the current frame, or pauses."),
    "playback.to-start": QT_TRANSLATE_NOOP("CommandHelp", "Goes to the first frame."),
    "playback.step-back": QT_TRANSLATE_NOOP("CommandHelp", "Goes one frame back."),
    "playback.step-on": QT_TRANSLATE_NOOP("CommandHelp", "Goes one frame forward."),
    "playback.to-end": QT_TRANSLATE_NOOP("CommandHelp", "Goes to the last frame."),
    "playback.loop": QT_TRANSLATE_NOOP(
        "CommandHelp", "Starts again from the first frame when the last one is reached."
    ),
    "playback.camera": QT_TRANSLATE_NOOP("CommandHelp", "Looks through the camera that the motion has."),
    "pane.show-": QT_TRANSLATE_NOOP("CommandHelp", "Shows or hides the pane."),
    "pane.go-to-view": QT_TRANSLATE_NOOP("CommandHelp", "Takes the keyboard to the model view."),
    "pane.go-to-": QT_TRANSLATE_NOOP("CommandHelp", "Opens the pane and takes the keyboard there."),
}


_FAMILIES = tuple(known for known in _HELP if known.endswith("-"))


def command_help(id: str) -> str:
    """Return the help text of a command in the language of the window; "" where it has none."""
    families = (family for family in _FAMILIES if id.startswith(family))
    text = _HELP.get(id) or _HELP.get(next(families, ""))
    return QCoreApplication.translate("CommandHelp", str(text)) if text else ""
