"""The documentation site: what `mkdocs build` needs besides `docs/` and `mkdocs.yml`."""
