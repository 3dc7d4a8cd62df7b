"""What does a lesson say at one moment? Plain values for whoever shows it."""

from dummywhist.engine.values import NamedTuple


class Told(NamedTuple):
    """What a lesson says now: its step ``number`` from 1, and what can be done about it.

    ``heard``: all of it in words for a screen reader, its heading and a new word too. ``wrong``, ``cost``: of the card
    that was taken back, or why the table refused it; ``pulses``: Show me is to be seen. ``waits``: the lesson waits
    for the learner; else the others play, and something new will be told soon.
    """

    title: str
    theme: str
    sentence: str
    word: str
    heard: str
    number: int
    steps: int
    minutes: int
    waits: bool
    may_go_on: bool
    may_show: bool
    may_go_back: bool
    wrong: str = ""
    cost: str = ""
    pulses: bool = False
    answers: int = 0
    """So many numbers, from 0 on, may be the answer of what is asked; 0 where no number is asked for."""
