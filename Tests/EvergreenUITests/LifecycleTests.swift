import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct LifecycleTests {
    private struct Showing<Content: View>: View {
        @State private var isShown = true
        @ViewBuilder let content: Content

        var body: some View {
            if isShown { content }
            Button("Switch") { isShown.toggle() }
        }
    }

    @Test func `views appear when mounted and disappear when unmounted`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            Showing {
                Text("Here")
                    .onAppear { log.entries.append("appear") }
                    .onDisappear { log.entries.append("disappear") }
            }
        }
        #expect(log.entries == ["appear"])
        try screen.find(.button, "Switch").tap()
        #expect(log.entries == ["appear", "disappear"])
        try screen.find(.button, "Switch").tap()
        #expect(log.entries == ["appear", "disappear", "appear"])
        screen.close()
        #expect(log.entries == ["appear", "disappear", "appear", "disappear"])
    }

    private struct Appearing: View {
        @State private var text = "before"

        var body: some View {
            Text(text).onAppear { text = "after" }
        }
    }

    @Test func `state set in onAppear is rendered`() {
        #expect(Screen { Appearing() }.texts == ["after"])
    }

    @Test func `a task is cancelled when its view is unmounted`() async throws {
        let log = AppearanceLog()
        let screen = Screen {
            Showing {
                Text("Here").task {
                    log.entries.append("start")
                    while !Task.isCancelled { await Task.yield() }
                    log.entries.append("cancelled")
                }
            }
        }
        try await screen.wait { log.entries == ["start"] }
        try screen.find(.button, "Switch").tap()
        try await screen.wait { screen.runningTasks == 0 }
        #expect(log.entries == ["start", "cancelled"])
    }

    private struct Loading: View {
        let log: AppearanceLog
        @State private var id = 1

        var body: some View {
            Button("Next") { id += 1 }
                .task(id: id) { [id] in
                    log.entries.append("start \(id)")
                    while !Task.isCancelled { await Task.yield() }
                    log.entries.append("end \(id)")
                }
        }
    }

    @Test func `a task restarts when its id changes`() async throws {
        let log = AppearanceLog()
        let screen = Screen { Loading(log: log) }
        try await screen.wait { log.entries == ["start 1"] }
        try screen.find(.button, "Next").tap()
        try await screen.wait { log.entries.contains("start 2") && log.entries.contains("end 1") }
        screen.close()
        try await screen.wait { log.entries.contains("end 2") }
        #expect(screen.runningTasks == 0)
    }

    @Test func `a task sets state after a suspension`() async throws {
        struct Fetching: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).task {
                    await Task.yield()
                    text = "loaded"
                }
            }
        }
        let screen = Screen { Fetching() }
        try await screen.wait { screen.texts == ["loaded"] }
    }

    private struct Changing: View {
        let log: AppearanceLog
        @State private var count = 0

        var body: some View {
            Button("Count") { count += 1 }
                .onChange(of: count) { old, new in log.entries.append("\(old)→\(new)") }
                .onChange(of: count) { log.entries.append("changed") }
                .onChange(of: count, initial: true) { log.entries.append("initial or changed") }
                .onChange(of: count, perform: { new in log.entries.append("to \(new)") })
        }
    }

    @Test func `all overloads of onChange run after a value changed`() throws {
        let log = AppearanceLog()
        let screen = Screen { Changing(log: log) }
        #expect(log.entries == ["initial or changed"])
        log.entries = []
        try screen.find(.button, "Count").tap()
        #expect(Set(log.entries) == ["0→1", "changed", "initial or changed", "to 1"])
    }

    @Test func `several changes in one update run a body once`() throws {
        struct Twice: View {
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                Text(verbatim: "\(first) \(second)")
                Button("Change") {
                    first += 1
                    second += 1
                    first += 1
                }
            }
        }
        let screen = Screen { Twice() }
        screen.resetBodyCounts()
        try screen.find(.button, "Change").tap()
        #expect(screen.texts == ["2 1", "Change"])
        #expect(screen.bodyCount(of: Twice.self) == 1)
    }

    @Test func `an event for a removed or disabled control is rejected`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            Showing {
                Button("Act") { log.entries.append("act") }
                Button("Never") { log.entries.append("never") }.disabled(true)
            }
        }
        let button = try screen.find(.button, "Act")
        let disabled = try screen.find(.button, "Never")
        #expect(!disabled.isEnabled)
        #expect(throws: ScreenError.self) { try disabled.tap() }
        try screen.find(.button, "Switch").tap()
        #expect(!button.exists)
        #expect(throws: ScreenError.self) { try button.tap() }
        #expect(log.entries.isEmpty)
    }

    @Test func `state is released with its view`() throws {
        final class Witness {}
        final class Reference {
            weak var witness: Witness?
        }
        struct Holding: View {
            let reference: Reference
            @State private var witness: Witness?
            var body: some View {
                Text(witness == nil ? "Empty" : "Held").onAppear {
                    let made = Witness()
                    reference.witness = made
                    witness = made
                }
            }
        }
        let reference = Reference()
        let screen = Screen { Showing { Holding(reference: reference) } }
        #expect(screen.texts.contains("Held"))
        #expect(reference.witness != nil)
        try screen.find(.button, "Switch").tap()
        #expect(reference.witness == nil)
    }
}
