import CompilerTesting
import Foundation
import Testing

/// A Swift file that the compiler checks against the modules of this package's build.
///
/// A comment `// error: …` or `// warning: …` says what the compiler is expected to say of its line.
struct CompiledSource: Sendable {
    struct Message: Hashable, Sendable, CustomStringConvertible {
        let line: Int
        let text: String

        var description: String { "\(line): \(text)" }
    }

    let text: String
    var options = ["-swift-version", "6"]

    var expected: Set<Message> {
        var messages: Set<Message> = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for match in line.matches(of: /\/\/ ((error|warning): .*)$/) {
                messages.insert(Message(line: index + 1, text: String(match.1)))
            }
        }
        return messages
    }

    /// Expects exactly the expected diagnostics.
    func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let diagnostics = try await compile()
        #expect(diagnostics.subtracting(expected) == [], "unexpected", sourceLocation: sourceLocation)
        #expect(expected.subtracting(diagnostics) == [], "missing", sourceLocation: sourceLocation)
    }

    /// The compiler's diagnostics.
    func compile() async throws -> Set<Message> {
        let (_, output, file) = try await Compiler.run(
            text,
            ["-emit-sil", "-o", "/dev/null", "-parse-as-library", "-diagnostic-style", "llvm"]
                + ["-module-name", "Checked", "-package-name", "checked"] + options + (try Self.searchOptions())
        )
        return Self.messages(in: output, of: file.path())
    }

    /// Errors and warnings in the file; others have line 0, so that none is lost.
    private static func messages(in output: String, of file: String) -> Set<Message> {
        var messages: Set<Message> = []
        for line in output.split(separator: "\n") {
            guard let match = line.firstMatch(of: /^(.*?):(\d+):\d+: ((?:error|warning): .*)$/) else {
                if line.hasPrefix("error: ") { messages.insert(Message(line: 0, text: String(line))) }
                continue
            }
            let text = match.3.replacing(#/ \[#\w+\]$/#, with: "").replacing(#/ \(from macro '.*'\)$/#, with: "")
            let number = match.1 == file ? Int(match.2) ?? 0 : 0
            messages.insert(Message(line: number, text: number == 0 ? String(line) : String(text)))
        }
        return messages
    }

    /// The locations of modules and the plugin, as SwiftPM passed them to the compiler for these tests.
    private static func searchOptions() throws -> [String] {
        let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        var description = products
        var text: String?
        while text == nil, description.path() != "/" {
            text = try? String(contentsOf: description.appending(component: "debug.yaml"), encoding: .utf8)
            description.deleteLastPathComponent()
        }
        let command = try #require(
            text?.split(separator: "\n").first { $0.contains(#""-module-name","EvergreenModelStorageTests","#) },
            "There is no description of the build above \(products.path())"
        )
        let list = command.drop { $0 != "[" }
        let arguments = try JSONDecoder().decode([String].self, from: Data(list.utf8))
        var options: [String] = []
        for (option, value) in zip(arguments, arguments.dropFirst()) {
            switch option {
            case "-I", "-target", "-module-cache-path": options += [option, value]
            case "-Xcc" where value.hasPrefix("-fmodule-map-file="): options += [option, value]
            case "-load-plugin-executable": break
            case "-Xfrontend" where value.contains("#"):
                options += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", value]
            default: break
            }
        }
        return options
    }
}
