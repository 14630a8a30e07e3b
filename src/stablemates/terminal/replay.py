"""Showing a game file answer by answer."""

from stablemates.notation.gamefile import read_header, replay
from stablemates.wording.messages import event_text, outcome_text
from stablemates.wording.voice import ENGLISH, Voice


def show_replay(text: str, seat: int, step: bool, voice: Voice = ENGLISH) -> None:
    """Prints what happened after each answer, as a seat saw it, or with all cards open."""
    header = read_header(text)
    seats = ", ".join(header.names)
    print(voice.say("cli-replay-head", pack=header.pack, profile=header.profile, seats=seats))
    shown = 0
    for moment in replay(text):
        game = moment.game
        if moment.number:
            print(f"{moment.number:>4}  {header.names[moment.seat]}: {moment.form}")
        log = game.state.log or []
        for event in game.events_open(shown) if seat < 0 else game.events(seat, shown):
            line = event_text(event, game.state.pack, game.names, voice=voice)
            if line:
                print(f"        {line}")
        shown = len(log)
        if step and moment.number:
            input()
        outcome = game.outcome
        if outcome is not None:
            print(outcome_text(outcome, game.names, voice=voice))
