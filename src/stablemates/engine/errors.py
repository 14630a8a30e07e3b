"""What the engine says no with: sentences for people, never a changed game."""


class StablematesError(Exception):
    """Anything that is refused; its text is a sentence for people."""


class OptionError(StablematesError):
    """An option, profile, pack or number of seats that can't be."""


class Refused(StablematesError):
    """An answer that is not legal now: a sentence and the rules behind it. Nothing has changed."""

    def __init__(self, sentence: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.rules = rules


class DamagedSave(StablematesError):
    """A saved game that can't be read."""


class EngineFault(StablematesError):
    """An error of ours: the engine has gone wrong. Loud on purpose."""
