"""Research tools: simulation, the arena, ratings, training, invariant checks, benchmarks."""
