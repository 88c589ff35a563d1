"""The table pane: one table of the document as a sheet; its cells are edited alone, with Ctrl in all selected rows."""
