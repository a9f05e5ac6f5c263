import Dispatch
import Foundation

struct ShellFailed: Error {
    var status: CInt
}

/// Runs SQL in a separate process, `sqlite3`.
///
/// Foundation's `Process` starts a run loop, which on Linux takes the main queue from a program with an asynchronous `main`. This only
/// spawns.
func runShell(_ sql: String, path: String, ignoringFailure: Bool = false) async throws {
    let status = await withCheckedContinuation { (continuation: CheckedContinuation<CInt, Never>) in
        DispatchQueue.global().async {
            continuation.resume(returning: run(["sqlite3", "-cmd", ".timeout 5000", path, sql]))
        }
    }
    guard status == 0 || ignoringFailure else { throw ShellFailed(status: status) }
}

/// Runs a command in a separate process.
func runCommand(_ command: [String]) async throws {
    let status = await withCheckedContinuation { (continuation: CheckedContinuation<CInt, Never>) in
        DispatchQueue.global().async { continuation.resume(returning: run(command)) }
    }
    guard status == 0 else { throw ShellFailed(status: status) }
}

extension TemporaryDatabase {
    /// Runs SQL in a separate process, `sqlite3`.
    func runShell(_ sql: String) async throws {
        try await EvergreenDatabaseTests.runShell(sql, path: path)
    }
}

/// Runs a command, waits for it, and returns its exit status.
private func run(_ command: [String]) -> CInt {
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawnp(&process, command[0], nil, nil, &arguments, environ)
    guard error == 0 else { return error }
    var status: CInt = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status
}
