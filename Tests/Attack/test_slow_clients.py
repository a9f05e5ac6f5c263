"""Clients that send or read so slowly that they occupy a connection, and servers without file descriptors."""

import os
import resource
import socket
import time

import pytest
from conftest import takes_long
from raw_client import Closed, Connection, Page, frame


def host(server):
    return f"Host: 127.0.0.1:{server.port}\r\n"


def drip(connection, data, seconds):
    """Sends data slowly until the server closes the connection. Returns the elapsed time and what was received."""
    started = time.monotonic()
    while time.monotonic() - started < seconds:
        time.sleep(0.5)
        try:
            connection.send(data)
        except Closed:
            break
        if connection.is_closed:
            break
    return time.monotonic() - started, connection.buffer


@takes_long
def test_a_slow_body_times_out(server, witness):
    connection = Connection(server.port, "127.0.0.120")
    connection.send(f"POST / HTTP/1.1\r\n{host(server)}Content-Length: 60000\r\n\r\n".encode())
    time_taken, answer = drip(connection, b"x", 30)
    assert time_taken < 20
    assert answer.count(b"HTTP/1.1 ") == 1


@takes_long
def test_a_slow_head_times_out(server, witness):
    first = Connection(server.port, "127.0.0.121")
    first.send(b"GET / HTTP/1.1\r\n")
    time_taken, answer = drip(first, b"A: b\r\n", 30)
    assert time_taken < 20
    assert answer.count(b"HTTP/1.1 2") == 0


@takes_long
def test_a_slow_head_after_another_request_times_out(server, witness):
    second = Connection(server.port, "127.0.0.122")
    second.send(f"HEAD / HTTP/1.1\r\n{host(server)}\r\n".encode())
    time.sleep(0.5)
    time_taken, answer = drip(second, b"A", 80)
    assert time_taken < 70
    assert answer.count(b"HTTP/1.1 2") == 1


def test_a_long_body_is_refused(server, witness):
    connection = Connection(server.port, "127.0.0.123")
    connection.send(f"POST / HTTP/1.1\r\n{host(server)}Content-Length: 500000000\r\n\r\n".encode())
    sent = 0
    try:
        while sent < 100_000_000:
            connection.send(b"x" * 100_000)
            sent += 100_000
    except Closed:
        pass
    assert sent < 20_000_000
    assert connection.read_all().count(b"HTTP/1.1 ") <= 1


def deaf_socket(server, source):
    """A connection with a minimal receive buffer, so that the server's writes block soon."""
    connection = Connection.__new__(Connection)
    connection.socket = socket.socket()
    connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.socket.bind((source, 0))
    connection.socket.connect(("127.0.0.1", server.port))
    connection.buffer = b""
    return connection


@takes_long
def test_a_client_that_reads_no_responses_is_disconnected(server, witness):
    path = "/" + "x" * 100
    deaf = deaf_socket(server, "127.0.0.124")
    request = f"GET {path} HTTP/1.1\r\n{host(server)}\r\n".encode()
    started = time.monotonic()
    deaf.socket.settimeout(1)
    closed = False
    while not closed and time.monotonic() - started < 100:
        try:
            deaf.socket.sendall(request * 100)
        except TimeoutError:
            pass
        except OSError:
            closed = True
    assert closed


@takes_long
def test_a_page_that_reads_no_frames_is_disconnected(server, witness):
    page = Page(server.port, source="127.0.0.125")
    page.connection = deaf_socket(server, "127.0.0.125")
    page.connection.upgrade(server.port, page.cookie)
    page.post(["h", page.token, -1])
    for index in range(100):
        server.execute(f"UPDATE player SET score = score + {index}, name = '{'Long ' * 2000}{index}'")
        time.sleep(0.05)
    deadline = time.monotonic() + 100
    # It keeps sending.
    while True:
        assert time.monotonic() < deadline, "a page that reads nothing keeps its socket"
        time.sleep(1)
        try:
            page.connection.send(frame('["p"]'))
        except Closed:
            break


def processor_time(server):
    fields = open(f"/proc/{server.process.pid}/stat").read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_server_without_descriptors_pauses_accepting(server, witness):
    before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (server.descriptors, before[1]))
    waiting = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
    started = processor_time(server)
    time.sleep(3)
    used = processor_time(server) - started
    print(f"\nwithout descriptors: {used / 3:.0%} of a core")
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, before)
    # It does not spin, open connections continue, and it accepts new ones by itself.
    assert used < 1
    witness.measure()
    deadline = time.monotonic() + 60
    while True:
        try:
            assert Page(server.port, timeout=2).status == 200
            break
        except (Closed, TimeoutError):
            assert time.monotonic() < deadline, "no page can be opened"
    for connection in waiting:
        connection.close()
