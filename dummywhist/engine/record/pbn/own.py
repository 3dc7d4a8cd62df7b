"""What is in a PBN file of this program? What bridge has no tag for is in tags of our own."""

from dummywhist.engine.cards.shuffle import read_number
from dummywhist.engine.deal.actions.session import arranging
from dummywhist.engine.errors import Contradiction, Unreadable
from dummywhist.engine.record.pbn.facts import ACTIONS, DOWNTOWN, OWN, PLAY, RULES, VERSION, why_not
from dummywhist.engine.record.pbn.laying import Plan
from dummywhist.engine.record.pbn.syntax import Game, Tag, short
from dummywhist.engine.record.pbn.values import (
    read_card_of,
    read_deal,
    read_number_of,
    read_pairs,
    read_rows,
    read_seat_of,
    read_steps,
)
from dummywhist.engine.rules.declare import Setting, toggle_of
from dummywhist.engine.rules.games import game as games
from dummywhist.engine.rules.games.catalogue import game_of


def own_plan(found: Game) -> Plan:
    """Return what is to be laid; Unreadable for a value that means nothing."""
    _check_version(found.tags[OWN])
    game = _game(_needed(found, f"{OWN}Game"))
    settings = _settings(found, game)
    dealer = found.get(f"{OWN}Dealer") or _needed(found, "Dealer")
    hands = found.get(f"{OWN}Dealt") or _needed(found, "Deal")
    last = found.get(f"{OWN}Turned") or _needed(found, f"{OWN}Last")
    before = _needed(found, f"{OWN}Before")
    for name in ("Rules", "Choices", "Played"):
        _needed(found, OWN + name)
    number = found.get(f"{OWN}Number")
    steps = found.tags.get(ACTIONS)
    play = found.tags.get(PLAY) or found.tags.get(DOWNTOWN)
    first = None if play is None else read_seat_of(Tag(play.value.partition(";")[0], play.line))
    opening = arranging(
        read_number_of(_needed(found, f"{OWN}Deal")),
        read_seat_of(dealer),
        tuple(_score(score, before) for score in read_pairs(before).values()),
        found.get(f"{OWN}Side") is not None,
    )
    return Plan(
        game,
        settings,
        opening,
        dealer.line,
        read_deal(hands),
        read_card_of(last.value, last.line),
        None if number is None else _number(number),
        last.line,
        () if steps is None else tuple(read_steps(steps)),
        first,
        () if play is None or first is None else tuple(read_rows(play, first)),
        found.get(f"{OWN}Score") is not None,
        turned=found.get(f"{OWN}Turned") is not None,
    )


def _check_version(tag: Tag) -> None:
    version = read_number_of(tag)
    if version > VERSION:
        raise Unreadable("pbn.newer", line=tag.line, version=version, known=VERSION)


def _needed(found: Game, name: str) -> Tag:
    tag = found.get(name)
    if tag is None:
        raise Unreadable("pbn.missing", line=found.line, tag=name)
    return tag


def _game(tag: Tag) -> games.Game:
    try:
        return game_of(tag.value)
    except Unreadable as error:
        raise Unreadable(error.message.key, line=tag.line, key=short(tag.value)) from error


def _settings(found: Game, game: games.Game) -> dict[str, Setting]:
    """Read the rules; Unreadable for one that the game has not, or that PBN cannot hold."""
    settings: dict[str, Setting] = {}
    tag = found.tags.get(RULES)
    line = found.tags[f"{OWN}Game"].line if tag is None else tag.line
    for row in () if tag is None else tag.rows():
        if len(row) != 2:
            raise Unreadable("unreadable.set", line=row[0].line, text=short(" ".join(word.text for word in row)))
        key, name = row
        if key.text in settings:
            raise Unreadable("unreadable.set_twice", line=key.line, key=short(key.text))
        try:
            settings[key.text] = toggle_of(game.toggles, key.text).read(name.text)
        except Unreadable as error:
            args = {arg: short(said) if isinstance(said, str) else said for arg, said in error.message.args.items()}
            raise Unreadable(error.message.key, line=key.line, **args) from error
    try:
        rules = game.rules(settings)
    except Contradiction as error:
        raise Unreadable(error.message.key, line=line, **error.message.args) from error
    reason = why_not(rules)
    if reason is not None:
        raise Unreadable(reason.key, line=line, **reason.args)
    return settings


def _score(text: str, tag: Tag) -> int:
    sign = -1 if text.startswith("-") else 1
    return sign * read_number_of(Tag(text.removeprefix("-"), tag.line))


def _number(tag: Tag) -> int:
    try:
        return read_number(tag.value)
    except Unreadable as error:
        raise Unreadable(error.message.key, line=tag.line, text=short(tag.value)) from error
