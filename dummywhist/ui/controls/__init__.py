"""Which controls do the panels use? Ours, drawn from the tokens, worked by keyboard and read by screen readers."""
