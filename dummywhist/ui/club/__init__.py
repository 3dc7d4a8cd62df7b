"""How is a club match directed in the window? Names and form, rounds, results, corrections, ranking, paper."""
