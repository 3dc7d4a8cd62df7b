// DDS 2.9 from the shared library inside the PyPI package endplay: an oracle for tests, nothing else.
#pragma once

#if defined(_WIN32)
#if !defined(NOMINMAX)
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <dlfcn.h>
#endif

#include <stdexcept>
#include <string>

#include "positions.hpp"

namespace trial {

class Dds {
  public:
    explicit Dds(const std::string& library) {
#if defined(_WIN32)
        HMODULE handle = LoadLibraryA(library.c_str());
        if (handle == nullptr) throw std::runtime_error(library + " cannot be loaded");
        const auto named = [&](const char* name) { return reinterpret_cast<void*>(GetProcAddress(handle, name)); };
#else
        void* handle = dlopen(library.c_str(), RTLD_NOW);
        if (handle == nullptr) throw std::runtime_error(dlerror());
        const auto named = [&](const char* name) { return dlsym(handle, name); };
#endif
        reinterpret_cast<void (*)(int)>(named("SetMaxThreads"))(1);
        solve_ = reinterpret_cast<Solve>(named("SolveBoard"));
        table_ = reinterpret_cast<Tables>(named("CalcDDtable"));
    }

    struct Future {
        int nodes, cards;
        int suit[13], rank[13], equals[13], score[13];
    };

    // Every card (solutions 3) or the value alone (solutions 1).
    Future solve(const Position& p, int solutions) const {
        Deal deal{};
        deal.trump = p.trump < 0 ? 4 : p.trump;
        deal.first = p.leader;
        for (std::size_t i = 0; i < static_cast<std::size_t>(p.played_count); ++i) {
            deal.suit[i] = p.played[i].lane;
            deal.rank[i] = p.played[i].bit + 2;
        }
        set_cards(p, deal.remain);
        Future future{};
        const int code = solve_(deal, -1, solutions, 1, &future, 0);
        if (code != 1) throw std::runtime_error("SolveBoard: " + std::to_string(code));
        return future;
    }

    // [strain][leader], tricks of the declarer whose left-hand neighbour leads.
    struct Results {
        int tricks[5][4];
    };
    Results table(const Position& p) const {
        TableDeal deal{};
        set_cards(p, deal.cards);
        Results results{};
        const int code = table_(deal, &results);
        if (code != 1) throw std::runtime_error("CalcDDtable: " + std::to_string(code));
        return results;
    }

  private:
    struct Deal {
        int trump, first, suit[3], rank[3];
        unsigned remain[4][4];
    };
    struct TableDeal {
        unsigned cards[4][4];
    };
    using Solve = int (*)(Deal, int, int, int, Future*, int);
    using Tables = int (*)(TableDeal, Results*);

    static void set_cards(const Position& p, unsigned (&remain)[4][4]) {
        for (std::size_t h = 0; h < 4; ++h) {
            for (std::size_t lane = 0; lane < 4; ++lane) {
                remain[h][lane] = static_cast<unsigned>(p.cards[h] >> (16 * lane) & 0x1fff) << 2;
            }
        }
    }

    Solve solve_;
    Tables table_;
};

}  // namespace trial
