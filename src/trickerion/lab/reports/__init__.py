"""Statistics, tables and charts of the results."""
