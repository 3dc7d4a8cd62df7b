"""Above a deal: the cut, the seats, games, rubbers, the tournée, and what is paid in the end."""
