"""What MMD chokes on in a model: checks, each with what happens, how to mend it, and an operation that does."""
