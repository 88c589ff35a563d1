"""Files of documents: loading, saving, autosave and watching, CSV, pictures, models in folders and open ones."""
