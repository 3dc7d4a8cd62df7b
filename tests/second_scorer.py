"""Does somebody else, who has only the rulebook, come to the same score? A second reading of `selfplay --json`.

Written from the rulebook alone and on purpose without anything of the program. It knows the cards that were dealt and
played and who called honours from what was scored for them; who won the tricks, what the deal was worth, whose deal it
was, who sat where, games, rubbers, the account: all that it finds for itself, and says where a line says otherwise.

    dummywhist selfplay GAME --json | python -m tests.second_scorer
"""

import json
import sys
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from tests import second_family
from tests.second_family import Disagreement, agree
from tests.second_laws import Revokes

Line = dict[str, Any]

DEFAULTS: dict[str, Any] = {
    "dummy_order": "tournee", "concession": 1, "rubbers": 3, "first_deal": "dummy", "seat_choice": "keep_cycle",
    "game": 5, "honours": "on", "honours_barred_at": "one_short", "honours_claim": "automatic", "stake": 1,
    "rubber_stake": 0, "abandon": "settle_finished", "trump": "turned", "game_value": "english", "rubber_bonus": 2,
    "stake_unit": "rubber_point", "revoke_penalty": "choice", "false_claim": "none",
}  # fmt: skip
CLOCKWISE = "NESW"
SIDE = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
OTHER = {"NS": "EW", "EW": "NS"}
RANKS = "23456789TJQKA"


def left(seat: str) -> str:
    """Return the next seat clockwise."""
    return CLOCKWISE[(CLOCKWISE.index(seat) + 1) % 4]


def dealt_hands(text: str) -> dict[str, set[str]]:
    """Return the cards by seat of `N:… … … …`."""
    hands = {}
    for seat, spelled in zip(CLOCKWISE, text.removeprefix("N:").split(" "), strict=True):
        suits = spelled.split(".")
        hands[seat] = {suit + rank for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks}
    agree("cards dealt", sorted(len(hand) for hand in hands.values()), [13] * 4)
    agree("different cards dealt", len(set().union(*hands.values())), 52)
    return hands


def taken_by(cards: list[str], trump: str) -> int:
    """Return the place of the card that takes the trick: W-PLAY-3."""
    trumps = [card for card in cards if card[0] == trump]
    best = max(trumps or [card for card in cards if card[0] == cards[0][0]], key=lambda card: RANKS.index(card[1]))
    return cards.index(best)


class Rubber:
    """A rubber as it goes on: ED-80 to ED-82."""

    def __init__(self, number: int, seats: dict[str, str], rules: dict[str, Any]) -> None:
        self.number = number
        self.owner = seats["S"]
        self.seats = seats
        self.rules = rules
        self.score = {"NS": 0, "EW": 0}
        self.games: list[tuple[str, int, dict[str, int]]] = []
        self.odd_tricks = {"NS": 0, "EW": 0}

    def won(self, side: str) -> int:
        """Return the games of a side."""
        return sum(winner == side for winner, _, _ in self.games)

    @property
    def winner(self) -> str | None:
        """The side with two games."""
        return next((side for side in OTHER if self.won(side) == 2), None)

    @property
    def value(self) -> int:
        """Rubber points, plus when the dummy side won: ED-82."""
        assert self.winner
        points = {side: sum(value for winner, value, _ in self.games if winner == side) for side in OTHER}
        worth = points[self.winner] + self.rules["rubber_bonus"] - points[OTHER[self.winner]]
        return int(worth if self.winner == "NS" else -worth)

    @property
    def net(self) -> int:
        """The value less what a continuous dummy concedes: ED-92."""
        return self.value - (self.rules["concession"] if self.rules["dummy_order"] == "continuous" else 0)

    @property
    def each_pays(self) -> Fraction:
        """What each adversary pays the dummy player: ED-86, ED-87, W-STAKE-1, W-STAKE-2."""
        stake = Fraction(self.rules["stake"])
        sign = 1 if self.winner == "NS" else -1
        games = self.won("NS") - self.won("EW")
        tricks = self.odd_tricks["NS"] - self.odd_tricks["EW"]
        match self.rules["stake_unit"]:
            case "rubber_point":
                return stake * self.net + sign * int(self.rules["rubber_stake"])
            case "game":
                return stake * games
            case "trick":
                return stake * tricks
            case "triple":
                return stake * (tricks + games * Fraction(25, 10) + sign * Fraction(50, 10))
        return Fraction(0)


class Scorer:
    """One session, deal by deal."""

    def __init__(self) -> None:
        self.deals = 0
        self.rubbers: list[Rubber] = []
        self.dealer = ""
        self.session_rules: dict[str, Any] = {}

    def deal(self, line: Line) -> None:
        """Count one deal and compare it with its line."""
        rules = {**DEFAULTS, **line.get("rules", {})}
        self.deals += 1
        if self.deals == 1:
            self.session_rules = {key: rules[key] for key in ("dummy_order", "concession", "rubbers")}
        for key, name in self.session_rules.items():
            agree(f"{key}, which does not change in a session", rules[key], name)
        first = not self.rubbers or self.rubbers[-1].winner is not None
        if first:
            self._begin_rubber(line, rules)
        rubber = self.rubbers[-1]
        self._check_deal_passes(line, rules, first)
        agree("seats within a rubber", line["seats"], rubber.seats)
        agree("dummy", line["dummy"], ["N"])
        hands = dealt_hands(line["hands"])
        trump = self._trump(line, rules, hands)
        agree("trump", line["trump"], trump)
        revokes = Revokes("english-dummy", line, rules)
        tricks = played_tricks(line, hands, trump, revokes)
        revokes.check(agree, SIDE, None)
        agree("tricks won", line["tricks_won"], tricks)
        for side, taken in tricks.items():
            rubber.odd_tricks[side] += max(0, taken - 6)
        self._count(line, rules, tricks, honours_of(hands, trump), revokes)

    def _begin_rubber(self, line: Line, rules: dict[str, Any]) -> None:
        number = len(self.rubbers)
        seats = line["seats"]
        players = "ABC"
        owner = players[0 if rules["dummy_order"] == "continuous" else number]
        agree("who has dummy", seats["S"], owner)
        agree("who plays dummy's hand", seats["N"], owner)
        others = [players[(players.index(owner) + step) % 3] for step in (1, 2)]
        if rules["seat_choice"] == "chooser":
            agree("the adversaries", sorted((seats["W"], seats["E"])), sorted(others))
        else:
            if rules["seat_choice"] == "alternate_lr" and number % 2:
                others.reverse()
            agree("who sits left and right", [seats["W"], seats["E"]], others)
        self.rubbers.append(Rubber(number, dict(seats), rules))
        if number:
            agree("rubbers of a session", number < self._length(), True)

    def _length(self) -> int:
        return 3 if self.session_rules["dummy_order"] == "tournee" else int(self.session_rules["rubbers"])

    def _check_deal_passes(self, line: Line, rules: dict[str, Any], first: bool) -> None:
        if first:
            allowed = {"dummy": ["N"], "owner": ["S"], "owner_chooses": ["N", "S"]}[rules["first_deal"]]
            agree("first dealer of a rubber", line["dealer"] in allowed, True)
        else:
            agree("dealer", line["dealer"], left(self.dealer))
        self.dealer = line["dealer"]

    def _trump(self, line: Line, rules: dict[str, Any], hands: dict[str, set[str]]) -> str:
        if rules["trump"] == "turned":
            agree("the turned card is the dealer's", line["turned"] in hands[line["dealer"]], True)
            return str(line["turned"][0])
        agree("no card is turned", "turned" in line, False)
        order = "HDSC" if rules["trump"] == "rotate" else "HDSCN"
        return order[(self.deals - 1) % len(order)]

    def _count(self, line: Line, rules: dict[str, Any], tricks: dict[str, int], honours: dict[str, int],
               revokes: Revokes) -> None:  # fmt: skip
        """Count by W-GAME-13: revokes, tricks, then honours, and the game is over where it is reached."""
        rubber = self.rubbers[-1]
        game, in_full = rules["game"], rules["game_value"] == "playout"
        before = {side: min(points, game - 1) for side, points in rubber.score.items()}
        points = {side: {"odd_tricks": 0} for side in OTHER}
        tricks, score, paid, winner = revokes.pay(tricks, before, game, in_full, 1)
        for side in OTHER:
            if tricks[side] > 6 and (in_full or not winner):
                was = score[side]
                score[side] = max(was, revokes.capped(side, was + tricks[side] - 6, game))
                points[side]["odd_tricks"] = score[side] - was
                winner = winner or (side if score[side] >= game else None)
        if rules["honours"] == "on":
            for side in OTHER:
                worth = {4: 4, 3: 2}.get(honours[side], 0)
                if rules["honours_barred_at"] == "one_short" and before[side] == game - 1:
                    worth = 0
                if winner and not in_full:
                    worth = 0
                if rules["honours_claim"] == "call" and not line["points"][side]["honours"]:
                    worth = 0
                was = score[side]
                score[side] = max(was, revokes.capped(side, was + worth, game))
                points[side]["honours"] = score[side] - was
                if not winner and score[side] >= game:
                    winner = side
        agree("points", line["points"], with_revokes(points, paid, line))
        if winner:
            value = game_points(rules["game_value"], game, score[winner], score[OTHER[winner]])
            if not in_full:
                score[winner] = game
            rubber.games.append((winner, value, dict(score)))
            agree("game won", line.get("game_won"), {"winner": winner, "points": value})
        else:
            agree("game won", line.get("game_won"), None)
        games = {side: rubber.won(side) for side in OTHER}
        agree("scores", line["scores"], {**score, "games": games})
        agree("rubber", line["rubber"], len(self.rubbers))
        agree("deal of the session", line["session_deal"], self.deals)
        rubber.score = {"NS": 0, "EW": 0} if winner else score

    def session(self, line: Line) -> None:
        """Settle the session and compare it with its line."""
        rules = {**DEFAULTS, **line.get("rules", {})}
        done = [rubber for rubber in self.rubbers if rubber.winner]
        if not line.get("abandoned"):
            agree("rubbers played", len(done), self._length())
        agree("deals", line["deals"], self.deals)
        agree("rubbers", line["units"], [unit_of(rubber) for rubber in done])
        if line.get("abandoned") and rules["abandon"] == "settle_nothing":
            done = []
        players = sorted({player for rubber in self.rubbers for player in rubber.seats.values()} | set(line["result"]))
        points = dict.fromkeys(players, 0)
        money = dict.fromkeys(players, Fraction(0))
        owes: dict[tuple[str, str], Fraction] = {}
        for rubber in done:
            for player in players:
                if player != rubber.owner:
                    points[rubber.owner] += rubber.net
                    points[player] -= rubber.net
                    money[rubber.owner] += rubber.each_pays
                    money[player] -= rubber.each_pays
                    owes[player, rubber.owner] = owes.get((player, rubber.owner), Fraction(0)) + rubber.each_pays
        agree("points of the players", line["result"], points)
        agree("settlement", {player: Fraction(units) for player, units in line["settlement"].items()}, money)
        net = {pair: owed - owes.get((pair[1], pair[0]), 0) for pair, owed in owes.items()}
        net |= {(two, one): -owed for (one, two), owed in net.items()}
        paid = {(paid["from"], paid["to"]): Fraction(paid["amount"]) for paid in line["payments"]}
        agree("payments", paid, {pair: owed for pair, owed in net.items() if owed > 0})


def with_revokes(points: dict[str, dict[str, int]], paid: dict[str, int], line: Line) -> dict[str, dict[str, int]]:
    """Return ``points`` with those for revokes, where the line has an entry of them or they come to anything."""
    for side, number in paid.items():
        if number or "revoke" in line["points"][side]:
            points[side]["revoke"] = number
    return points


def played_tricks(line: Line, hands: dict[str, set[str]], trump: str, revokes: Revokes) -> dict[str, int]:
    """Play the tricks again and return how many each side has: W-PLAY-1 to W-PLAY-3."""
    held = {seat: set(cards) for seat, cards in hands.items()}
    won = {"NS": 0, "EW": 0}
    leader = left(line["dealer"])
    claimed = line.get("claimed", {})
    agree("tricks played and claimed", len(line["tricks"]) + sum(claimed.values()), 13)
    for number, trick in enumerate(line["tricks"], start=1):
        leader = revokes.led(agree, trick, number, leader)
        agree(f"cards of trick {number}", len(trick["cards"]), 4)
        seat = leader
        for card in trick["cards"]:
            agree(f"{card} in trick {number} held by {seat}", card in held[seat], True)
            suit = trick["cards"][0][0]
            if card[0] != suit:
                could = any(c[0] == suit for c in held[seat])
                agree(f"suit followed by {seat} in trick {number}", revokes.saw(seat, number, not could), True)
            held[seat].remove(card)
            seat = left(seat)
        leader = CLOCKWISE[(CLOCKWISE.index(leader) + taken_by(trick["cards"], trump)) % 4]
        agree(f"winner of trick {number}", trick["winner"], leader)
        won[SIDE[leader]] += 1
    return {side: tricks + claimed.get(side, 0) for side, tricks in won.items()}


def honours_of(hands: dict[str, set[str]], trump: str) -> dict[str, int]:
    """Return the honours dealt to each side: W-HON-1."""
    held = {"NS": 0, "EW": 0}
    for seat, cards in hands.items():
        held[SIDE[seat]] += len({trump + rank for rank in "AKQJ"} & cards)
    return held


def game_points(kind: str, game: int, winner: int, loser: int) -> int:
    """Return what a game is worth: ED-80, W-GAME-7, W-GAME-8, W-GAME-9."""
    match kind:
        case "english":
            return {0: 3, 1: 2, 2: 2}.get(loser, 1)
        case "difference":
            return game - loser
        case "playout":
            return winner - loser
        case "double_under_half":
            return 2 if loser < Fraction(game, 2) else 1
    return 1


def unit_of(rubber: Rubber) -> Line:
    """Return what a session line says of a rubber."""
    return {
        "unit": "rubber", "number": rubber.number + 1, "dummy": rubber.owner, "winner": rubber.winner,
        "points": rubber.value if rubber.winner == "NS" else -rubber.value, "value": rubber.value, "net": rubber.net,
        "games": [{"winner": winner, "points": value, "scores": scores} for winner, value, scores in rubber.games],
    }  # fmt: skip


def scorer_of(game: str) -> "Scorer | second_family.Scorer":
    """Return who counts a session of ``game``."""
    return Scorer() if game == "english-dummy" else second_family.Scorer(game)


def check(lines: Iterable[Line]) -> tuple[int, int]:
    """Count all ``lines`` of one run, session after session; return how many deals and sessions agreed."""
    deals = sessions = 0
    scorer: Scorer | second_family.Scorer = Scorer()
    for number, line in enumerate(lines, start=1):
        try:
            if line["kind"] == "deal":
                if line["session_deal"] == 1:
                    scorer = scorer_of(line["game"])
                scorer.deal(line)
                deals += 1
            elif line["kind"] == "session":
                if line["deals"] == 0:
                    scorer = scorer_of(line["game"])
                scorer.session(line)
                sessions += 1
        except Disagreement as error:
            raise Disagreement(f"line {number}: {error}") from None
    return deals, sessions


def main() -> None:
    """Count the lines of standard input."""
    deals, sessions = check(json.loads(line) for line in sys.stdin)
    print(f"{deals} deals and {sessions} sessions agree")


if __name__ == "__main__":
    main()
