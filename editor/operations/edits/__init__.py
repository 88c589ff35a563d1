"""Edits of a model, each undone in one step: rows, whole models, morphs, the rest shape."""
