"""Settings and preferences of the program, its plug-ins and scripts: what no single document has."""
