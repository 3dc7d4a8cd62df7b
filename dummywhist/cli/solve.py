"""How many tricks can be made with all hands known? `dummywhist solve`: one deal, or a file with one a line."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import click

from dummywhist.cli.failure import failing_clearly
from dummywhist.cli.tables import progress_bar, show, table
from dummywhist.engine.cards.card import Card, Suit
from dummywhist.engine.cards.hand import JOKER_MASK, Hand
from dummywhist.engine.cards.notation import card_text, hand_text, read_card, read_hands, read_suit, suit_text
from dummywhist.engine.cards.seat import NORTH, SEATS, Seat, read_seat, seat_text
from dummywhist.engine.errors import Unreadable
from dummywhist.engine.solver.par import BOOK, Contract, Par, by_declarer, par
from dummywhist.engine.solver.position import Position, played_on
from dummywhist.engine.solver.solver import TRUMPS, Solved, Solver, is_native
from dummywhist.engine.values import NamedTuple

LONGEST_LINE = 400
CARDS: Final = 13
Table = Mapping[tuple[Suit | None, int], int]
VULNERABLE: Final = {"none": (False, False), "NS": (True, False), "EW": (False, True), "both": (True, True)}
DEAL: Final = "DEAL"
BELONGS: Final = {
    "--file": (
        ("--direction", "--sides", "--cards", "--threads"),
        "each of its lines names a deal, a trump and a leader, and is told the tricks",
    ),
    "--table": ((DEAL, "--direction", "--sides"), "it is of every trump and leader of one deal"),
    "--par": (
        (DEAL, "--dealer", "--vulnerable"),
        "it is of every trump and leader of one deal, North and South against East and West, with high cards",
    ),
    DEAL: ((DEAL, "--trump", "--leader", "--played", "--direction", "--sides", "--cards"), "it is one question"),
}
"""What is given with each kind of question, and why nothing else is."""


class Question(NamedTuple):
    """What is asked: the deal as it was spelled, the seats with hands clockwise, the position, the sides by seat."""

    deal: str
    seats: tuple[Seat, ...]
    position: Position
    sides: tuple[str, str]
    trump: Suit | None
    leader: Seat


@click.command("solve", help="Tell how many tricks each side makes in DEAL (like “N:AKQ2.J93.T8.7654 … … …”).")
@click.argument("deal", required=False)
@click.option("--trump", help="S, H, D, C, or N for none.")
@click.option("--leader", help="The seat that leads: N, E, S or W.")
@click.option("--played", default="", metavar="CARDS", help="Every card since the deal, like “SA S2 ST S3”.")
@click.option("--direction", type=click.Choice(("up", "down")), help="Whether high (up) or low cards win.")
@click.option("--sides", metavar="NS/EW", help="Who plays with whom; in three hands the leader plays against two.")
@click.option("--cards", "each_card", is_flag=True, help="Tell it for every card that may be played.")
@click.option("--table", "every", is_flag=True, help="Tell it for every leader and every trump.")
@click.option("--par", "wants_par", is_flag=True, help="Tell the par of the deal, as duplicate bridge scores it.")
@click.option("--dealer", help="Of the par: who calls first (N, if nothing is said).")
@click.option("--vulnerable", type=click.Choice(tuple(VULNERABLE)), help="Of the par: which sides (none).")
@click.option("--reference", is_flag=True, help="Solve slowly, without the native solver: a few cards a hand.")
@click.option("--threads", type=click.IntRange(1, 64), help="Threads for a file (1).")
@click.option("--file", "from_file", type=click.Path(path_type=Path), help="A line “DEAL TRUMP LEADER” each.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def command(
    deal: str | None, trump: str | None, leader: str | None, played: str, direction: str | None, sides: str | None,
    each_card: bool, every: bool, wants_par: bool, dealer: str | None, vulnerable: str | None, reference: bool,
    threads: int | None, from_file: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Solve and print; exit status 1 if a line of the file could not be read."""
    if not is_native() and not reference:
        raise click.ClickException(
            "The native solver is not built here: install a C++ compiler and set the program up again, or solve with "
            "--reference, which takes minutes for more than a few cards a hand."
        )
    solver = Solver(slow=reference)
    given = {
        "--file": from_file, "--table": every, "--par": wants_par, DEAL: deal, "--trump": trump, "--leader": leader,
        "--played": played, "--direction": direction, "--sides": sides, "--cards": each_card, "--dealer": dealer,
        "--vulnerable": vulnerable, "--threads": threads,
    }  # fmt: skip
    _check_together([name for name, value in given.items() if value])
    up_or_down = direction or "up"
    if from_file is not None:
        with failing_clearly(str(from_file)):
            lines = _lines_of(from_file)
        _solve_file(solver, from_file, lines, up_or_down, sides, each_card, threads or 1, as_json)
        return
    if every or wants_par:
        if deal is None:
            raise click.UsageError(f"{'--table' if every else '--par'} needs the hands of a deal, like “N:… … … …”.")
        with failing_clearly():
            if every:
                _tell_table(*_table_of(solver, deal, up_or_down, sides), as_json)
            else:
                _tell_par(*_par_of(solver, deal, dealer or "N", vulnerable or "none"), as_json)
        return
    if deal is None or trump is None or leader is None:
        raise click.UsageError("A deal needs --trump and --leader, or --table.")
    with failing_clearly():
        question = _question(deal, trump, leader, played, up_or_down, sides)
    _tell([(question, _solved(solver, question.position, each_card))], as_json)


def _check_together(given: Sequence[str]) -> None:
    """Fail, in a sentence that names it, where something is given that does not belong to what is asked."""
    kind = next((name for name in BELONGS if name in given), DEAL)
    belonging, why = BELONGS[kind]
    odd = [name for name in given if name != kind and name not in belonging]
    if odd and kind != DEAL:
        raise click.UsageError(f"{kind} cannot be given with {' or '.join(odd)}: {why}.")
    if odd:
        owner = next(name for name, (others, _) in BELONGS.items() if odd[0] in others)
        raise click.UsageError(f"{' and '.join(odd)} cannot be given without {owner}.")


class Dealt(NamedTuple):
    """A deal as it was spelled: its hands by seat, None for a seat without one."""

    text: str
    hands: tuple[Hand | None, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats with hands, clockwise."""
        return tuple(seat for seat in SEATS if self.hands[seat] is not None)


def _dealt(text: str) -> Dealt:
    return Dealt(text, read_hands(" ".join(text.split())))


def _table_of(solver: Solver, text: str, direction: str, sides: str | None) -> tuple[Question, Table]:
    """Return any question about the deal ``text``, and the answers of all."""
    deal = _dealt(text)
    if len(deal.seats) == 3 and sides is None:
        raise click.UsageError("Of three hands a table needs --sides.")
    question = _asked(deal, None, deal.seats[0] if deal.seats else NORTH, "", direction, sides)
    position = question.position
    return question, solver.table(position.hands, side=position.side, down=position.down)


def _par_of(solver: Solver, text: str, dealer: str, vulnerable: str) -> tuple[dict[str, Any], Par]:
    """Return what was asked, as JSON has it, and the par."""
    deal = _dealt(text)
    first = read_seat(dealer)
    hands = [hand for hand in deal.hands if hand is not None and hand.bit_count() == CARDS and not hand & JOKER_MASK]
    if len(hands) != len(SEATS):
        raise Unreadable("solve.par_whole")
    found = par(by_declarer(solver.table(hands)), first, VULNERABLE[vulnerable])
    return {"deal": text, "dealer": dealer, "vulnerable": vulnerable}, found


def _solved(solver: Solver, position: Position, each_card: bool) -> Solved:
    """Return the tricks, with those of each card if they are wanted: who knows these knows the best of them."""
    if not each_card:
        return Solved(solver.tricks(position), None)
    cards = solver.cards(position)
    return Solved(_best_of(position, cards), cards)


def _best_of(position: Position, cards: dict[Card, int]) -> int:
    best = max(cards.values())
    return best if position.counts(position.on_turn) else position.tricks - best


def _lines_of(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise Unreadable("unreadable.encoding", line=1) from None
    except FileNotFoundError:
        raise Unreadable("unreadable.no_file", name=path.name) from None
    except OSError as error:
        raise Unreadable("unreadable.system", name=path.name, why=error.strerror or type(error).__name__) from None


def _solve_file(
    solver: Solver, path: Path, lines: list[str], direction: str, sides: str | None, each_card: bool, threads: int,
    as_json: bool,
) -> None:  # fmt: skip
    questions, wrong = [], 0
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            questions.append(_question(*_parts(line), "", direction, sides))
        except Unreadable as error:
            wrong += 1
            click.echo(f"dummywhist: {path}: {error.at(number)}", err=True)
    positions = [question.position for question in questions]
    with progress_bar("Solving", len(positions)) as bar:
        found = solver.batch(positions, cards=each_card, threads=threads, progress=lambda done, _all: bar(done))
    answers = [
        one if one.cards is None else Solved(_best_of(position, one.cards), one.cards)
        for position, one in zip(positions, found, strict=True)
    ]
    _tell(list(zip(questions, answers, strict=True)), as_json)
    if wrong:
        raise click.exceptions.Exit(1)


def _parts(line: str) -> tuple[str, str, str]:
    words = line.split()
    if len(line) > LONGEST_LINE or len(words) != 6:
        raise Unreadable("unreadable.solve_line")
    return " ".join(words[:4]), words[4], words[5]


def _question(deal: str, trump: str, leader: str, played: str, direction: str, sides: str | None) -> Question:
    return _asked(_dealt(deal), read_suit(trump), read_seat(leader), played, direction, sides)


def _asked(deal: Dealt, trump: Suit | None, leader: Seat, played: str, direction: str, sides: str | None) -> Question:
    seats = deal.seats
    if leader not in seats:
        raise Unreadable("solve.leader_seat", seat=seat_text(leader))
    ours, theirs = _sides(seats, leader, sides)
    mask = sum(1 << index for index, seat in enumerate(seats) if seat_text(seat) in ours)
    held = [hand for hand in deal.hands if hand is not None]
    cards = [read_card(word) for word in played.replace(",", " ").split()]
    position = played_on(held, trump, seats.index(leader), cards, side=mask, down=direction == "down")
    return Question(deal.text, seats, position, (ours, theirs), trump, leader)


def _sides(seats: tuple[Seat, ...], leader: Seat, sides: str | None) -> tuple[str, str]:
    every = "".join(seat_text(seat) for seat in seats)
    if sides is None:
        ours = "NS" if len(seats) == 4 else seat_text(leader)
        return ours, "".join(letter for letter in every if letter not in ours)
    ours, _, theirs = sides.partition("/")
    if not ours or not theirs or sorted(ours + theirs) != sorted(every):
        raise Unreadable("solve.sides_text", text=sides, seats=every)
    return ours, theirs


def _tell(answers: Sequence[tuple[Question, Solved]], as_json: bool) -> None:
    for question, solved in answers:
        report = _report(question, solved)
        if as_json:
            print(json.dumps(report))
        else:
            _show(question, report)


def _tell_table(question: Question, found: Table, as_json: bool) -> None:
    """Print the tricks of the first side for each trump and leader."""
    ours, _ = question.sides
    rows = {
        suit_text(trump): {seat_text(seat): found[trump, index] for index, seat in enumerate(question.seats)}
        for trump in TRUMPS
    }
    if as_json:
        print(json.dumps({"deal": question.deal, "side": ours, "table": rows}))
        return
    made = table(f"Tricks of {ours}", "Trumps", *(f"{seat_text(seat)} leads" for seat in question.seats))
    for trump, row in rows.items():
        made.add_row(trump, *map(str, row.values()))
    show(made)


def _tell_par(asked: dict[str, Any], found: Par, as_json: bool) -> None:
    """Print the score of the par and the contracts that bring it."""
    if as_json:
        contracts = [
            {"by": seat_text(one.declarer), "bid": _bid(one), "doubled": one.doubled, "tricks": one.tricks}
            for one in found.contracts
        ]
        print(json.dumps({**asked, "score": {"NS": found.score, "EW": -found.score}, "contracts": contracts}))
        return
    show(f"Dealer {asked['dealer']}, vulnerable {asked['vulnerable']}")
    if not found.contracts:
        show("Par 0: nobody can bid")
        return
    side = "NS" if found.score > 0 else "EW"
    made = table(f"Par {abs(found.score)} for {side}", "Contract", "By", "Tricks")
    for one, declarers in _together(found.contracts).items():
        doubled = {1: "", 2: " X"}[one.doubled]
        made.add_row(f"{_bid(one)}{doubled}", "".join(map(seat_text, declarers)), f"{one.tricks} {_over(one)}".rstrip())
    show(made)


def _together(contracts: Sequence[Contract]) -> dict[Contract, list[Seat]]:
    """Return each contract once, with all hands that may declare it."""
    found: dict[Contract, list[Seat]] = {}
    for one in contracts:
        found.setdefault(one._replace(declarer=NORTH), []).append(one.declarer)
    return found


def _bid(contract: Contract) -> str:
    return f"{contract.level} {'NT' if contract.strain is None else suit_text(contract.strain)}"


def _over(contract: Contract) -> str:
    """Spell the overtricks or undertricks, nothing if there is none."""
    over = contract.tricks - BOOK - contract.level
    return f"({over:+d})".replace("-", "−") if over else ""


def _report(question: Question, solved: Solved) -> dict[str, Any]:
    assert solved.tricks is not None
    left = question.position.tricks
    ours, theirs = question.sides
    report: dict[str, Any] = {
        "deal": question.deal,
        "trump": suit_text(question.trump),
        "leader": seat_text(question.leader),
        "tricks": {ours: solved.tricks, theirs: left - solved.tricks},
    }
    if solved.cards is not None:
        report["cards"] = {card_text(card): solved.cards[card] for card in _in_order(solved.cards)}
    return report


def _in_order(cards: dict[Card, int]) -> list[Card]:
    return sorted(cards, key=lambda card: (card // 13, -card))


def _show(question: Question, report: dict[str, Any]) -> None:
    show(f"Trumps {report['trump']}, {report['leader']} leads")
    made = table("", "Side", "Tricks")
    for side, tricks in report["tricks"].items():
        made.add_row(side, str(tricks))
    show(made)
    if "cards" in report:
        hand = seat_text(question.seats[question.position.on_turn])
        listed = table(
            f"{hand} plays {hand_text(question.position.hands[question.position.on_turn])}", "Card", "Tricks"
        )
        for card, tricks in report["cards"].items():
            listed.add_row(card, str(tricks))
        show(listed)
