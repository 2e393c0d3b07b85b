"""What a play is worth later: the weights, and the majorities that can be foreseen."""
