"""The built Players app as a process, with access to its log, its database and its resource usage."""

import os
import random
import signal
import socket
import sqlite3
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def product(name):
    """The built executable of an example: a debug build, or one in the folder that EVERGREEN_BIN names."""
    folder = os.environ.get("EVERGREEN_BIN") or subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    binary = Path(folder) / name
    assert binary.exists(), f"{name} is not built: Scripts/package Examples build --product {name}"
    return binary


def free_port():
    """A free port that is not used by another test worker or for an outgoing connection.

    The ports below those of outgoing connections are divided among the workers of pytest-xdist, so that a server can be
    stopped, and started again on its port.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for port in random.sample(range(20_000 + worker, 32_000, workers), 100):
        if port in given_ports:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        given_ports.add(port)
        return port
    raise OSError("No port is free between 20000 and 32000.")


# The ports of stopped servers, which may be started again, are free in the meantime.
given_ports = set()


class Server:
    """A running Players app. It can be stopped, and started again on the same port and database."""

    def __init__(self, binary, folder, players, log_level="debug"):
        self.binary = binary
        self.database = folder / "players.sqlite"
        self.log = folder / "log.txt"
        self.players = players
        self.log_level = log_level
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = None
        # Additional environment variables and command line options of the process.
        # Page state is kept beside the log, separate from that of other servers.
        self.environment = {"XDG_STATE_HOME": str(folder)}
        self.options = []

    def start(self):
        with open(self.log, "a") as log:
            self.process = subprocess.Popen(
                [
                    self.binary,
                    f"--port={self.port}",
                    f"--database={self.database}",
                    f"--players={self.players}",
                    f"--log-level={self.log_level}",
                    *self.options,
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | self.environment,
            )
        line = self.process.stdout.readline()
        assert self.url in line, f"no address in {line!r}: {self.log.read_text()[-2000:]}"
        return self

    def stop(self, within=60):
        """Terminates the app, and checks that it exits cleanly within some seconds."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            status = self.process.wait(timeout=within)
        finally:
            self.process.kill()
            self.process.stdout.close()
            self.process = None
        assert status == 0, f"exit status {status}: {self.log.read_text()[-2000:]}"

    def kill(self):
        """Kills the process, which is like a power failure."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=60)
        self.process.stdout.close()
        self.process = None

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None

    @property
    def memory(self):
        """The resident memory of the process, in bytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split("VmRSS:")[1].split()[0]) * 1024

    @property
    def processor_time(self):
        """The processor time of the process so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    @property
    def lowest_free_descriptor(self):
        """The number of the next file descriptor of the process."""
        used = set(map(int, os.listdir(f"/proc/{self.process.pid}/fd")))
        return next(number for number in range(len(used) + 1) if number not in used)

    def sql(self, statement):
        """Reads the database as another process would."""
        connection = sqlite3.connect(self.database, timeout=10)
        try:
            return connection.execute(statement).fetchall()
        finally:
            connection.close()

    def execute(self, statement):
        """Writes to the database as another process would."""
        connection = sqlite3.connect(self.database, timeout=10)
        try:
            with connection:
                connection.execute(statement)
        finally:
            connection.close()
