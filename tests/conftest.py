"""Tests read English, whatever the language of the machine."""

import os

os.environ["STABLEMATES_LANG"] = "en"
