"""HTTP connections and WebSockets: uvicorn with time, memory and connection limits."""
