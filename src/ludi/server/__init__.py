"""The house where people meet: tables, played over HTTP and WebSocket."""
