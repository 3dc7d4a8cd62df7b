"""Why this card: true sentences, chosen by the facts that weigh most."""
