import Observation
import Testing

@testable import EvergreenUI

@Observable
private final class Model {
    var count = 0
}

/// The scene phases that an app observes.
@MainActor
struct ScenePhaseTests {
    @MainActor
    final class Log {
        var lines: [String] = []

        func write(_ line: String) { lines.append(line) }

        /// Waits for a number of lines: an app's body runs in a later turn of the main actor.
        func wait(for count: Int) async throws {
            for _ in 0..<1_000_000 where lines.count < count { await Task.yield() }
            try #require(lines.count >= count, "\(lines)")
        }
    }

    private struct Watching: App {
        let log: Log
        @Environment(\.scenePhase) private var phase

        init() { log = Log() }
        init(log: Log) { self.log = log }

        var body: some Scene {
            WindowGroup { Text("Window") }
                .onChange(of: phase) { log.write("\($0) to \($1)") }
            WindowGroup("Notes", id: "notes") { Text("Notes") }
        }
    }

    /// A turn of the main actor after all pending ones.
    private func settle() async {
        for _ in 0..<1_000 { await Task.yield() }
    }

    private func show(_ phase: ScenePhase, in tree: ViewTree) {
        var traits = tree.traits
        traits.scenePhase = phase
        tree.setTraits(traits)
    }

    @Test func `an app is active while any window is, and in the background without windows`() async throws {
        let log = Log()
        let host = AppHost(Watching(log: log))
        let first = host.openWindow()
        try await log.wait(for: 1)
        let second = host.openWindow(WindowStart(address: WindowAddress(segments: ["notes"])))
        show(.background, in: first)
        await settle()
        #expect(log.lines == ["background to active"])
        second.close()
        try await log.wait(for: 2)
        show(.inactive, in: first)
        try await log.wait(for: 3)
        show(.active, in: first)
        try await log.wait(for: 4)
        first.close()
        try await log.wait(for: 5)
        #expect(
            log.lines == [
                "background to active", "active to background", "background to inactive", "inactive to active",
                "active to background",
            ]
        )
        _ = host
    }

    @Test func `a custom scene has the phase of its own windows`() async throws {
        struct Notes: Scene {
            let log: Log
            @Environment(\.scenePhase) private var phase

            var body: some Scene {
                WindowGroup("Notes", id: "notes") { Text("Notes") }
                    .onChange(of: phase) { log.write("notes \(phase)") }
            }
        }
        struct Composed: App {
            let log: Log
            @Environment(\.scenePhase) private var phase

            init() { log = Log() }
            init(log: Log) { self.log = log }

            var body: some Scene {
                WindowGroup { Text("Window") }
                    .onChange(of: phase) { log.write("app \(phase)") }
                Notes(log: log)
            }
        }
        let log = Log()
        let host = AppHost(Composed(log: log))
        let first = host.openWindow()
        try await log.wait(for: 1)
        let notes = host.openWindow(WindowStart(address: WindowAddress(segments: ["notes"])))
        try await log.wait(for: 2)
        notes.close()
        try await log.wait(for: 3)
        first.close()
        try await log.wait(for: 4)
        #expect(log.lines == ["app active", "notes active", "notes background", "app background"])
        _ = host
    }

    @Test func `windows are not invalidated by phases that the app does not read`() async throws {
        struct Counting: App {
            let log: Log

            init() { log = Log() }
            init(log: Log) { self.log = log }

            var body: some Scene {
                log.write("body")
                return WindowGroup { Text("Window") }
            }
        }
        let log = Log()
        let host = AppHost(Counting(log: log))
        let tree = host.openWindow()
        show(.background, in: tree)
        tree.close()
        await settle()
        #expect(log.lines == ["body"])
        _ = host
    }

    @Test func `a scene's onChange runs at launch if initial, and after changes`() async throws {
        struct Acting: App {
            let log: Log
            let model: Model

            init() { (log, model) = (Log(), Model()) }
            init(log: Log, model: Model) { (self.log, self.model) = (log, model) }

            var body: some Scene {
                WindowGroup { Text("\(model.count)") }
                    .onChange(of: model.count, initial: true) { log.write("initial \($0) \($1)") }
                    .onChange(of: model.count) { log.write("change") }
                    .onChange(of: model.count, perform: { log.write("to \($0)") })
                    .onChange(of: model.count % 2) { log.write("parity \($0) \($1)") }
            }
        }
        let (log, model) = (Log(), Model())
        let host = AppHost(Acting(log: log, model: model))
        try await log.wait(for: 1)
        #expect(log.lines == ["initial 0 0"])
        model.count = 2
        try await log.wait(for: 4)
        #expect(Set(log.lines.dropFirst()) == ["initial 0 2", "change", "to 2"])
        model.count = 3
        try await log.wait(for: 8)
        #expect(log.lines.contains("parity 0 1"))
        _ = host
    }
}
