"""Showing a game file answer by answer."""

from stablemates.notation.gamefile import read_header, replay
from stablemates.wording.messages import event_text, outcome_text


def show_replay(text: str, seat: int, step: bool) -> None:
    """Prints what happened after each answer, as a seat saw it, or with all cards open."""
    header = read_header(text)
    print(f"{header.pack}, {header.profile}, seats: {', '.join(header.names)}")
    shown = 0
    for moment in replay(text):
        game = moment.game
        if moment.number:
            print(f"{moment.number:>4}  {header.names[moment.seat]}: {moment.form}")
        log = game.state.log or []
        for event in game.events_open(shown) if seat < 0 else game.events(seat, shown):
            line = event_text(event, game.state.pack, game.names)
            if line:
                print(f"        {line}")
        shown = len(log)
        if step and moment.number:
            input()
        outcome = game.outcome
        if outcome is not None:
            print(outcome_text(outcome, game.names))
