"""Rows of any table: inserted, deleted, moved, sorted, set, copied and taken over from another model."""
