"""A TCP load balancer in front of several local servers."""

import asyncio
import re
import threading

from players_server import free_port


def round_robin(start, turn):
    """Distributes connections round-robin."""
    return turn


def by_cookie(start, turn):
    """Assigns each browser to one server by its cookie. A request without a cookie may reach any server."""
    cookie = re.search(rb"evergreen=([^;\s]+)", start)
    return sum(cookie[1]) if cookie else turn


def is_socket(start):
    """Whether a connection begins with a WebSocket handshake."""
    return b"upgrade: websocket" in start.lower()


class Balancer:
    """Forwards each connection to the server that `choose` returns, or to the next one that listens.

    `choose` gets the first data from the client and the number of the connection. Its result counts modulo the servers.
    `change` may modify the data in both directions: it gets the data, the number of the server, and whether the server has sent
    it.
    """

    def __init__(self, ports, choose=round_robin, change=None):
        self.ports = ports
        self.choose = choose
        self.change = change or (lambda data, server, is_answer: data)
        self.turn = 0
        # The server of each socket, in order.
        self.sockets = []
        self.writers = set()
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        started = threading.Event()
        self.thread = threading.Thread(target=self.run, args=[started], daemon=True)
        self.thread.start()
        assert started.wait(10)

    def run(self, started):
        asyncio.run(self.listen(started))

    async def listen(self, started):
        self.loop = asyncio.get_running_loop()
        self.end = asyncio.Event()
        server = await asyncio.start_server(self.serve, "127.0.0.1", self.port)
        started.set()
        await self.end.wait()
        server.close()

    def stop(self):
        self.loop.call_soon_threadsafe(self.end.set)
        self.thread.join(10)

    def drop(self):
        """Closes all connections, as a restart of the balancer does."""

        def close():
            for writer in list(self.writers):
                writer.close()

        self.loop.call_soon_threadsafe(close)

    async def serve(self, reader, writer):
        self.writers.add(writer)
        try:
            start = await reader.read(1 << 16)
            if start:
                server, (to_reader, to_writer) = await self.connect(start)
                to_writer.write(self.change(start, server, False))
                await asyncio.gather(
                    self.copy(reader, to_writer, server, False), self.copy(to_reader, writer, server, True)
                )
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self.writers.discard(writer)
            writer.close()

    async def connect(self, start):
        self.turn += 1
        first = self.choose(start, self.turn)
        for offset in range(len(self.ports)):
            server = (first + offset) % len(self.ports)
            try:
                streams = await asyncio.open_connection("127.0.0.1", self.ports[server])
            except OSError:
                continue
            if is_socket(start):
                self.sockets.append(server)
            return server, streams
        raise ConnectionRefusedError("no server listens")

    async def copy(self, reader, writer, server, is_answer):
        try:
            while data := await reader.read(1 << 16):
                writer.write(self.change(data, server, is_answer))
                await writer.drain()
        except OSError:
            pass
        writer.close()
