"""The HTTP routes and the table socket."""
