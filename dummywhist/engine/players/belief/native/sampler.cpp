#include "sampler.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <utility>

namespace dummywhist::belief {

namespace {

// n over k as a double; every value up to 54 over 27 is a whole number under 2^53.
double choose(int n, int k) {
    double found = 1;
    for (int i = 1; i <= k; ++i) found = found * (n - k + i) / i;
    return found;
}

}  // namespace

Sampler::Sampler(Pack unseen, const Deal& seen, std::vector<Place> places) : seen_(seen), places_(std::move(places)) {
    if (places_.size() > kPlaces) throw std::invalid_argument("too many places");
    Pack free = unseen;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const Place& place = places_[i];
        const int room = place.count - std::popcount(place.must);
        if (place.at < 0 || place.at > kElsewhere || room < 0 || room > 54) throw std::invalid_argument("no place");
        rooms_[i] = static_cast<std::uint8_t>(room);
        free &= ~place.must;
        if (place.at != kElsewhere) seen_[static_cast<std::size_t>(place.at)] |= place.must;
    }
    for (; free != 0; free &= free - 1) {
        const int card = std::countr_zero(free);
        unsigned allowed = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) allowed |= ((places_[i].may >> card) & 1U) << i;
        auto same = [&](const Group& group) { return group.allowed == allowed; };
        auto group = std::find_if(groups_.begin(), groups_.end(), same);
        if (group == groups_.end()) group = groups_.insert(group, Group{allowed, {}});
        group->cards.push_back(card);
    }
    // The freest cards come last: they fill whatever room is left.
    std::sort(groups_.begin(), groups_.end(), [](const Group& one, const Group& other) {
        return std::pair(std::popcount(one.allowed), one.allowed) <
               std::pair(std::popcount(other.allowed), other.allowed);
    });
    total_ = ways(0, rooms_);
    if (total_ == 0) throw std::invalid_argument("the cards can lie nowhere");
}

std::uint64_t Sampler::key(std::size_t group, const Rooms& rooms) {
    std::uint64_t key = group;
    for (const std::uint8_t room : rooms) key = key << 8 | room;
    return key;
}

double Sampler::ways(std::size_t group, const Rooms& rooms) {
    if (group == groups_.size()) return rooms == Rooms{} ? 1 : 0;
    const std::vector<Split>& found = splits(group, rooms);
    return found.empty() ? 0 : found.back().upto;
}

const std::vector<Sampler::Split>& Sampler::splits(std::size_t group, const Rooms& rooms) {
    const std::uint64_t at = key(group, rooms);
    if (const auto known = known_.find(at); known != known_.end()) return known->second;
    std::vector<Split> found;
    Rooms taken{};
    share(group, rooms, 0, static_cast<int>(groups_[group].cards.size()), 1, taken, found);
    return known_.emplace(at, std::move(found)).first->second;
}

void Sampler::share(std::size_t group, const Rooms& rooms, std::size_t place, int left, double factor, Rooms& taken,
                    std::vector<Split>& found) {
    if (place == places_.size()) {
        if (left != 0) return;
        Rooms rest{};
        for (std::size_t i = 0; i < kPlaces; ++i) rest[i] = static_cast<std::uint8_t>(rooms[i] - taken[i]);
        const double more = factor * ways(group + 1, rest);
        if (more > 0) found.push_back({taken, more + (found.empty() ? 0 : found.back().upto)});
        return;
    }
    int most = (groups_[group].allowed >> place & 1U) != 0 ? std::min<int>(left, rooms[place]) : 0;
    // In the last group every place is filled.
    int least = group + 1 == groups_.size() ? rooms[place] : 0;
    for (int number = least; number <= most; ++number) {
        taken[place] = static_cast<std::uint8_t>(number);
        share(group, rooms, place + 1, left - number, factor * choose(left, number), taken, found);
    }
    taken[place] = 0;
}

void Sampler::put(Deal& deal, std::size_t place, int card) const {
    const int at = places_[place].at;
    if (at != kElsewhere) deal[static_cast<std::size_t>(at)] |= Pack{1} << card;
}

Deal Sampler::drawn(Dice& dice) {
    Deal deal = seen_;
    Rooms rooms = rooms_;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        const std::vector<Split>& all = splits(group, rooms);
        const Split* split = &all.front();
        if (all.size() > 1) {
            const double at = dice.part() * all.back().upto;
            for (std::size_t i = 0; i + 1 < all.size() && all[i].upto <= at; ++i) split = &all[i + 1];
        }
        std::array<std::uint8_t, 54> cards{};
        auto left = static_cast<std::uint32_t>(groups_[group].cards.size());
        std::copy(groups_[group].cards.begin(), groups_[group].cards.end(), cards.begin());
        for (std::size_t place = 0; place < places_.size(); ++place) {
            rooms[place] = static_cast<std::uint8_t>(rooms[place] - split->taken[place]);
            for (int number = split->taken[place]; number > 0; --number) {
                const std::uint32_t one = dice.below(left);
                put(deal, place, cards[one]);
                cards[one] = cards[--left];
            }
        }
    }
    return deal;
}

void Sampler::lay_all(std::size_t group, std::size_t card, const Rooms& rooms, Deal& deal, std::vector<Deal>& found) {
    if (group == groups_.size()) {
        found.push_back(deal);
        return;
    }
    const Group& now = groups_[group];
    if (card == now.cards.size()) {
        if (ways(group + 1, rooms) > 0) lay_all(group + 1, 0, rooms, deal, found);
        return;
    }
    for (std::size_t place = 0; place < places_.size(); ++place) {
        if ((now.allowed >> place & 1U) == 0 || rooms[place] == 0) continue;
        Rooms rest = rooms;
        --rest[place];
        const Deal before = deal;
        put(deal, place, now.cards[card]);
        lay_all(group, card + 1, rest, deal, found);
        deal = before;
    }
}

std::vector<Deal> Sampler::draw(std::size_t many, Dice& dice) {
    std::vector<Deal> found;
    if (total_ <= static_cast<double>(many)) {
        Deal deal = seen_;
        lay_all(0, 0, rooms_, deal, found);
        return found;
    }
    found.reserve(many);
    for (std::size_t i = 0; i < many; ++i) found.push_back(drawn(dice));
    return found;
}

}  // namespace dummywhist::belief
