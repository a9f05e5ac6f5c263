"""Faults of the machine that runs a Players app: it is killed, and its file, its disk and its file descriptors fail.

In each case the page shows the user a readable error, everything that does not need the failing part continues, and the app
recovers by itself when the fault is gone.
"""

import os
import random
import re
import resource
import shutil
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
from players_server import Server, product
from raw_client import Closed, Page

IS_FULL = os.environ.get("EVERGREEN_FAULTS", "short") == "full"
SEED = int(os.environ.get("EVERGREEN_SEED") or random.randrange(1 << 32))
KILLS = int(os.environ.get("EVERGREEN_KILLS") or (100 if IS_FULL else 5))


@pytest.fixture
def rng(request):
    print(f"\nseed {SEED} (EVERGREEN_SEED)")
    return random.Random(f"{SEED} {request.node.name}")


def run_server(folder, log_level):
    server = Server(product("Players"), folder, players=8, log_level=log_level).start()
    yield server
    if server.process:
        server.stop()


@pytest.fixture
def server(tmp_path):
    yield from run_server(tmp_path, log_level="critical")


@pytest.fixture
def page(server):
    page = Page(server.port).connect().showing(1)
    yield page
    page.leave()


def shows(page, text):
    """Whether the page shows a text."""
    return text in page.model.root.text


def press(page, title):
    """Presses the last button with a title, which is in the topmost dialog."""
    for node in reversed(list(page.model.root.descendants())):
        if node.tag == "button" and (node.text.strip() == title or node.attributes.get("aria-label") == title):
            while not node.is_element:
                node = node.parent
            page.send(int(node.id[1:]), "tap")
            return
    raise AssertionError(f"no button {title!r}")


def check_that_writes_fail_readably(page, player, text, timeout=60):
    """Checks that a failed write shows an alert with the reason, and that the page can be used after it is dismissed."""
    before = page.score(player)
    page.send(page.stepper(player), "increment")
    page.wait(lambda: shows(page, "The players could not be changed"), timeout, "the alert")
    assert shows(page, text), page.model.root.text
    assert page.score(player) == before
    press(page, "OK")
    page.wait(lambda: not shows(page, "The players could not be changed"), what="the dismissal of the alert")


def test_a_kill_during_writes_loses_nothing_that_a_page_has_shown(server, rng):
    restarts = []
    for _ in range(KILLS):
        page = Page(server.port).connect()
        player = rng.choice(server.sql("SELECT id FROM player"))[0]
        stepper = page.stepper(player)
        shown = page.score(player)
        end = time.monotonic() + rng.uniform(0.02, 0.3)
        while time.monotonic() < end:
            for _ in range(rng.randrange(1, 6)):
                page.send(stepper, "increment")
            page.connection.socket.settimeout(0.01)
            try:
                while True:
                    page.read()
                    shown = max(shown, page.score(player) or shown)
            except TimeoutError:
                pass
        server.kill()
        # Frames that had arrived before the kill count as shown.
        page.connection.socket.settimeout(1)
        try:
            while True:
                page.read(acknowledges=False)
                shown = max(shown, page.score(player) or shown)
        except (Closed, TimeoutError):
            pass
        page.connection.close()
        assert server.sql("PRAGMA integrity_check") == [("ok",)]
        assert server.sql(f"SELECT score FROM player WHERE id = {player}")[0][0] >= shown
        started = time.monotonic()
        server.start()
        restarts.append(time.monotonic() - started)
        # The page's session is lost: the page requests a new one, as the script does.
        with pytest.raises(Closed) as closed:
            page.connect()
        assert closed.value.code == 4404
    print(f"\n{KILLS} kills; the median restart took {sorted(restarts)[len(restarts) // 2]:.2f} s")


def test_writes_fail_readably_while_the_database_is_locked(server, page):
    other = sqlite3.connect(server.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    # Pages remain available.
    assert Page(server.port).status == 200
    check_that_writes_fail_readably(page, 1, "locked")
    other.execute("ROLLBACK")
    other.close()
    page.tap_to_frame(1)


def test_a_short_lock_only_delays_writes(server, page):
    other = sqlite3.connect(server.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    before = page.score(1)
    page.send(page.stepper(1), "increment")
    # The rest of the page continues in the meantime.
    press(page, "Settings")
    page.wait(lambda: any(node.tag == "dialog" for node in page.model.root.descendants()), what="the sheet")
    assert page.score(1) == before
    other.execute("COMMIT")
    other.close()
    page.wait(lambda: page.score(1) != before, what="the delayed write")


def test_dropped_tables_are_reported_until_a_backup_is_restored(server, page):
    backup = sqlite3.connect(":memory:")
    source = sqlite3.connect(server.database)
    source.backup(backup)
    source.close()
    server.execute("DROP TABLE player")
    page.wait(lambda: shows(page, "The players can't be read"), what="the error")
    assert shows(page, "no such table: player"), page.model.root.text
    assert Page(server.port).status == 200
    # Another process restores the backup with SQLite's backup API.
    target = sqlite3.connect(server.database, timeout=10)
    backup.backup(target)
    target.close()
    page.wait(lambda: page.score(1) is not None, what="the players")
    page.tap_to_frame(1)


def test_a_restored_backup_is_shown(server, page):
    backup = sqlite3.connect(":memory:")
    source = sqlite3.connect(server.database)
    source.backup(backup)
    source.close()
    before = page.score(1)
    for _ in range(3):
        page.tap_to_frame(1)
    target = sqlite3.connect(server.database, timeout=10)
    backup.backup(target)
    target.close()
    page.wait(lambda: page.score(1) == before, what="the contents of the backup")
    page.tap_to_frame(1)


def files(server):
    """The database file with SQLite's write-ahead log and shared memory."""
    paths = [server.database.with_name(server.database.name + suffix) for suffix in ["", "-wal", "-shm"]]
    return [path for path in paths if path.exists()]


@pytest.fixture
def logging_server(tmp_path):
    """A server that logs errors."""
    yield from run_server(tmp_path, log_level="error")


def check_that_the_loss_is_reported(server, page, words):
    """Checks that the page reports the lost file, that a write fails readably, and that the log names the file."""
    page.wait(lambda: shows(page, "The players can't be read"), what="the error")
    assert shows(page, words), page.model.root.text
    press(page, "Add player")
    page.wait(lambda: shows(page, "The players could not be changed"), what="the alert")
    press(page, "OK")
    page.wait(lambda: not shows(page, "The players could not be changed"), what="the dismissal of the alert")
    lines = [line for line in server.log.read_text().splitlines() if words in line]
    assert len(lines) == 1, server.log.read_text()
    assert str(server.database) in lines[0]
    new = Page(server.port).connect()
    new.wait(lambda: shows(new, words), what="the same error on a new page")
    new.leave()


def test_a_write_to_a_deleted_file_is_not_acknowledged(server, page):
    shown = page.score(1)
    paths = files(server)
    # The deletion or the tap may be handled first.
    page.send(page.stepper(1), "increment")
    for path in paths:
        path.unlink()
    page.send(page.stepper(1), "increment")
    page.wait(lambda: shows(page, "The players can't be read"), what="the error")
    assert page.score(1) in (None, shown, shown + 1)


def test_a_deleted_file_is_reported(logging_server):
    page = Page(logging_server.port).connect()
    page.tap_to_frame(1)
    for path in files(logging_server):
        path.unlink()
    check_that_the_loss_is_reported(logging_server, page, "was deleted or moved while it was open")
    page.leave()
    # No acknowledged write is lost. After a restart the app creates a new file.
    logging_server.stop()
    logging_server.start()
    again = Page(logging_server.port).connect()
    again.tap_to_frame(1)
    again.leave()


def test_a_file_that_is_replaced_by_a_backup_is_reported(logging_server):
    page = Page(logging_server.port).connect()
    backup = logging_server.database.with_name("backup.sqlite")
    source, target = sqlite3.connect(logging_server.database), sqlite3.connect(backup)
    source.backup(target)
    source.close()
    target.close()
    kept = page.showing(1).score(1)
    page.tap_to_frame(1)
    backup.rename(logging_server.database)
    check_that_the_loss_is_reported(logging_server, page, "was replaced by another one while it was open")
    page.leave()
    # The write-ahead log of the previous file is empty, so that it is not applied to the backup.
    logging_server.kill()
    logging_server.start()
    again = Page(logging_server.port).connect().showing(1)
    assert again.score(1) == kept
    assert logging_server.sql("PRAGMA integrity_check") == [("ok",)]
    again.tap_to_frame(1)
    again.leave()


def test_a_file_that_is_moved_away_and_back_recovers(logging_server):
    page = Page(logging_server.port).connect()
    page.tap_to_frame(1)
    shown = page.score(1)
    away = logging_server.database.with_name("away")
    away.mkdir()
    paths = files(logging_server)
    for path in paths:
        path.rename(away / path.name)
    check_that_the_loss_is_reported(logging_server, page, "was deleted or moved while it was open")
    for path in paths:
        (away / path.name).rename(path)
    page.wait(lambda: page.score(1) == shown, what="the players")
    page.tap_to_frame(1)
    assert logging_server.sql("SELECT score FROM player WHERE id = 1") == [(page.score(1),)]
    page.leave()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")
def test_writes_fail_readably_while_the_disk_is_full(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True, text=True)
    if mounted.returncode:
        pytest.skip(f"a small disk can't be mounted: {mounted.stderr.strip()}")
    server = Server(product("Players"), disk, players=8, log_level="critical")
    # The log is on another disk.
    server.log = tmp_path / "log.txt"
    try:
        server.start()
        page = Page(server.port).connect()
        page.tap_to_frame(1)
        filler = disk / "filler"
        with open(filler, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                pass
        for _ in range(300):
            page.send(page.stepper(1), "increment")
            page.catch_up()
            if shows(page, "The players could not be changed"):
                break
            time.sleep(0.02)
        page.wait(lambda: shows(page, "The players could not be changed"), what="the alert")
        assert shows(page, "full"), page.model.root.text
        press(page, "OK")
        page.wait(lambda: not shows(page, "The players could not be changed"), what="the dismissal of the alert")
        assert Page(server.port).status == 200
        filler.unlink()
        page.tap_to_frame(1)
        page.leave()
        assert server.sql("PRAGMA integrity_check") == [("ok",)]
    finally:
        if server.process:
            server.stop()
        subprocess.run(["umount", disk], check=True)


def damage(path, start, length):
    with open(path, "r+b") as file:
        file.seek(start)
        file.write(os.urandom(length))


def test_a_damaged_file_does_not_end_the_process(server, page):
    backup = server.database.with_name("backup.sqlite")
    server.sql("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(server.database, backup)
    size = server.database.stat().st_size
    damage(server.database, 4096, size - 4096)
    page.send(page.stepper(1), "increment")
    page.catch_up()
    # The process keeps running and responds.
    assert server.is_running
    assert Page(server.port).status == 200
    assert page.model.root.text
    server.kill()
    shutil.copy(backup, server.database)
    for suffix in ["-wal", "-shm"]:
        server.database.with_name(server.database.name + suffix).unlink(missing_ok=True)
    server.start()
    again = Page(server.port).connect()
    again.tap_to_frame(1)
    again.leave()


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("not a database", ["not an SQLite database, or it is damaged", "--database"]),
        ("a folder", ["can't be used", "--database"]),
        ("no folder", ["Check that its folder exists", "--database"]),
    ],
)
def test_a_file_that_can_not_be_opened_ends_the_process_with_a_message(tmp_path, fault, words):
    path = tmp_path / "players.sqlite"
    if fault == "not a database":
        path.write_bytes(os.urandom(8192))
    elif fault == "a folder":
        path.mkdir()
    else:
        path = tmp_path / "missing" / "players.sqlite"
    run = subprocess.run(
        [product("Players"), "--port=0", f"--database={path}"], capture_output=True, text=True, timeout=60
    )
    assert run.returncode not in (0, None) and run.returncode > 0, run
    for word in words:
        assert word in run.stderr, run.stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may start a program as another user")
@pytest.mark.parametrize("end", [Server.stop, Server.kill])
def test_a_read_only_file_ends_the_process_with_a_message(tmp_path, end):
    # A folder that is accessible to another user, unlike those of pytest.
    with tempfile.TemporaryDirectory() as outside:
        Path(outside).chmod(0o755)
        folder = Path(outside) / "data"
        folder.mkdir()
        server = Server(product("Players"), folder, players=8)
        server.log = tmp_path / "log.txt"
        # A killed server leaves its write-ahead log.
        end(server.start())
        program = shutil.copy(product("Players"), outside)
        for path in folder.iterdir():
            path.chmod(0o444)
        folder.chmod(0o555)
        run = subprocess.run(
            [program, "--port=0", f"--database={server.database}"],
            user=65534,
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert run.returncode > 0, run
    assert "Make the file and its folder writable" in run.stderr, run.stderr


def test_a_server_recovers_from_exhausted_descriptors(server, page):
    before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    # The limit applies to the descriptor's number: free ones below it are still available.
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (server.lowest_free_descriptor, before[1]))
    # New connections fail.
    with pytest.raises((Closed, TimeoutError)):
        Page(server.port, timeout=2)
    # Open connections continue.
    page.tap_to_frame(1)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, before)
    deadline = time.monotonic() + 60
    while True:
        try:
            assert Page(server.port).status == 200
            break
        except (Closed, TimeoutError):
            assert time.monotonic() < deadline, "no page can be opened"
            time.sleep(0.2)
    page.tap_to_frame(1)


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
@pytest.mark.parametrize("hours", [-48, 48])
def test_changes_of_the_wall_clock_have_no_effect(tmp_path, hours):
    library = tmp_path / "wall_clock.so"
    source = Path(__file__).parent / "wall_clock.c"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    offset = tmp_path / "offset"
    offset.write_text("0")
    server = Server(product("Players"), tmp_path, players=8, log_level="debug")
    server.environment |= {"LD_PRELOAD": str(library), "WALL_CLOCK": str(offset)}
    server.start()
    try:
        page = Page(server.port).connect()
        page.tap_to_frame(1)
        offset.write_text(str(hours * 3600))
        # Events of the page, other pages, and commits of other processes continue.
        for _ in range(10):
            page.tap_to_frame(1)
        other = Page(server.port).connect().showing(1)
        score = other.score(1)
        server.execute("UPDATE player SET score = score + 1 WHERE id = 1")
        for each in [page, other]:
            each.wait(lambda: each.score(1) == score + 1, what="the other process's commit")
        page.connection.close()
        page.connect()
        page.tap_to_frame(1)
        page.leave()
        other.leave()
    finally:
        server.stop()
    # The server's clock has changed: its log has both dates.
    days = {line[:10] for line in server.log.read_text().splitlines() if re.match(r"\d{4}-", line)}
    assert len(days) == 2, days
