#include "story.hpp"

#include <stdexcept>

namespace dummywhist::belief {

namespace {

Mask legal_cards(const Table& table, const Moment& moment, Mask hand) {
    const Mask jokers = hand & kWorthless;
    if (moment.led == kNoSuit) {
        const Mask plain = hand & ~kWorthless;
        const bool leads = moment.place == 0 && table.trump == kNoSuit && !table.joker_leads;
        return leads && plain != 0 ? plain : hand;
    }
    const Mask suited = of_suit(hand, moment.led);
    if (suited != 0) return suited;
    return jokers != 0 && table.joker_thrown && table.trump == kNoSuit ? jokers : hand;
}

}  // namespace

void Table::rank(const std::vector<int>& suits, const std::vector<int>& strengths) {
    if (suits.size() != code.size() || strengths.size() != code.size()) throw std::invalid_argument("no ranking");
    for (std::size_t card = 0; card < code.size(); ++card) {
        const int suit = suits[card];
        const int strength = strengths[card];
        if (suit >= kSuits || strength < 0 || strength > 14) throw std::invalid_argument("no rank");
        // Only the two jokers can belong to no suit.
        if (suit < 0 && card < 52) throw std::invalid_argument("no suit");
        code[card] = static_cast<std::uint8_t>(suit < 0 ? 16 * (card - 52) + 15
                                                        : static_cast<std::size_t>(16 * suit + strength));
    }
}

Mask Table::coded(Pack hand) const {
    Mask found = 0;
    for (hand &= (Pack{1} << code.size()) - 1; hand != 0; hand &= hand - 1)
        found |= bit(code[static_cast<std::size_t>(std::countr_zero(hand))]);
    return found;
}

bool beats(int challenger, int best, int trump) {
    const int ours = suit_of(challenger);
    const int theirs = suit_of(best);
    if (ours == theirs) return ours >= 0 && challenger > best;
    return (ours >= 0 && ours == trump) || theirs < 0;
}

Story::Story(const Table& table, const std::vector<Led>& tricks, int on_turn) : table_(table) {
    Moment now;
    const unsigned everybody = (1U << table.chairs) - 1;
    if (table.dummies_first) now.open = table.dummies;
    if (table.all_shown) now.open = everybody;
    for (std::size_t number = 0; number < tricks.size(); ++number) {
        const Led& trick = tricks[number];
        if (trick.cards.size() > Table::at(table.chairs)) throw std::invalid_argument("too many cards in a trick");
        now.trick = static_cast<int>(number);
        now.place = 0;
        now.led = kNoSuit;
        now.best = -1;
        if (table.is_dummy(trick.leader)) now.open |= table.dummies;
        for (const int played : trick.cards) {
            if (played < 0 || Table::at(played) >= table.code.size()) throw std::invalid_argument("no card");
            const int card = table.code[Table::at(played)];
            now.chair = table.after(trick.leader, now.place);
            now.card = card;
            moments_.push_back(now);
            const int suit = suit_of(card);
            const auto chair = Table::at(now.chair);
            if (now.led == kNoSuit) {
                now.led = suit;
                if (suit >= 0 && now.opened[Table::at(suit)] < 0) {
                    now.opened[Table::at(suit)] = trick.leader;
                    now.opened_with[Table::at(suit)] = card & 15;
                }
                if (suit >= 0) ++now.rounds[Table::at(suit)];
                if (suit >= 0) ++now.leads[chair][Table::at(suit)];
            } else if (suit != now.led) {
                if (suit >= 0 && suit != table.trump) ++now.thrown[chair][Table::at(suit)];
                now.voids[Table::at(now.chair)] |= static_cast<std::uint8_t>(1U << now.led);
            }
            if (suit >= 0 && now.shown[chair][Table::at(suit)] < 0)
                now.shown[chair][Table::at(suit)] = static_cast<std::int8_t>(card & 15);
            if (now.best < 0 || beats(card, now.lying[Table::at(now.best)], table.trump)) now.best = now.place;
            now.lying[Table::at(now.place++)] = card;
            now.gone |= bit(card);
            now.open |= table.dummies;
        }
        if (trick.cards.size() == Table::at(table.chairs)) {
            now.last_suit = now.led;
            now.last_leader = trick.leader;
            now.place = 0;
            now.led = kNoSuit;
            now.best = -1;
            now.trick = static_cast<int>(number) + 1;
        }
    }
    if (on_turn >= 0) {
        now.chair = on_turn;
        now.card = -1;
        if (now.place == 0 && table.is_dummy(on_turn)) now.open |= table.dummies;
        moments_.push_back(now);
    }
    std::array<Mask, 4> later{};
    for (auto moment = moments_.rbegin(); moment != moments_.rend(); ++moment) {
        if (moment->card >= 0) later[Table::at(moment->chair)] |= bit(moment->card);
        moment->later = later;
    }
}

Decision decision(const Table& table, const Moment& moment, const std::array<Mask, 4>& hands) {
    Decision made;
    made.table = &table;
    made.moment = &moment;
    const auto own = Table::at(moment.chair);
    made.hand = hands[own] | moment.later[own];
    made.legal = legal_cards(table, moment, made.hand);
    for (int chair = 0; chair < table.chairs; ++chair) {
        if (chair == moment.chair) continue;
        // Who plays dummy's hand sees his own.
        const bool his = table.commands(moment.chair, chair) && !table.is_dummy(chair);
        if (!his && (moment.open >> chair & 1U) == 0) continue;
        made.visible |= 1U << chair;
        made.shown[Table::at(chair)] = hands[Table::at(chair)] | moment.later[Table::at(chair)];
    }
    return made;
}

}  // namespace dummywhist::belief
