"""The version of the API that scripts and plug-ins are written for. It goes up when a name in `api` changes."""

API_VERSION = 1
