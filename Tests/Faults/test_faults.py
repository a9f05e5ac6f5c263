"""Faults of the machine under a Players app: it is killed, and its file, its disk and its descriptors fail.

In each, what a page says can be read by its user, what does not need the failing part goes on, and everything comes back
by itself when the fault is gone.
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
def chance(request):
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


def says(page, text):
    """Whether the page shows a text."""
    return text in page.model.root.text


def press(page, title):
    """Presses the button with a title: the last one, which is in the dialog in front."""
    for node in reversed(list(page.model.root.descendants())):
        if node.tag == "button" and (node.text.strip() == title or node.attributes.get("aria-label") == title):
            while not node.is_element:
                node = node.parent
            page.send(int(node.id[1:]), "tap")
            return
    raise AssertionError(f"there is no button {title!r}")


def check_that_writes_fail_readably(page, player, text, timeout=60):
    """A write fails: an alert says why, and the page can be used when it is closed."""
    before = page.score(player)
    page.send(page.stepper(player), "increment")
    page.wait(lambda: says(page, "The players could not be changed"), timeout, "the alert")
    assert says(page, text), page.model.root.text
    assert page.score(player) == before
    press(page, "OK")
    page.wait(lambda: not says(page, "The players could not be changed"), what="the end of the alert")


def test_a_kill_in_the_middle_of_writes_loses_nothing_that_a_page_has_shown(server, chance):
    restarts = []
    for _ in range(KILLS):
        page = Page(server.port).connect()
        player = chance.choice(server.sql("SELECT id FROM player"))[0]
        stepper = page.stepper(player)
        shown = page.score(player)
        end = time.monotonic() + chance.uniform(0.02, 0.3)
        while time.monotonic() < end:
            for _ in range(chance.randrange(1, 6)):
                page.send(stepper, "increment")
            page.connection.socket.settimeout(0.01)
            try:
                while True:
                    page.read()
                    shown = max(shown, page.score(player) or shown)
            except TimeoutError:
                pass
        server.kill()
        # What had arrived before the end counts as shown.
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
        # The page's session is gone: it gets a new one, as the page's script does.
        with pytest.raises(Closed) as closed:
            page.connect()
        assert closed.value.code == 4404
    print(f"\n{KILLS} kills; the median restart took {sorted(restarts)[len(restarts) // 2]:.2f} s")


def test_a_locked_database(server, page):
    other = sqlite3.connect(server.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    # Pages are there, and can be opened.
    assert Page(server.port).status == 200
    check_that_writes_fail_readably(page, 1, "locked")
    other.execute("ROLLBACK")
    other.close()
    page.tap_to_frame(1)


def test_a_lock_that_is_short_only_delays(server, page):
    other = sqlite3.connect(server.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    before = page.score(1)
    page.send(page.stepper(1), "increment")
    # Everything else of the page goes on meanwhile.
    press(page, "Settings")
    page.wait(lambda: any(node.tag == "dialog" for node in page.model.root.descendants()), what="the sheet")
    assert page.score(1) == before
    other.execute("COMMIT")
    other.close()
    page.wait(lambda: page.score(1) != before, what="the delayed write")


def test_tables_that_are_dropped(server, page):
    backup = sqlite3.connect(":memory:")
    source = sqlite3.connect(server.database)
    source.backup(backup)
    source.close()
    server.execute("DROP TABLE player")
    page.wait(lambda: says(page, "The players can't be read"), what="the error")
    assert says(page, "no such table: player"), page.model.root.text
    assert Page(server.port).status == 200
    # The backup is put back, as a program does that knows SQLite.
    target = sqlite3.connect(server.database, timeout=10)
    backup.backup(target)
    target.close()
    page.wait(lambda: page.score(1) is not None, what="the players")
    page.tap_to_frame(1)


def test_a_backup_that_takes_the_place_of_the_contents(server, page):
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
    """The database file and what SQLite keeps beside it."""
    paths = [server.database.with_name(server.database.name + suffix) for suffix in ["", "-wal", "-shm"]]
    return [path for path in paths if path.exists()]


@pytest.fixture
def telling(tmp_path):
    """A server whose log has errors."""
    yield from run_server(tmp_path, log_level="error")


def check_that_the_loss_is_told(server, page, words):
    """The page says that the file is lost, a write fails readably, and the log says where."""
    page.wait(lambda: says(page, "The players can't be read"), what="the error")
    assert says(page, words), page.model.root.text
    press(page, "Add player")
    page.wait(lambda: says(page, "The players could not be changed"), what="the alert")
    press(page, "OK")
    page.wait(lambda: not says(page, "The players could not be changed"), what="the end of the alert")
    lines = [line for line in server.log.read_text().splitlines() if words in line]
    assert len(lines) == 1, server.log.read_text()
    assert str(server.database) in lines[0]
    new = Page(server.port).connect()
    new.wait(lambda: says(new, words), what="the same error on a new page")
    new.leave()


def test_a_write_to_a_file_that_is_deleted_is_not_acknowledged(server, page):
    shown = page.score(1)
    paths = files(server)
    # Whatever is told first: the deletion, or the tap.
    page.send(page.stepper(1), "increment")
    for path in paths:
        path.unlink()
    page.send(page.stepper(1), "increment")
    page.wait(lambda: says(page, "The players can't be read"), what="the error")
    assert page.score(1) in (None, shown, shown + 1)


def test_a_file_that_is_deleted(telling):
    page = Page(telling.port).connect()
    page.tap_to_frame(1)
    for path in files(telling):
        path.unlink()
    check_that_the_loss_is_told(telling, page, "was deleted or moved while it was open")
    page.leave()
    # Nothing was acknowledged that a restart would lose. The app begins with a file of its own.
    telling.stop()
    telling.start()
    again = Page(telling.port).connect()
    again.tap_to_frame(1)
    again.leave()


def test_a_file_that_is_replaced_by_a_backup(telling):
    page = Page(telling.port).connect()
    backup = telling.database.with_name("backup.sqlite")
    source, target = sqlite3.connect(telling.database), sqlite3.connect(backup)
    source.backup(target)
    source.close()
    target.close()
    kept = page.showing(1).score(1)
    page.tap_to_frame(1)
    backup.rename(telling.database)
    check_that_the_loss_is_told(telling, page, "was replaced by another one while it was open")
    page.leave()
    # The log of the former file is empty: the next start does not take it for that of the backup.
    telling.kill()
    telling.start()
    again = Page(telling.port).connect().showing(1)
    assert again.score(1) == kept
    assert telling.sql("PRAGMA integrity_check") == [("ok",)]
    again.tap_to_frame(1)
    again.leave()


def test_a_file_that_is_moved_back(telling):
    page = Page(telling.port).connect()
    page.tap_to_frame(1)
    shown = page.score(1)
    away = telling.database.with_name("away")
    away.mkdir()
    paths = files(telling)
    for path in paths:
        path.rename(away / path.name)
    check_that_the_loss_is_told(telling, page, "was deleted or moved while it was open")
    for path in paths:
        (away / path.name).rename(path)
    page.wait(lambda: page.score(1) == shown, what="the players")
    page.tap_to_frame(1)
    assert telling.sql("SELECT score FROM player WHERE id = 1") == [(page.score(1),)]
    page.leave()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")
def test_a_full_disk(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], capture_output=True, text=True)
    if mounted.returncode:
        pytest.skip(f"a small disk can't be mounted: {mounted.stderr.strip()}")
    server = Server(product("Players"), disk, players=8, log_level="critical")
    # The log is elsewhere: the fault is the database's.
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
            if says(page, "The players could not be changed"):
                break
            time.sleep(0.02)
        page.wait(lambda: says(page, "The players could not be changed"), what="the alert")
        assert says(page, "full"), page.model.root.text
        press(page, "OK")
        page.wait(lambda: not says(page, "The players could not be changed"), what="the end of the alert")
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


def test_a_file_that_is_damaged(server, page):
    backup = server.database.with_name("backup.sqlite")
    server.sql("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(server.database, backup)
    size = server.database.stat().st_size
    damage(server.database, 4096, size - 4096)
    page.send(page.stepper(1), "increment")
    page.catch_up()
    # Whatever it can still do: the process goes on, and answers.
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
def test_a_file_that_can_not_be_opened_ends_in_a_message(tmp_path, fault, words):
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
def test_a_read_only_file_ends_in_a_message(tmp_path, end):
    # A folder that another user reaches, unlike those of pytest.
    with tempfile.TemporaryDirectory() as outside:
        Path(outside).chmod(0o755)
        folder = Path(outside) / "data"
        folder.mkdir()
        server = Server(product("Players"), folder, players=8)
        server.log = tmp_path / "log.txt"
        # A server that is killed leaves its write-ahead log.
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


def test_descriptors_that_are_exhausted(server, page):
    before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    # Numbers beyond the limit are not given, those that are free below it are.
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (server.lowest_free_descriptor, before[1]))
    # Nobody new comes in.
    with pytest.raises((Closed, TimeoutError)):
        Page(server.port, timeout=2)
    # Those that are there go on.
    page.tap_to_frame(1)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, before)
    deadline = time.monotonic() + 60
    while True:
        try:
            assert Page(server.port).status == 200
            break
        except (Closed, TimeoutError):
            assert time.monotonic() < deadline, "no page can be opened any more"
            time.sleep(0.2)
    page.tap_to_frame(1)


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
@pytest.mark.parametrize("hours", [-48, 48])
def test_a_wall_clock_that_is_set(tmp_path, hours):
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
        # All goes on: what the page does, other pages, and commits of other programs.
        for _ in range(10):
            page.tap_to_frame(1)
        other = Page(server.port).connect().showing(1)
        score = other.score(1)
        server.execute("UPDATE player SET score = score + 1 WHERE id = 1")
        for each in [page, other]:
            each.wait(lambda: each.score(1) == score + 1, what="the other program's commit")
        page.connection.close()
        page.connect()
        page.tap_to_frame(1)
        page.leave()
        other.leave()
    finally:
        server.stop()
    # The clock has been set for the server: its log says so.
    days = {line[:10] for line in server.log.read_text().splitlines() if re.match(r"\d{4}-", line)}
    assert len(days) == 2, days
