"""The Python pane: a console on the document, and an editor for a script that is run on it."""
