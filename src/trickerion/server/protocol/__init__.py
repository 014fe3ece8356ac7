"""The wire protocol: messages, request bodies, and the schemas generated from them."""
