#include "features.hpp"

#include <algorithm>

namespace dummywhist::belief {

namespace {

namespace f = feature;

constexpr int kHigh = 8;  // the ten

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// The table from the chair on turn.
class Scene {
public:
    explicit Scene(const Decision& decision);

    void moment(Features& found) const;
    void suit(int suit, Active& found) const;
    void card(int card, Active& found) const;

private:
    int role() const;
    int situation() const;
    bool may_ruff(int chair, int led) const;
    bool threatens(int chair, int card, int led) const;
    int pattern(int suit) const;
    void history(int suit, Active& found) const;
    void leading(int card, Active& found) const;
    void following(int card, Active& found) const;
    void following_behind(int card, bool wins, Active& found) const;
    void covering(int card, bool wins, Active& found) const;
    void void_of(int card, bool wins, Active& found) const;
    int relation(int chair) const;

    const Decision& d_;
    const Moment& m_;
    const Table& t_;
    int trump_;
    int me_;
    int partner_ = -1;
    Mask remaining_;  // in the pack and not played
    Mask ally_ = 0;   // a partner's hand, if it is seen
    Mask enemy_ = 0;  // hands of enemies that are seen
    Mask unseen_;
    bool sees_ally_ = false;
    bool sees_enemy_ = false;
    std::array<Mask, 4> possible_{};  // by chair, what its hand may have
    int enemy_trumps_;                // out against us, unseen ones too
    int best_ = -1;                   // the card that wins so far
    bool partner_wins_ = false;
    bool partner_safe_ = false;
};

Scene::Scene(const Decision& decision)
    : d_(decision), m_(*decision.moment), t_(*decision.table), trump_(t_.trump), me_(m_.chair) {
    remaining_ = t_.coded_pack & ~m_.gone & ~kWorthless;
    unseen_ = remaining_ & ~d_.hand;
    for (int chair = 0; chair < t_.chairs; ++chair) {
        if (chair == me_) continue;
        const bool allied = t_.allied(me_, chair);
        if (allied) partner_ = chair;
        if ((d_.visible >> chair & 1U) == 0) continue;
        const Mask shown = d_.shown[at(chair)] & ~kWorthless;
        unseen_ &= ~shown;
        (allied ? ally_ : enemy_) |= shown;
        (allied ? sees_ally_ : sees_enemy_) = true;
    }
    for (int chair = 0; chair < t_.chairs; ++chair) {
        if ((d_.visible >> chair & 1U) != 0) {
            possible_[at(chair)] = d_.shown[at(chair)];
            continue;
        }
        Mask may = unseen_;
        for (int suit = 0; suit < kSuits; ++suit)
            if ((m_.voids[at(chair)] >> suit & 1) != 0) may &= ~of_suit(may, suit);
        possible_[at(chair)] = may;
    }
    enemy_trumps_ = trump_ < 0 ? 0 : size(of_suit(unseen_ | enemy_, trump_));
    if (m_.best < 0) return;
    best_ = m_.lying[at(m_.best)];
    partner_wins_ = t_.allied(me_, t_.after(me_, t_.chairs + m_.best - m_.place));
    partner_safe_ = partner_wins_;
    for (int step = 1; partner_safe_ && step < t_.chairs - m_.place; ++step) {
        const int chair = t_.after(me_, step);
        if (chair != partner_ && m_.led >= 0 && threatens(chair, best_, m_.led)) partner_safe_ = false;
    }
}

int Scene::role() const {
    if (t_.chairs == 2) return kTwo;
    if (t_.chairs == 3) return kThree;
    if (t_.dummies == 0) return kClosed;
    if (t_.is_dummy(me_)) return kDummy;
    for (int chair = 0; chair < t_.chairs; ++chair)
        if (t_.is_dummy(chair) && t_.commands(me_, chair)) return kOwn;
    return t_.is_dummy(t_.after(me_, 1)) ? kLeft : kRight;
}

int Scene::situation() const {
    if (m_.place == 0) return kLead;
    if (m_.led >= 0 && of_suit(d_.hand, m_.led) == 0) return kVoid;
    if (m_.place + 1 == t_.chairs) return kLast;
    return m_.place == 1 ? kSecond : kThird;
}

// Whether it is known that the hand at `chair` has none of the suit led, and it may have a trump.
bool Scene::may_ruff(int chair, int led) const {
    const Mask may = possible_[at(chair)];
    return trump_ >= 0 && led != trump_ && of_suit(may, led) == 0 && of_suit(may, trump_) != 0;
}

// Whether the hand at `chair`, still to play, may beat `card`.
bool Scene::threatens(int chair, int card, int led) const {
    const int suit = suit_of(card);
    if (suit < 0) return true;
    if (suit == led) return (possible_[at(chair)] & above(card)) != 0 || may_ruff(chair, led);
    return may_ruff(chair, led) && (possible_[at(chair)] & above(card)) != 0;
}

// Who has the three highest cards of the suit that remain: a number under 40.
int Scene::pattern(int suit) const {
    Mask cards = of_suit(remaining_, suit);
    const Mask seen = sees_ally_ ? ally_ : enemy_;
    int found = 0;
    int many = 0;
    for (; cards != 0 && many < 3; ++many) {
        const Mask top = bit(highest(cards));
        cards &= ~top;
        found = 3 * found + ((d_.hand & top) != 0 ? 0 : (seen & top) != 0 ? 1 : 2);
    }
    constexpr std::array<int, 4> kFirst{39, 36, 27, 0};
    return kFirst[at(many)] + found;
}

// Me, partner, the next enemy, another.
int Scene::relation(int chair) const {
    if (chair == me_) return 0;
    if (chair == partner_) return 1;
    return chair == t_.after(me_, 1) ? 2 : 3;
}

void Scene::moment(Features& found) const {
    found.role = role();
    found.situation = situation();
    found.no_trump = trump_ < 0;
    Active& a = found.moment;
    a.add(f::left + std::clamp(size(d_.hand), 1, 15) - 1);
    a.add(f::role + found.role);
    if (trump_ < 0) a.add(f::no_trump);
    a.add(f::place + m_.place);
    if (trump_ >= 0) {
        a.add(f::my_trumps + std::min(size(of_suit(d_.hand, trump_)), 7));
        if (sees_ally_) a.add(f::ally_trumps + std::min(size(of_suit(ally_, trump_)), 6));
        if (sees_enemy_) a.add(f::enemy_trumps + std::min(size(of_suit(enemy_, trump_)), 6));
        a.add(f::unseen_trumps + std::min(size(of_suit(unseen_, trump_)), 8));
    }
    if (best_ < 0) return;
    a.add(f::holder + (partner_safe_ ? 2 : partner_wins_ ? 1 : 0));
    if (suit_of(best_) >= 0) a.add(f::led_rank + (best_ & 15));
    if (m_.led < 0) return;
    if (suit_of(best_) != m_.led) a.add(f::ruffed);
    if (m_.led == trump_) a.add(f::trumps_led);
    a.add(f::led_length + std::min(size(of_suit(d_.hand, m_.led)), 6));
}

void Scene::suit(int suit, Active& a) const {
    const int high = suit == trump_ ? 1 : 0;
    const Mask mine = of_suit(d_.hand, suit);
    const int many = size(mine);
    a.add(f::pattern + f::kPatterns * high + pattern(suit));
    a.add(f::length + 8 * high + std::min(many, 8) - 1);
    const bool sees = sees_ally_ || sees_enemy_;
    const Mask seen = of_suit(sees_ally_ ? ally_ : enemy_, suit);
    if (sees) a.add(f::visible + 7 * high + std::min(size(seen), 6));
    a.add(f::unseen + 10 * high + std::min(size(of_suit(unseen_, suit)), 9));
    a.add(f::rounds + 4 * high + std::min(m_.rounds[at(suit)], 3));
    const int opener = m_.opened[at(suit)];
    a.add(f::opened + 5 * high + (opener < 0 ? 0 : 1 + relation(opener)));
    if (m_.last_suit == suit) a.add(f::last + std::min(relation(m_.last_leader), 2));
    for (int chair = 0; chair < t_.chairs; ++chair) {
        if (chair == me_ || of_suit(possible_[at(chair)], suit) != 0) continue;
        const bool ruffs = may_ruff(chair, suit);
        a.add(f::lacking + 2 * (relation(chair) - 1) + (ruffs ? 1 : 0));
    }
    if (suit != trump_ && many > 0) {
        const Mask over = of_suit(unseen_ | enemy_, suit) & above(highest(mine));
        a.add(f::guard + 3 + std::clamp(many - 1 - size(over), -3, 3));
        if (sees_enemy_) a.add(f::against_visible + 2 + std::clamp(many - size(of_suit(enemy_, suit)), -2, 2));
        if (many == 1 && trump_ >= 0) a.add(f::to_void + (of_suit(d_.hand, trump_) != 0 ? 1 : 0));
    }
    history(suit, a);
    if (suit == trump_) {
        a.add(f::trumps_out + std::min(enemy_trumps_, 6));
        a.add(f::own_trumps + std::min(many, 8) - 1);
    }
}

// What those whose hands are not seen played of the suit, and who led it.
void Scene::history(int suit, Active& a) const {
    const std::size_t of = at(suit);
    constexpr std::array<int, 15> kHeight{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3};
    const int opener = m_.opened[of];
    if (opener >= 0 && opener != me_)
        a.add(f::opened_with + (opener == partner_ ? 0 : 4) + kHeight[at(m_.opened_with[of])]);
    if (m_.thrown[at(me_)][of] > 0) a.add(f::threw + std::min<int>(m_.thrown[at(me_)][of], 3) - 1);
    std::array<int, 3> leads{};
    for (int chair = 0; chair < t_.chairs; ++chair) {
        leads[at(chair == me_ ? 0 : chair == partner_ ? 1 : 2)] += m_.leads[at(chair)][of];
        if (chair == me_ || chair == opener || (d_.visible >> chair & 1U) != 0 || m_.shown[at(chair)][of] < 0) continue;
        const bool thrown = m_.thrown[at(chair)][of] > 0;
        a.add((thrown ? f::threw_first : f::followed_with) + 4 * (relation(chair) - 1) +
              kHeight[at(m_.shown[at(chair)][of])]);
    }
    for (std::size_t who = 0; who < leads.size(); ++who)
        if (leads[who] > 0) a.add(f::led_by + 3 * static_cast<int>(who) + std::min(leads[who], 3) - 1);
}

void Scene::card(int card, Active& a) const {
    const int suit = suit_of(card);
    if (suit < 0) {
        a.add(f::worthless);
        return;
    }
    const int high = suit == trump_ ? 1 : 0;
    if (high != 0) a.add(f::trump_card);
    const Mask mine = of_suit(d_.hand, suit);
    const Mask over = above(card);
    a.add(f::rank + 15 * high + (card & 15));
    a.add(f::higher + 7 * high + std::min(size(over & remaining_ & ~d_.hand), 6));
    const int against = size(over & (unseen_ | enemy_));
    a.add(f::against + 7 * high + std::min(against, 6));
    a.add(f::from_top + 7 * high + std::min(size(mine & over), 6));
    const int under = size(mine & (bit(card) - 1));
    a.add(f::from_bottom + 4 * high + std::min(under, 3));
    const Mask run = run_of(d_, card);
    const int place = size(run) == 1 ? 0 : bit(card) > run - bit(card) ? 3 : (run & (bit(card) - 1)) == 0 ? 1 : 2;
    a.add(f::run + 8 * high + ((highest(run) & 15) >= kHigh ? 4 : 0) + place);
    if ((run & bit(highest(mine))) != 0) a.add(f::pattern_top + pattern(suit));
    if (under == 0) a.add(f::pattern_low + pattern(suit));
    if (const int shown = m_.shown[at(me_)][at(suit)]; shown >= 0) {
        const int how = m_.thrown[at(me_)][at(suit)] > 0 ? 2 : m_.leads[at(me_)][at(suit)] > 0 ? 0 : 1;
        a.add(f::before + 2 * how + ((card & 15) < shown ? 1 : 0));
    }
    if (against == 0) {
        const bool partners = (over & ally_) != 0;
        a.add(f::master + (partners ? 3 : enemy_trumps_ > 0 || high != 0 ? 2 : 1));
    } else {
        a.add(f::master);
    }
    if (m_.place == 0) {
        leading(card, a);
    } else {
        following(card, a);
    }
}

void Scene::leading(int card, Active& a) const {
    const int suit = suit_of(card);
    if (suit != trump_ && trump_ >= 0) {
        const bool best = ((unseen_ | enemy_) & above(card)) == 0;
        const int out = enemy_trumps_ == 0 ? 0 : enemy_trumps_ < 3 ? 1 : enemy_trumps_ < 6 ? 2 : 3;
        a.add(f::lead_enemy_trumps + (best ? 4 : 0) + out);
    }
    bool ruffed = false;
    bool seen = false;
    bool beaten = false;
    for (int step = 1; step < t_.chairs; ++step) {
        const int chair = t_.after(me_, step);
        if (chair == partner_) continue;
        if (may_ruff(chair, suit)) ruffed = true;
        if ((possible_[at(chair)] & above(card)) == 0) continue;
        ((d_.visible >> chair & 1U) != 0 ? seen : beaten) = true;
    }
    if (ruffed) a.add(f::threatened + 1);
    if (seen) a.add(f::threatened + 2);
    if (beaten) a.add(f::threatened + 3);
    if (!ruffed && !seen && !beaten) a.add(f::threatened);
}

void Scene::following(int card, Active& a) const {
    const bool wins = beats(card, best_, trump_);
    bool sure = wins;
    const int led = m_.led >= 0 ? m_.led : suit_of(card);
    for (int step = 1; sure && step < t_.chairs - m_.place; ++step) {
        const int chair = t_.after(me_, step);
        if (chair != partner_ && threatens(chair, card, led)) sure = false;
    }
    const int whose = partner_wins_ ? 2 : partner_ < 0 ? 0 : 1;
    a.add(f::result + 3 * whose + (sure ? 2 : wins ? 1 : 0));
    if (wins) {
        bool cheapest = true;
        for (Mask less = of_suit(d_.legal, suit_of(card)) & (bit(card) - 1); less != 0; less &= less - 1)
            if (beats(lowest(less), best_, trump_)) cheapest = false;
        if (cheapest) a.add(f::cheapest + (partner_wins_ ? 1 : 0));
        if (suit_of(card) == suit_of(best_)) {
            const Mask between = above(best_) & ~above(card) & ~bit(card) & remaining_ & ~d_.hand;
            a.add(f::margin + std::min(size(between), 3));
        }
    }
    if (partner_wins_) a.add(f::take_over + (partner_safe_ ? 0 : 1) + (wins ? 2 : 0));
    following_behind(card, wins, a);
    if (of_suit(d_.hand, m_.led < 0 ? suit_of(card) : m_.led) == 0) {
        void_of(card, wins, a);
    } else {
        covering(card, wins, a);
    }
}

// What those who play after me can do about it.
void Scene::following_behind(int card, bool wins, Active& a) const {
    const int led = m_.led >= 0 ? m_.led : suit_of(card);
    int beating = 0;
    bool seen_enemy = false;
    bool beats_me = false;
    bool beats_best = false;
    for (int step = 1; step < t_.chairs - m_.place; ++step) {
        const int chair = t_.after(me_, step);
        const bool seen = (d_.visible >> chair & 1U) != 0;
        if (chair != partner_) {
            beating = std::max(beating, size(possible_[at(chair)] & above(card)));
            if (!seen) continue;
            seen_enemy = true;
            beats_me |= threatens(chair, card, led);
            beats_best |= threatens(chair, best_, led);
        } else if (seen) {
            const bool can = threatens(chair, wins ? card : best_, led);
            const Mask top = of_suit(possible_[at(chair)], led);
            const bool surely = can && top != 0 && ((unseen_ | enemy_) & above(highest(top))) == 0;
            a.add(f::ally_behind + (wins ? 3 : 0) + (surely ? 2 : can ? 1 : 0));
        }
    }
    if (seen_enemy) {
        a.add(f::enemy_behind + (beats_me ? 1 : 0));
        if (beats_best) a.add(f::enemy_behind + 2);
        if (wins && beats_best && !beats_me) a.add(f::enemy_behind + 3);
    }
    if (wins) a.add(f::behind + std::min(beating, 5));
}

// An honour led by an enemy may be covered.
void Scene::covering(int card, bool wins, Active& a) const {
    if (partner_wins_ || suit_of(best_) != suit_of(card) || (best_ & 15) < kHigh) return;
    a.add(f::cover + (wins ? 5 : 0) + std::min((best_ & 15) - kHigh, 4));
}

void Scene::void_of(int card, bool wins, Active& a) const {
    const bool ruff = suit_of(card) == trump_ && trump_ >= 0;
    const int whose = partner_safe_ ? 2 : partner_wins_ ? 1 : 0;
    a.add(f::empty_handed + 3 * whose + (!ruff ? 2 : wins ? 0 : 1));
    if (ruff && wins) a.add(f::ruff_trumps + std::min(size(of_suit(d_.hand, trump_)), 4) - 1);
}

}  // namespace

Mask run_of(const Decision& decision, int card) {
    const Moment& moment = *decision.moment;
    const int suit = suit_of(card);
    if (suit < 0) return decision.hand & kWorthless;
    Mask others = decision.table->coded_pack & ~moment.gone & ~decision.hand;
    for (int i = 0; i < moment.place; ++i) others |= bit(moment.lying[at(i)]);
    others = of_suit(others, suit);
    const Mask over = others & above(card);
    const Mask under = others & (bit(card) - 1);
    Mask run = of_suit(decision.hand, suit);
    if (over != 0) run &= bit(lowest(over)) - 1;
    if (under != 0) run &= ~(bit(highest(under)) - 1);
    return run;
}

void find(const Decision& decision, Features& found) {
    const Scene scene(decision);
    found.moment.many = 0;
    scene.moment(found);
    for (int suit = 0; suit < kSuits; ++suit) {
        found.suit[at(suit)].many = 0;
        if (of_suit(decision.legal, suit) != 0) scene.suit(suit, found.suit[at(suit)]);
    }
    found.cards = 0;
    for (Mask legal = decision.legal; legal != 0; legal &= legal - 1) {
        const int card = lowest(legal);
        found.card[at(found.cards)] = card;
        Active& own = found.own[at(found.cards++)];
        own.many = 0;
        scene.card(card, own);
    }
}

}  // namespace dummywhist::belief
