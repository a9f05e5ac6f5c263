"""A client of the page's protocol over raw sockets, which can also violate the protocol.

It has no dependencies outside of Python's standard library.
"""

import base64
import json
import os
import re
import socket
import struct
import time

from page_model import PageModel


# The default timeout in seconds, long enough for a busy machine.
TIMEOUT = 60


class Closed(Exception):
    """The server has closed the connection. Has the code of its close frame, if there was one."""

    def __init__(self, code=None):
        super().__init__(code)
        self.code = code


def frame(payload, opcode=1, fin=True, reserved=0, mask=b"\0\0\0\0", length=None):
    """The bytes of a WebSocket frame. Without a mask, and with a wrong length, it is invalid."""
    if isinstance(payload, str):
        payload = payload.encode("utf-8", "surrogatepass")
    size = len(payload) if length is None else length
    bits = 0x80 if mask is not None else 0
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    if size < 126:
        head += bytes([bits | size])
    elif size < 1 << 16:
        head += bytes([bits | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bits | 127]) + struct.pack(">Q", size)
    if mask is None:
        return head + payload
    if any(mask):
        payload = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
    return head + mask + payload


class Connection:
    """A TCP connection to a server, from an address of the loopback network."""

    def __init__(self, port, source="127.0.0.1", timeout=TIMEOUT):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout, source_address=(source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def send(self, data):
        try:
            self.socket.sendall(data)
        except OSError as error:
            raise Closed() from error

    def fill(self):
        try:
            data = self.socket.recv(1 << 18)
        except TimeoutError:
            raise
        except OSError as error:
            raise Closed() from error
        if not data:
            raise Closed()
        self.buffer += data

    def take(self, count):
        while len(self.buffer) < count:
            self.fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def read_all(self, timeout=5):
        """Reads until the server closes the connection, or nothing arrives for some seconds."""
        self.socket.settimeout(timeout)
        try:
            while True:
                self.fill()
        except (Closed, TimeoutError):
            return self.buffer

    def read_answer(self):
        """Reads one HTTP response. Returns its head and its body."""
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        head = head.decode("latin-1")
        length = re.search(r"(?i)^content-length: (\d+)", head, re.MULTILINE)
        return head, self.take(int(length[1])) if length else b""

    def close(self):
        self.socket.close()

    @property
    def is_closed(self):
        """Whether the server has closed the connection."""
        self.socket.settimeout(0.01)
        try:
            self.fill()
            return self.is_closed
        except TimeoutError:
            return False
        except Closed:
            return True
        finally:
            self.socket.settimeout(TIMEOUT)

    # WebSocket

    def upgrade(self, port, cookie, headers=None, behind=b""):
        """Requests an upgrade to the page's WebSocket, followed by more data. Returns the head of the response."""
        fields = {
            "Host": f"127.0.0.1:{port}",
            "Origin": f"http://127.0.0.1:{port}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Cookie": f"evergreen={cookie}",
            **(headers or {}),
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items() if value is not None)
        self.send(f"GET /_evergreen/live HTTP/1.1\r\n{lines}\r\n".encode() + behind)
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        return head.decode("latin-1")

    def read_frame(self):
        """Reads the text of the next message. Raises `Closed` for a close frame."""
        while True:
            first, second = self.take(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.take(8))
            payload = self.take(size)
            opcode = first & 0x0F
            assert not first & 0x40 or opcode == 1, "only texts are compressed"
            if opcode == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None)
            if opcode == 1:
                return self.text_of(payload, is_compressed=bool(first & 0x40))
            if opcode == 10:
                return "pong " + payload.decode("latin-1")

    def text_of(self, payload, is_compressed):
        """The decoded text of a frame."""
        return payload.decode()

    def end(self):
        """Reads until the end. Returns the code of the close frame, or None."""
        try:
            while True:
                self.read_frame()
        except Closed as closed:
            return closed.code


class Page:
    """A tab of a browser: its session, its socket and its content."""

    def __init__(self, port, source="127.0.0.1", cookie=None, previous=None, timeout=TIMEOUT):
        """Requests the page, with the token of a previous session if there is one."""
        self.port = port
        self.source = source
        connection = Connection(port, source, timeout)
        cookies = f"Cookie: evergreen={cookie}\r\n" if cookie else ""
        sessions = f"Evergreen-Session: {previous}\r\n" if previous else ""
        fields = f"Host: 127.0.0.1:{port}\r\n{cookies}{sessions}Connection: close\r\n"
        connection.send(f"GET / HTTP/1.1\r\n{fields}\r\n".encode())
        self.head, body = connection.read_answer()
        connection.close()
        self.status = int(self.head.split()[1])
        text = body.decode()
        token = re.search(r'data-session="([^"]+)"', text)
        self.token = token[1] if token else None
        # The description of the page with which a process that does not know its session can continue it.
        self.script = (re.search(r'src="([^"]*/page\.js)"', text) or [None, ""])[1]
        self.user = (re.search(r'data-user="([^"]*)"', text) or [None, ""])[1]
        given = re.search(r"(?i)set-cookie: evergreen=([^;]+)", self.head)
        self.cookie = cookie or (given and given[1])
        self.model = PageModel(text) if self.token else None
        # A page that does not apply frames keeps its first content.
        self.applies = True
        self.frame = 0
        self.event = 0
        self.answered = 0
        self.redraws = 0
        self.bytes = 0
        self.connection = None
        self.pings = 0
        self.pong = ""

    @property
    def about(self):
        """The items of a hello after the token and the frame."""
        return ["", self.script, self.user]

    def connect(self, cookie=None, token=None, frame=None, about=()):
        """Opens the socket and sends a hello. Raises `Closed` if the server rejects it."""
        self.connection = Connection(self.port, self.source)
        head = self.connection.upgrade(self.port, cookie or self.cookie)
        if not head.startswith("HTTP/1.1 101"):
            raise Closed(int(head.split()[1]))
        self.frame = self.frame if frame is None else frame
        self.post(["h", self.token if token is None else token, self.frame, *about])
        self.read()
        return self

    def post(self, message):
        text = message if isinstance(message, str) else json.dumps(message, separators=(",", ":"))
        self.connection.send(frame(text))

    def send(self, element, name, *value):
        """Sends an event. Returns its number."""
        self.event += 1
        self.post(["e", self.event, element, name, *value])
        return self.event

    def read(self, acknowledges=True):
        """Reads and applies one frame. Returns its operations."""
        text = self.connection.read_frame()
        self.bytes += len(text)
        if text.startswith("pong "):
            self.pong = text
            return []
        number, event, *rest = json.loads(text)
        self.answered = max(self.answered, event)
        operations = rest[0] if rest else []
        if number == 0:
            return []
        is_whole = any(operation[0] == "w" for operation in operations)
        if operations and operations[0][0] == "g":
            # It begins another session, which has received no events.
            self.token, self.event, self.answered = operations[0][1], 0, 0
        assert number == self.frame + 1 or is_whole, f"frame {number} after frame {self.frame}"
        self.redraws += is_whole
        for operation in operations if self.applies else []:
            self.model.apply(operation)
        self.frame = number
        if acknowledges:
            self.post(["k", number])
        return operations

    def wait(self, condition, timeout=TIMEOUT, what="the expected change"):
        """Reads frames until a condition holds. Fails after the timeout."""
        deadline = time.monotonic() + timeout
        while not condition():
            left = deadline - time.monotonic()
            assert left > 0, f"{what} did not arrive within {timeout} s"
            self.connection.socket.settimeout(left)
            try:
                self.read()
            except TimeoutError:
                pass
        self.connection.socket.settimeout(TIMEOUT)

    def catch_up(self, timeout=TIMEOUT):
        """Reads until the server has handled all sent messages, including everything that it has sent by then."""
        self.pings += 1
        expected = f"pong {self.pings}"
        self.connection.send(frame(str(self.pings), opcode=9))
        self.wait(lambda: self.pong == expected, timeout, "the pong")

    def showing(self, player):
        """Waits until the page shows a player: after a slow fetch, the rows arrive after the first render."""
        self.wait(lambda: self.score(player) is not None, what=f"player {player}")
        return self

    def score(self, player):
        """The shown score of a player; None if the page does not show the player."""
        text = self.model.text(f"score-{player}")
        return text and int(re.sub(r"[^\d-]", "", text.replace("\u2212", "-")))

    def stepper(self, player):
        """The element id of the stepper of a player's score, once it is shown."""
        self.showing(player)
        node = next(n for n in self.model.root.descendants() if n.attributes.get("data-testid") == f"score-{player}")
        while node.attributes.get("role") != "group":
            node = node.parent
        return int(node.id[1:])

    def tap_to_frame(self, player):
        """Adds points, and waits until the page shows them. Returns the elapsed time in seconds."""
        before = self.showing(player).score(player)
        stepper = self.stepper(player)
        started = time.perf_counter()
        self.send(stepper, "increment")
        self.wait(lambda: self.score(player) != before, what="the new score")
        return time.perf_counter() - started

    def leave(self):
        """Leaves the page, as when its tab is closed."""
        if self.connection is None:
            return
        try:
            self.post(["b"])
        except Closed:
            pass
        self.connection.close()
        self.connection = None
