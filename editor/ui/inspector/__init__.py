"""The inspector: what is selected, field by field, and the nested lists of the current row as sub-tables.

Reads the declarations of the fields, edits through the Document, knows no other pane.
"""
