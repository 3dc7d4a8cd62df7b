"""Records and Views that are kept: what they were when somebody looked at them is what they must stay."""
