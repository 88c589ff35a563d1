"""Panes of the window: outline, table, history, messages. Each shows one Document and knows no other pane.

May import what ui may; they edit through the Document alone, so that every pane shows what any of them did.
"""
