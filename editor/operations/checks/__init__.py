"""Checks for faults that MMD shows, each with its effect, the way to fix it, and an operation that does."""
