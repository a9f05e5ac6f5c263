"""The app behind the proxies in Documentation/Deployment.md, with the documented configurations."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import contextmanager

import pytest
from conftest import Page
from players_server import ROOT, Server, free_port
from playwright.sync_api import expect

# Browsers resolve its names to this machine.
NAME = "players.localhost"


def documented(title):
    """The configuration below a heading of the article."""
    article = (ROOT / "Documentation" / "Deployment.md").read_text()
    return re.search(rf"### {title}\n.*?```text\n(.*?)```", article, re.DOTALL)[1]


def make_certificate(folder):
    """Creates a certificate and its key, in separate files and in a combined one."""
    certificate, key, both = (folder / name for name in ["players.crt", "players.key", "players.pem"])
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
        + ["-keyout", key, "-out", certificate],
        check=True,
        capture_output=True,
    )
    both.write_text(certificate.read_text() + key.read_text())
    return both, key


def configured(title, replacements):
    """A documented configuration with replaced names, ports and files."""
    text = documented(title)
    for old, new in replacements.items():
        assert old in text
        text = text.replace(old, str(new))
    return text


def nginx(folder, port, server_port):
    certificate, key = make_certificate(folder)
    text = configured(
        "nginx",
        {
            "listen 443": f"listen 127.0.0.1:{port}",
            "127.0.0.1:8080": f"127.0.0.1:{server_port}",
            "players.example.org": NAME,
            "/etc/ssl/players.pem": certificate,
            "/etc/ssl/players.key": key,
        },
    )
    kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{text}}}\n"
    )
    return ["nginx", "-e", folder / "nginx.log", "-p", folder, "-c", configuration]


def nginx_below(folder, port, server_port, path, target):
    """The documented configuration, with the app at a base path."""
    command = nginx(folder, port, server_port)
    configuration = folder / "nginx.conf"
    text = configuration.read_text()
    for old, new in {"location / {": f"location {path} {{", "http://players;": f"http://players{target};"}.items():
        assert old in text
        text = text.replace(old, new)
    configuration.write_text(text)
    return command


def nginx_passing_path(folder, port, server_port):
    return nginx_below(folder, port, server_port, "/players/", "")


def nginx_stripping_path(folder, port, server_port):
    return nginx_below(folder, port, server_port, "/players/", "/")


def haproxy(folder, port, server_port):
    certificate, _ = make_certificate(folder)
    text = configured(
        "HAProxy",
        {
            "bind :443": f"bind 127.0.0.1:{port}",
            "127.0.0.1:8080": f"127.0.0.1:{server_port}",
            "/etc/ssl/players.pem": certificate,
        },
    )
    configuration = folder / "haproxy.cfg"
    configuration.write_text(text)
    return ["haproxy", "-db", "-f", configuration]


def program(name):
    """The path of an executable that may be in a directory for root."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")


def wait_until_listening(port, process):
    deadline = time.monotonic() + 10
    while True:
        assert process.poll() is None, "the proxy has ended"
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "the proxy does not listen"
            time.sleep(0.02)


@contextmanager
def behind(proxy, binary, folder, options=()):
    """Yields a server, and the port of a proxy in front of it."""
    server = Server(binary, folder, players=8)
    server.options = [f"--hostname={NAME}", "--trusted-proxy=127.0.0.1", *options]
    server.start()
    port = free_port()
    name, *arguments = proxy(folder, port, server.port)
    assert program(name), f"there is no {name}"
    with open(folder / "proxy.txt", "w") as log:
        process = subprocess.Popen([program(name), *arguments], stdout=log, stderr=log)
    try:
        wait_until_listening(port, process)
        yield server, port
        server.stop()
    finally:
        process.terminate()
        process.wait(timeout=60)


@pytest.fixture(params=[nginx, haproxy], ids=["nginx", "haproxy"])
def proxied(request, players_binary, tmp_path):
    with behind(request.param, players_binary, tmp_path) as proxied:
        yield proxied


@pytest.fixture
def open_proxied(browser):
    context = browser.new_context(ignore_https_errors=True)
    pages = []

    def open_proxied(port, path=""):
        pages.append(Page(context.new_page(), f"https://{NAME}:{port}{path}"))
        return pages[-1]

    yield open_proxied
    context.close()
    assert [error for page in pages for error in page.errors] == []


def answer(port, headers, source="127.0.0.1"):
    """The response to a request over TLS."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    with context.wrap_socket(socket.create_connection(("127.0.0.1", port), source_address=(source, 0))) as connection:
        connection.sendall(f"GET / HTTP/1.1\r\n{headers}Connection: close\r\n\r\n".encode())
        data = b""
        while more := connection.recv(1 << 16):
            data += more
    return data.decode("utf-8", "replace")


def test_a_page_behind_a_proxy_is_live(proxied, open_proxied):
    server, port = proxied
    first, second = open_proxied(port), open_proxied(port)
    cookies = {cookie["name"]: cookie for cookie in first.page.context.cookies()}
    assert cookies["evergreen"]["secure"] and cookies["evergreen"]["httpOnly"]
    # Set by the page's script.
    assert cookies["evergreen-traits"]["secure"]
    before = first.score(1).inner_text()
    first.increment(1)
    expect(first.score(1)).not_to_have_text(before)
    expect(second.score(1)).to_have_text(first.score(1).inner_text())


def test_a_page_behind_a_proxy_reconnects_after_a_restart(proxied, open_proxied):
    server, port = proxied
    page = open_proxied(port)
    with page.reconnecting():
        server.stop()
        server.start()
    expect(page.status).to_be_hidden()
    before = page.score(1).inner_text()
    page.increment(1)
    expect(page.score(1)).not_to_have_text(before)


def test_other_host_names_are_rejected_behind_a_proxy(proxied):
    _, port = proxied
    assert answer(port, f"Host: {NAME}:{port}\r\n").startswith("HTTP/1.1 200")
    assert answer(port, "Host: evil.example\r\n").startswith("HTTP/1.1 421")


def test_the_log_contains_the_client_address_from_the_proxy(proxied):
    server, port = proxied
    # The client's own header value precedes the one that the proxy appends.
    answer(port, "Host: evil.example\r\nX-Forwarded-For: 192.0.2.7\r\n", source="127.0.0.5")
    lines = [line for line in server.log.read_text().splitlines() if "evil.example" in line]
    assert len(lines) == 1 and "address=127.0.0.5" in lines[0], lines


@pytest.mark.parametrize(
    "proxy, options",
    [(nginx_passing_path, ["--base-path=/players"]), (nginx_stripping_path, [])],
    ids=["passed on", "stripped"],
)
def test_a_page_below_a_base_path_is_live(proxy, options, players_binary, open_proxied, tmp_path):
    with behind(proxy, players_binary, tmp_path, options) as (server, port):
        page = open_proxied(port, "/players/")
        before = page.score(1).inner_text()
        page.increment(1)
        expect(page.score(1)).not_to_have_text(before)
        with page.reconnecting():
            server.stop()
            server.start()
        expect(page.status).to_be_hidden()
        # Its symbols load, too.
        symbols = page.page.evaluate("[...document.querySelectorAll('use')].map((use) => use.href.baseVal)")
        found = page.page.evaluate(
            "(all) => Promise.all(all.map(async (one) => (await fetch(one)).ok))", sorted(set(symbols))
        )
        assert found and all(found), symbols
        page.page.goto(f"https://{NAME}:{port}/players")
        expect(page.score(1)).to_be_visible()
