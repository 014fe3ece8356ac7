"""Performance: benchmarks, comparison with other engines, instruction counts."""
