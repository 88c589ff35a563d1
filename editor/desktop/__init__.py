"""Katachi on the user's desktop: its entry in the menus, file types, recent files; a module for each system.

May import `formats` and what is below; no Qt. The interface is in `desktop`. `shell` is light enough to be imported
before the window is seen.
"""
