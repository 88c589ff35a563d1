"""Names of rows: replaced, made unique, translated by the dictionary."""
