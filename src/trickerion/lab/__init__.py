"""The laboratory: simulation, promises put to the test, measurements."""
