"""Buffers of callers, such as numpy arrays, that the engine writes numbers into."""


def writable(buffer: object, formats: str, size: int) -> memoryview:
    """The bytes of a writable one-dimensional buffer of `size` items in one of the formats of the
    struct module; a ValueError says what is wrong with another one."""
    row = memoryview(buffer)  # type: ignore[arg-type]
    if row.readonly:
        raise ValueError("buffer: it is read-only")
    if row.ndim != 1 or row.format not in formats or len(row) != size:
        found = " x ".join([str(length) for length in row.shape or ()])
        raise ValueError(
            f"buffer: {size} items of format {' or '.join(formats)} are needed, not {found} of "
            f"{row.format}"
        )
    if not row.c_contiguous:
        raise ValueError("buffer: its items must lie side by side in memory")
    return row.cast("B")
