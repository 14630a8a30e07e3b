"""The referee: a pure function of options, seed and answers. It imports nothing else of Stablemates."""
