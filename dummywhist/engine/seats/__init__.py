"""What leaves the table: proposals and answers, public facts, what one seat gets, what the table's owner may do."""
