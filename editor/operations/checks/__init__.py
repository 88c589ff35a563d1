"""What goes wrong in MMD with a model: checks, each with what happens, how to fix it, and an operation that does."""
