import CompilerTesting
import Foundation
import Testing

/// The compiler's diagnostics for misused shared values. Each test compiles a file against this package's built modules.
struct SharedMisuseTests: Sendable {
    @Test(
        arguments: [
            (
                """
                func increment() {
                    @Shared(value: 1) var count
                    count += 1
                }
                """,
                "setter for 'count' is unavailable: Use '$shared.withLock { $0 = … }' to change a shared value"
            ),
            (
                """
                struct Counter { @Shared(.inMemory("count")) var count: Int }
                """,
                "Assign a default value: the key has none, and the type is not optional"
            ),
            (
                """
                struct Counter { @SharedReader(.appStorage("count")) var count: Int }
                """,
                "Assign a default value: the key has none, and the type is not optional"
            ),
            (
                """
                func increment(@SharedReader count: Int) { $count.withLock { $0 += 1 } }
                """,
                "has no dynamic member 'withLock'"
            ),
            (
                """
                final class Model {}
                func send(_ model: Shared<Model>) { let _: any Sendable = model }
                """,
                "does not conform to the 'Sendable' protocol"
            ),
        ]
    )
    func `misuse does not compile`(source: String, message: String) async throws {
        let (status, output) = try await compile(source)
        #expect(status != 0)
        #expect(output.contains(message), "\(output)")
    }

    @Test func `correct use compiles`() async throws {
        let (status, output) = try await compile(
            """
            struct Counter {
                @Shared(.inMemory("count")) var count = 0
                @Shared(.appStorage("name")) var name: String?
                @Shared var text: String
            }

            func send(_ counter: Counter) {
                let count = counter.$count
                Task.detached { count.withLock { $0 += 1 } }
            }

            func make() -> Counter { Counter(text: Shared(value: "a")) }
            """
        )
        #expect(status == 0, "\(output)")
    }

    private func compile(_ source: String) async throws -> (status: Int32, output: String) {
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        var arguments = ["-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path]
        for folder in try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil) {
            let map = folder.appending(path: "module.modulemap")
            guard folder.pathExtension == "build", FileManager.default.fileExists(atPath: map.path) else { continue }
            arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
        for (package, module) in [("OpenCombine", "COpenCombineHelpers"), ("GRDB.swift", "GRDBSQLite")] {
            let sources = products.appending(path: "../../checkouts/\(package)/Sources/\(module)").standardizedFileURL
            for map in [
                sources.appending(path: "include/module.modulemap"), sources.appending(path: "module.modulemap"),
            ]
            where FileManager.default.fileExists(atPath: map.path) {
                arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"]
            }
        }
        let (status, output, _) = try await Compiler.run("import EvergreenSharing\n" + source, arguments)
        return (status, output)
    }
}
