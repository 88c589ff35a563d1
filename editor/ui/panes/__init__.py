"""Panes of the window, one a dock. Each shows one Document and knows no other pane.

May import commands and all layers below them; they edit through the Document alone, so that every pane shows what any
of them did.
"""
