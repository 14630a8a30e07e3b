"""Written forms: situation files, game files, one-line positions."""
