package import Foundation

/// Runs the Swift compiler, for tests of its diagnostics.
package enum Compiler {
    /// Compilers run one after the other on a separate thread: a test that blocks a thread of the concurrency pool, which has as many as
    /// cores, would block all other tests.
    private static let queue = DispatchQueue(label: "evergreen.tests.compilers")

    /// Runs the compiler over a source.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - arguments: The arguments before the file.
    /// - Returns: The compiler's status, its output, and the file.
    package static func run(
        _ source: String,
        _ arguments: [String]
    ) async throws -> (status: Int32, output: String, file: URL) {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try runNow(source, arguments) }) }
        }
    }

    private static func runNow(
        _ source: String,
        _ arguments: [String]
    ) throws -> (status: Int32, output: String, file: URL) {
        let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }

        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc"] + arguments + [file.path()]
        // Into a file: reading from a pipe ends the program when a signal interrupts it.
        let output = file.appendingPathExtension("txt")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        compiler.standardError = try FileHandle(forWritingTo: output)
        compiler.standardOutput = FileHandle.nullDevice
        try compiler.run()
        compiler.waitUntilExit()
        return (compiler.terminationStatus, try String(contentsOf: output, encoding: .utf8), file)
    }

    /// Compiles a source with this package's macro plugin, and requires exactly the errors that its
    /// `// expected-error {{…}}` comments expect.
    ///
    /// - Returns: The compiler's status, 0 if its diagnostics match, and its output.
    package static func verify(_ source: String) async throws -> (status: Int32, output: String) {
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let plugin = products.appending(component: "EvergreenMacrosPlugin-tool").path()
        guard FileManager.default.fileExists(atPath: plugin) else { throw MissingPlugin(path: plugin) }
        let (status, output, _) = try await run(
            source,
            [
                "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6", "-verify",
                "-load-plugin-executable", "\(plugin)#EvergreenMacrosPlugin",
            ]
        )
        return (status, output)
    }

    private struct MissingPlugin: Error {
        let path: String
    }
}
