import Dispatch
import EvergreenTesting
import EvergreenUI
import OpenCombineShim
import Testing

/// How values published on any thread are delivered to `onReceive`.
@MainActor
struct OnReceiveTests {
    private final class Received {
        var values: [Int] = []
    }

    private struct Listening: View {
        let subjects: [PassthroughSubject<Int, Never>]
        let received: Received
        @State private var index = 0
        @State private var isShown = true
        var body: some View {
            if isShown { Text("").onReceive(subjects[index]) { received.values.append($0) } }
            Button("Hide") { isShown = false }
            Button("Next") { index += 1 }
        }
    }

    private let received = Received()
    private let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]

    /// Sends values on another thread and blocks the main actor until they are sent.
    private func sendElsewhere(_ values: [Int], to subject: PassthroughSubject<Int, Never>) {
        nonisolated(unsafe) let subject = subject
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            for value in values { subject.send(value) }
            done.signal()
        }
        done.wait()
    }

    /// Returns when the main queue has executed all pending work.
    private func finishTurns() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func `values from any thread are delivered in order`() async {
        let screen = Screen { Listening(subjects: subjects, received: received) }
        subjects[0].send(1)
        #expect(received.values == [1])
        sendElsewhere([2, 3], to: subjects[0])
        #expect(received.values == [1])
        subjects[0].send(4)
        #expect(received.values == [1, 2, 3, 4])
        sendElsewhere([5], to: subjects[0])
        await finishTurns()
        #expect(received.values == [1, 2, 3, 4, 5])
        screen.close()
    }

    @Test func `pending values are dropped when the view is unmounted`() async throws {
        let screen = Screen { Listening(subjects: subjects, received: received) }
        sendElsewhere([1], to: subjects[0])
        try screen.find(.button, "Hide").tap()
        screen.update()
        await finishTurns()
        #expect(received.values.isEmpty)
    }

    @Test func `another publisher replaces the previous subscription`() async throws {
        let screen = Screen { Listening(subjects: subjects, received: received) }
        sendElsewhere([1], to: subjects[0])
        try screen.find(.button, "Next").tap()
        screen.update()
        subjects[0].send(2)
        subjects[1].send(3)
        await finishTurns()
        #expect(received.values == [3])
    }
}
