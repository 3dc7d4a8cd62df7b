"""How do the results of friends become one ranking? Each file is judged by itself and against the others."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from dummywhist.engine.errors import Unreadable
from dummywhist.engine.messages import Message, message
from dummywhist.engine.values import NamedTuple, dataclass
from dummywhist.sealing.results import Results, read_results
from dummywhist.sealing.sealed import Sealed, check_trays, is_sealed, key_of, read_sealed

Fate = Literal["match", "counted", "older", "refused"]


class Judged(NamedTuple):
    """What became of a file: it is the sealed ``match``, ``counted``, an ``older`` copy of another, or ``refused``.

    ``why``: of one that is refused, what is wrong; of another, what is to be said all the same, or None. ``line``:
    where, or 0. ``results``: what the file says, if it could be read and says results.
    """

    name: str
    fate: Fate
    why: Message | None = None
    line: int = 0
    results: Results | None = None


@dataclass(frozen=True, slots=True)
class Merged:
    """What came of the files: how each was ``judged``, in the order given; the ``sealed`` match if it was among them.

    ``match``: the name of the match, "" where no file named one. ``counted``: the results by player.
    """

    judged: tuple[Judged, ...]
    match: str
    sealed: Sealed | None
    counted: Mapping[str, Results]


class Differs(NamedTuple):
    """A tray on which files of one ``player`` differ: by file, what he ``made`` of it there, None for nothing."""

    player: str
    tray: int
    made: tuple[tuple[str, int | None], ...]


def merged(
    files: Sequence[tuple[str, bytes]], known: Mapping[str, str], word: str | None = None, *, key: bytes | None = None
) -> Merged:
    """Merge files, each with its name; ``known`` is the key of each player who was met before.

    A sealed match may be among them; with its ``word``, or the ``key`` made of it, every tray of it is checked.
    Without one the match is that of most files.
    """
    judged = [_read(name, content, word, key) for name, content in files]
    sealed = next((found for _, found in judged if found is not None), None)
    told = [one for one, _ in judged]
    match = sealed.name if sealed is not None else _most(told)
    told = [_of_match(one, match) for one in told]
    told = _one_each(told)
    told = [_with_key(one, known) for one in told]
    counted = {one.results.begins.player: one.results for one in told if one.fate == "counted" and one.results}
    return Merged(tuple(told), match, sealed, counted)


def differing(found: Merged) -> tuple[Differs, ...]:
    """Return each tray on which two files of one player differ, where none of them counts for that."""
    two: dict[str, list[tuple[str, Mapping[int, int]]]] = {}
    for one in found.judged:
        if one.why is not None and one.why.key == "results.two" and one.results is not None:
            two.setdefault(one.results.begins.player, []).append((one.name, one.results.tricks))
    told = []
    for player, files in two.items():
        for tray in sorted({tray for _, tricks in files for tray in tricks}):
            made = tuple((name, tricks.get(tray)) for name, tricks in files)
            if len({tricks for _, tricks in made}) > 1:
                told.append(Differs(player, tray, made))
    return tuple(told)


def _read(name: str, content: bytes, word: str | None, key: bytes | None) -> tuple[Judged, Sealed | None]:
    try:
        if is_sealed(content):
            sealed = read_sealed(content)
            if key is not None or word is not None:
                check_trays(sealed, key_of(sealed.salt, word or "") if key is None else key)
            return Judged(name, "match"), sealed
        return Judged(name, "counted", results=read_results(content)), None
    except Unreadable as error:
        return Judged(name, "refused", error.message, error.line), None


def _most(judged: Sequence[Judged]) -> str:
    """Return the match that most files name, the first of several."""
    named = Counter(one.results.begins.match for one in judged if one.results is not None)
    return named.most_common(1)[0][0] if named else ""


def _of_match(one: Judged, match: str) -> Judged:
    if one.results is None or one.results.begins.match == match:
        return one
    return one._replace(fate="refused", why=message("results.other_match", player=one.results.begins.player))


def _one_each(judged: Sequence[Judged]) -> list[Judged]:
    """Count one file of each player: the longest where the others are its beginning, none where they differ."""
    found = list(judged)
    by_player: dict[str, list[int]] = {}
    for at, one in enumerate(judged):
        if one.fate == "counted" and one.results is not None:
            by_player.setdefault(one.results.begins.player, []).append(at)
    for player, places in by_player.items():
        longest = max(places, key=lambda at: (len(_lines(judged[at])), -at))
        others = [at for at in places if at != longest]
        if all(_lines(judged[longest])[: len(_lines(judged[at]))] == _lines(judged[at]) for at in others):
            for at in others:
                found[at] = judged[at]._replace(fate="older", why=message("results.older", player=player))
            continue
        for at in places:
            found[at] = judged[at]._replace(fate="refused", why=message("results.two", player=player))
    return found


def _lines(one: Judged) -> tuple[str, ...]:
    return () if one.results is None else one.results.lines


def _with_key(one: Judged, known: Mapping[str, str]) -> Judged:
    """Say of a player who is known that his file comes from another installation; it is counted all the same."""
    if one.fate != "counted" or one.results is None:
        return one
    begins = one.results.begins
    if known.get(begins.player, begins.key) == begins.key:
        return one
    return one._replace(why=message("results.new_key", player=begins.player))
