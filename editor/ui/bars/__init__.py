"""Bars across the top of the window: each says something that is going on, with buttons for what can be done."""
