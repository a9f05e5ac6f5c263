import Dispatch
import EvergreenSharing
import EvergreenTesting
import Testing

/// Views that read shared values.
@MainActor
struct SharedViewTests {
    private struct Reader: View {
        @SharedReader var count: Int

        var body: some View { Text(verbatim: "Count \(count)").accessibilityIdentifier("count") }
    }

    private struct Owner: View {
        @Shared var count: Int

        var body: some View {
            Button("Add") { $count.withLock { $0 += 1 } }
            Reader(count: SharedReader($count))
        }
    }

    @Test func `only views that read a value are updated`() throws {
        let count = Shared(value: 0)
        let screen = Screen { Owner(count: count) }
        screen.resetBodyCounts()
        try screen.find(.button, "Add").tap()
        #expect(try screen.find(identifier: "count").text == "Count 1")
        #expect(screen.bodyCount(of: Reader.self) == 1)
        #expect(screen.bodyCount(of: Owner.self) == 0)
    }

    @Test(.timeLimit(.minutes(1))) func `another thread's change reaches views`() async throws {
        let count = Shared(value: 0)
        let screen = Screen { Reader(count: SharedReader(count)) }
        await Task.detached { count.withLock { $0 = 5 } }.value
        // The main queue is serial.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(try screen.find(identifier: "count").text == "Count 5")
    }

    private struct Form: View {
        @Shared var text: String

        var body: some View {
            TextField("Text", text: Binding($text))
            Text(text).accessibilityIdentifier("text")
        }
    }

    @Test func `a binding writes to the value`() throws {
        let text = Shared(value: "a")
        let screen = Screen { Form(text: text) }
        try screen.find(.textField).fill("b")
        #expect(text.wrappedValue == "b")
        #expect(try screen.find(identifier: "text").text == "b")
        text.withLock { $0 = "c" }
        #expect(try screen.find(.textField).value == "c")
    }

    private struct Parent: View {
        @State private var number = 0
        @Shared var text: String

        var body: some View {
            Button("Next") { number += 1 }
            Text(verbatim: "Number \(number)")
            Child(text: Binding($text))
            Reader(count: $text.count)
        }
    }

    private struct Child: View {
        @Binding var text: String

        var body: some View { TextField("Text", text: $text) }
    }

    @Test func `the same shared value and its binding are equal inputs`() throws {
        let screen = Screen { Parent(text: Shared(value: "a")) }
        screen.resetBodyCounts()
        try screen.find(.button, "Next").tap()
        #expect(screen.bodyCount(of: Parent.self) == 1)
        #expect(screen.bodyCount(of: Child.self) == 0)
        #expect(screen.bodyCount(of: Reader.self) == 0)
    }

    private struct Switching: View {
        @State private var isSecond = false
        let first: Shared<Int>
        let second: Shared<Int>

        var body: some View {
            Button("Switch") { isSecond.toggle() }
            Reader(count: SharedReader(isSecond ? second : first))
        }
    }

    @Test func `a different shared value with an equal value is a changed input`() throws {
        let (first, second) = (Shared(value: 1), Shared(value: 1))
        let screen = Screen { Switching(first: first, second: second) }
        try screen.find(.button, "Switch").tap()
        second.withLock { $0 = 2 }
        #expect(try screen.find(identifier: "count").text == "Count 2")
    }

    @Observable @MainActor
    final class Model {
        @ObservationIgnored @Shared(.inMemory("model")) var count = 0
    }

    private struct ModelView: View {
        let model: Model

        var body: some View { Text(verbatim: "Model \(model.count)").accessibilityIdentifier("model") }
    }

    @Test func `a shared value in an observable model is observed`() throws {
        let model = Model()
        let screen = Screen { ModelView(model: model) }
        model.$count.withLock { $0 = 3 }
        #expect(try screen.find(identifier: "model").text == "Model 3")
    }

    private struct Status: View {
        @Shared var count: Int

        var body: some View {
            Text(verbatim: $count.saveError == nil ? "Saved" : "Failed").accessibilityIdentifier("status")
        }
    }

    @Test func `an error is observed`() throws {
        let server = TestKey.Server()
        let count = Shared(wrappedValue: 0, TestKey("status", server))
        let screen = Screen { Status(count: count) }
        #expect(try screen.find(identifier: "status").text == "Saved")
        server.state.withLock { $0.error = TestKey.Failure() }
        count.withLock { $0 = 1 }
        #expect(try screen.find(identifier: "status").text == "Failed")
    }

    private struct Rows: View {
        @Shared var texts: [String]

        var body: some View {
            ForEach(Array(Array($texts).enumerated()), id: \.offset) { _, $text in
                TextField("Text", text: Binding($text))
            }
        }
    }

    @Test func `rows write to their elements`() throws {
        let texts = Shared(value: ["a", "b"])
        let screen = Screen { Rows(texts: texts) }
        try screen.findAll(.textField)[1].fill("c")
        #expect(texts.wrappedValue == ["a", "c"])
    }

    @Test func `replacing a shared value's reference updates its views`() throws {
        let count = Shared(value: 0)
        let screen = Screen { Reader(count: SharedReader(count)) }
        let owner = Screen { Owner(count: count) }
        count.projectedValue = Shared(value: 8)
        #expect(try owner.find(identifier: "count").text == "Count 8")
        _ = screen
    }

    private struct Keeper: View {
        let number: Int
        let server: TestKey.Server
        @State.Shared(value: 1) var kept
        @State.SharedReader(wrappedValue: 2, .inMemory("keeper")) var reader

        var body: some View {
            Button("Load") { $kept = Shared(wrappedValue: 0, TestKey("keeper", server)) }
            Button("Change") { $kept.withLock { $0 += 1 } }
            Text(verbatim: "\(number) \(kept) \(reader)").accessibilityIdentifier("kept")
        }
    }

    private struct KeeperParent: View {
        @State private var number = 0
        let server: TestKey.Server

        var body: some View {
            Button("Next") { number += 1 }
            Keeper(number: number, server: server)
        }
    }

    @Test func `a view can keep a shared value in its state`() throws {
        let server = TestKey.Server(10)
        let screen = Screen { KeeperParent(server: server) }
        #expect(try screen.find(identifier: "kept").text == "0 1 2")
        try screen.find(.button, "Load").tap()
        try screen.find(.button, "Next").tap()
        try screen.find(.button, "Change").tap()
        #expect(try screen.find(identifier: "kept").text == "1 11 2")
        #expect(server.state.withLock { $0.saved } == [11])
    }
}
