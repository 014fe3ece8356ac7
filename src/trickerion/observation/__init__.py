"""What a seat may see as a row of small numbers, for learning programs."""
