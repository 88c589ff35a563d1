"""Everything the user can command: the menus, the tool bar made of the same actions, and what each action does.

An action exists once, with its text, shortcut and icon; it says in the status line what it did.
"""
