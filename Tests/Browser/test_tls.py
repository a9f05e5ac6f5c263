"""A server with a TLS certificate, without a proxy."""

import socket
import ssl
import subprocess

import pytest
from conftest import Page
from players_server import Server
from playwright.sync_api import expect

NAME = "players.localhost"


def make_certificate(folder, name=NAME, days=1):
    """Creates the files of a certificate and its key."""
    certificate, key = folder / f"{name}.crt", folder / f"{name}.key"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", str(days), "-subj", f"/CN={name}"]
        + ["-addext", f"subjectAltName=DNS:{name}", "-keyout", key, "-out", certificate],
        check=True,
        capture_output=True,
    )
    return certificate, key


@pytest.fixture
def secure(players_binary, tmp_path):
    """A server with TLS."""
    certificate, key = make_certificate(tmp_path)
    server = Server(players_binary, tmp_path, players=8)
    server.certificate = certificate
    server.options = [f"--tls-certificate={certificate}", f"--tls-key={key}", f"--hostname={NAME}"]
    server.url = f"https://127.0.0.1:{server.port}"
    server.start()
    yield server
    server.stop()


@pytest.fixture
def open_secure(browser, secure):
    context = browser.new_context(ignore_https_errors=True)
    pages = []

    def open_secure():
        pages.append(Page(context.new_page(), f"https://{NAME}:{secure.port}/"))
        return pages[-1]

    yield open_secure
    context.close()
    assert [error for page in pages for error in page.errors] == []


def connect(server, **versions):
    """Opens a connection, and verifies the certificate."""
    context = ssl.create_default_context(cafile=server.certificate)
    for name, version in versions.items():
        setattr(context, name, version)
    return context.wrap_socket(socket.create_connection(("127.0.0.1", server.port), 60), server_hostname=NAME)


def answer(server, **versions):
    with connect(server, **versions) as connection:
        connection.sendall(f"GET / HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
        data = b""
        # Without a TLS close alert, reading raises an error.
        while more := connection.recv(1 << 16):
            data += more
    return data.decode("utf-8", "replace")


def test_a_page_over_tls_is_live(secure, open_secure):
    first, second = open_secure(), open_secure()
    cookies = {cookie["name"]: cookie for cookie in first.page.context.cookies()}
    assert cookies["evergreen"]["secure"] and cookies["evergreen"]["httpOnly"]
    before = first.score(1).inner_text()
    first.increment(1)
    expect(first.score(1)).not_to_have_text(before)
    expect(second.score(1)).to_have_text(first.score(1).inner_text())
    with first.reconnecting():
        secure.stop()
        secure.start()
    expect(first.status).to_be_hidden()


def test_a_page_is_complete_and_ends_with_a_close_alert(secure):
    text = answer(secure)
    assert text.startswith("HTTP/1.1 200") and text.rstrip().endswith("</html>")
    assert "; Secure" in text


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_tls_1_2_and_1_3_are_supported(secure, version):
    assert answer(secure, minimum_version=version, maximum_version=version).startswith("HTTP/1.1 200")


@pytest.mark.parametrize(
    "data", [b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\x16\x03\x01\xff\xff" + b"\0" * 100, b"\0" * 5000, b""]
)
def test_invalid_tls_data_closes_only_its_own_connection(secure, data):
    with socket.create_connection(("127.0.0.1", secure.port), 60) as connection:
        connection.sendall(data)
        connection.shutdown(socket.SHUT_WR)
        received = b""
        try:
            while more := connection.recv(1 << 16):
                received += more
        except ConnectionResetError:
            pass
    assert b"HTTP/1.1" not in received
    assert answer(secure).startswith("HTTP/1.1 200")


def test_a_client_that_disconnects_during_the_handshake_is_released(secure):
    descriptors = secure.descriptors
    for length in range(1, 60, 6):
        with socket.create_connection(("127.0.0.1", secure.port), 60) as connection:
            connection.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * length)
    assert answer(secure).startswith("HTTP/1.1 200")
    # The connection of the last response may still be open.
    assert secure.descriptors <= descriptors + 12


def refusal(binary, folder, *options):
    """The error message of a server that fails to start."""
    process = subprocess.run(
        [binary, "--port=0", f"--database={folder}/players.sqlite", "--page-state=none", *options],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert process.returncode != 0
    return " ".join(process.stderr.split())


def test_a_certificate_that_can_not_be_used_is_reported(players_binary, tmp_path):
    certificate, key = make_certificate(tmp_path)
    _, other = make_certificate(tmp_path, "other.localhost")
    empty = tmp_path / "empty.pem"
    empty.write_text("")

    def start(certificate, key):
        return refusal(players_binary, tmp_path, f"--tls-certificate={certificate}", f"--tls-key={key}")

    assert "nowhere.crt" in start(tmp_path / "nowhere.crt", key)
    assert "nowhere.key" in start(certificate, tmp_path / "nowhere.key")
    assert str(empty) in start(empty, key)
    assert str(key) in start(certificate, certificate) or str(certificate) in start(certificate, certificate)
    assert str(other) in start(certificate, other)
    assert "--tls-key" in refusal(players_binary, tmp_path, f"--tls-certificate={certificate}")
    assert "--tls-certificate" in refusal(players_binary, tmp_path, f"--tls-key={key}")
