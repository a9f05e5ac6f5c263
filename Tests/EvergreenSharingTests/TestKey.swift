import EvergreenConcurrency
import EvergreenSharing

/// A key whose storage a test controls.
struct TestKey: SharedKey {
    struct Failure: Error, Equatable {}

    final class Server: Sendable {
        struct State {
            var value: Int?
            var error: Failure?
            var saved: [Int] = []
            var contexts: [SaveContext] = []
            var loads = 0
            var subscribers: [SharedSubscriber<Int>] = []
            var cancellations = 0
            /// Continuations of loads that wait for the test.
            var waiting: [LoadContinuation<Int>]?
        }

        let state = Locked(State())

        init(_ value: Int? = nil) {
            state.withLock { $0.value = value }
        }

        func push(_ value: Int) {
            for subscriber in state.withLock({ $0.subscribers }) { subscriber.yield(value) }
        }
    }

    let name: String
    let server: Server

    init(_ name: String = "test", _ server: Server) {
        self.name = name
        self.server = server
    }

    var id: String { name }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        let (result, waits) = server.state.withLock { state in
            state.loads += 1
            if state.waiting != nil { state.waiting?.append(continuation) }
            let result: Result<Int?, any Error> = state.error.map { .failure($0) } ?? .success(state.value)
            return (result, state.waiting != nil)
        }
        if !waits { continuation.resume(with: result) }
    }

    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
        server.state.withLock { $0.subscribers.append(subscriber) }
        return SharedSubscription { [server] in server.state.withLock { $0.cancellations += 1 } }
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
        let error = server.state.withLock { state in
            if state.error == nil {
                state.value = value
                state.saved.append(value)
            }
            state.contexts.append(context)
            return state.error
        }
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
    }
}
