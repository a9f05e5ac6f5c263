"""The executable: its messages, and how it exits."""

import socket
import sqlite3
import subprocess
import time


def run(binary, *options):
    return subprocess.run([binary, *options], capture_output=True, text=True, timeout=60)


def test_a_port_in_use_is_reported(players_binary, tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = run(players_binary, f"--port={port}", f"--database={tmp_path / 'players.sqlite'}")
    assert result.returncode != 0
    assert f"Port {port}" in result.stderr and "--port" in result.stderr
    assert result.stdout == ""


def test_invalid_options_are_reported(players_binary):
    for options in (["--port=99999"], ["--log-level=loud"], ["--no-such-option"]):
        result = run(players_binary, *options)
        assert result.returncode != 0
        assert "--" in result.stderr


def test_an_unreadable_database_is_reported(players_binary, tmp_path):
    path = tmp_path / "players.sqlite"
    path.write_text("This is no database. " * 100)
    result = run(players_binary, "--port=0", f"--database={path}")
    assert result.returncode != 0
    assert str(path) in result.stderr


def test_a_locked_database_is_reported(players_binary, tmp_path):
    path = tmp_path / "players.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE other (id INTEGER)")
    connection.commit()
    connection.execute("BEGIN EXCLUSIVE")
    result = run(players_binary, "--port=0", f"--database={path}")
    connection.close()
    assert result.returncode != 0
    assert str(path) in result.stderr and "locked" in result.stderr and "--database" in result.stderr


def test_a_folder_that_can_not_be_created_is_reported(players_binary, tmp_path):
    path = tmp_path / "no" / "such" / "players.sqlite"
    (tmp_path / "no").write_text("a file where a folder should be")
    result = run(players_binary, "--port=0", f"--database={path}")
    assert result.returncode != 0
    assert result.stderr.strip()


def test_the_server_stops_with_open_pages(server, open_page):
    pages = [open_page(server) for _ in range(3)]
    # A connection without a request must not delay the shutdown.
    with socket.create_connection(("127.0.0.1", server.port)):
        time.sleep(0.1)
        server.stop()
    assert pages
