"""A balancer in front of several servers on this machine, which passes on connections as they are."""

import asyncio
import re
import threading

from players_server import free_port


def in_turn(start, turn):
    """Sends each connection to another server than the one before."""
    return turn


def by_cookie(start, turn):
    """Sends each browser to one server. A browser without a cookie gets one from a server, which need not be the same."""
    cookie = re.search(rb"evergreen=([^;\s]+)", start)
    return sum(cookie[1]) if cookie else turn


def is_socket(start):
    """Whether a connection begins with the handshake of a WebSocket."""
    return b"upgrade: websocket" in start.lower()


class Balancer:
    """Passes each connection on to the server that a function chooses; to another one if that does not listen.

    The function gets what the client has sent first, and the number of the connection. Its answer counts modulo the servers.
    Another function may change what clients and servers have sent: it gets that, the number of the server, and whether the server
    has sent it.
    """

    def __init__(self, ports, choose=in_turn, change=None):
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
        """Ends all connections, as a balancer does that is restarted."""

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
