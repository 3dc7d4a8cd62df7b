"""How are those at the table spoken of? Who acts from a seat, what a side is called, how a trick went."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from dummywhist.engine.cards.card import Card, is_joker, rank_of, suit_of
from dummywhist.engine.cards.seat import Seat
from dummywhist.engine.deal.layout import Layout, Player, Side, column_of
from dummywhist.engine.rules.parts import Rules
from dummywhist.ui.tongues import Who, dummy_of, mark, mid, together, tr, you
from dummywhist.ui.tongues import player as named
from dummywhist.ui.words.terms import Terms, terms_of


@dataclass
class Speaker:
    """Speaks of seats, players and sides: the only person is "You".

    ``layout`` is how the hands lie now, ``home`` how they lay before an auction moved the dummy (None: the same), by
    which columns of the score are named. Without ``rules`` it speaks as at whist.
    """

    names: Mapping[Player, str] = field(default_factory=dict)
    entrants: Mapping[int, str] = field(default_factory=dict)
    you: Player | None = None
    layout: Layout | None = None
    rules: Rules | None = None
    home: Layout | None = None

    def trick(self, leader: Seat, cards: Sequence[Card], winner: Seat | None) -> str:
        """Return a trick in words: "Edith led the ten of diamonds. Dummy played the jack, Max the king."."""
        if self.layout is None or not cards:
            return ""
        chairs = self.layout.chairs
        said = [tr("{who} led the {card:card}.", who=self.who(leader), card=cards[0])]
        played: list[str] = []
        for step, card in enumerate(cards[1:], start=1):
            seat = chairs[(chairs.index(leader) + step) % len(chairs)]
            follows = not is_joker(card) and not is_joker(cards[0]) and suit_of(card) == suit_of(cards[0])
            whom = self.whom(seat) if played else self.who(seat)
            if follows:
                words = mark("{whom} the {rank:rank}") if played else mark("{who} played the {rank:rank}")
            else:
                words = mark("{whom} the {card:card}") if played else mark("{who} played the {card:card}")
            rank = None if is_joker(card) else rank_of(card)
            played.append(tr(words, who=whom, whom=whom, rank=rank, card=card))
        if played:
            said.append(f"{', '.join(played)}.")
        if winner is not None:
            said.append(tr("{who} won the {trick}.", who=self.who(winner), trick=self.terms.trick))
        return " ".join(said)

    # ---- who ----

    @property
    def terms(self) -> Terms:
        """The game's own words."""
        return terms_of(self.rules)

    def who(self, seat: Seat) -> str:
        """Return who acts from ``seat``: You, a name, Dummy or Mort, and whose dummy if there are two."""
        if self.layout is None:
            return ""
        player = self.layout.holder[seat]
        if seat not in self.layout.dummies:
            return "" if player is None else self.name(player)
        if len(self.layout.dummies) == 1 or player is None:
            return self.terms.dummy_name
        return dummy_of(self.name(player), name=True)

    def name(self, player: Player) -> Who:
        """Return what a player is called: "You" for the only person."""
        return you(name=True) if player == self.you else named(self.names.get(player, str(player)))

    def side(self, side: Side) -> str:
        """Return what a side or a column of the score is called: "You and dummy", "Edith and Max", "Edith"."""
        layout = self.layout
        if layout is None:
            return str(side)
        if side not in layout.sides:
            layout = self.home or layout
        if side not in layout.sides:
            players = [player for player in layout.players if column_of(layout, player) == side]
            return together((self.name(player) for player in players), name=True) if players else str(side)
        members = [seat for seat in layout.chairs if layout.side[seat] == side]
        players = sorted(
            (holder for seat in members if seat not in layout.dummies and (holder := layout.holder[seat])),
            key=lambda player: (player != self.you, player),
        )
        dummies = [self.terms.dummy for seat in members if seat in layout.dummies]
        return together([*(self.name(player) for player in players), *dummies], name=True)

    def living(self, side: Side) -> str:
        """Return who plays for a side or a column of the score, without dummies: a score is a player's."""
        layout = self.home or self.layout
        if layout is None:
            return str(side)
        players = sorted(
            (player for player in layout.players if column_of(layout, player) == side),
            key=lambda player: (player != self.you, player),
        )
        return together((self.name(player) for player in players), name=True) if players else ""

    def whom(self, seat: Seat) -> str:
        """Return who it is in the middle of a sentence."""
        return mid(self.who(seat))

    def me(self, player: Player) -> Who:
        """Return what a player is called in the middle of a sentence."""
        return you() if player == self.you else self.name(player)
