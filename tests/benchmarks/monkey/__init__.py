"""A monkey at the window: seeded random events, judged after each action, logged so that they can be replayed."""
