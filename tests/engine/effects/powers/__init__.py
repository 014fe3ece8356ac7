"""Tests of the Powers, one module each."""
