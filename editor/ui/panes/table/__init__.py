"""The table pane: one table of the document as a sheet, whose cells are edited in one row or in all selected ones."""
