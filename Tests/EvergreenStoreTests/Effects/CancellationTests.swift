import EvergreenStore
import Testing

/// Effects end when they are cancelled, when they are replaced, and with their store.
@MainActor
struct CancellationTests {
    private enum ID { case work }

    /// An effect that runs until it is cancelled.
    private func endless(_ name: String) -> Effect<String> {
        .run { send in
            await send("\(name) began")
            await Gate().wait()
        }
    }

    @Test func `an effect is cancelled by its id`() async {
        let store = ClosureFeature.store { [self] action in
            switch action {
            case "start": endless("work").cancellable(id: ID.work)
            case "stop": .cancel(id: ID.work)
            default: .none
            }
        }
        let task = store.send("start")
        store.send("stop")
        await task.finish()
        #expect(store.withState(\.last) == "stop")
    }

    @Test func `cancelInFlight replaces an effect in flight`() async throws {
        let store = ClosureFeature.store { [self] action in
            switch action {
            case "one", "two": endless(action).cancellable(id: ID.work, cancelInFlight: true)
            default: .none
            }
        }
        let first = store.send("one")
        try await wait { store.withState { $0.contains("one began") } }
        let second = store.send("two")
        await first.finish()
        try await wait { store.withState { $0.contains("two began") } }
        await second.cancel()
        #expect(second.isCancelled)
    }

    @Test func `cancelled concatenated effects do not start`() async {
        let store = ClosureFeature.store { [self] action in
            switch action {
            case "start": .concatenate(endless("work"), .send("next")).cancellable(id: ID.work)
            case "stop": .cancel(id: ID.work)
            default: .none
            }
        }
        let task = store.send("start")
        store.send("stop")
        await task.finish()
        #expect(!store.withState { $0.contains("next") })
    }

    @Test func `an effect concatenated to a cancelled one starts`() async {
        let store = ClosureFeature.store { [self] action in
            switch action {
            case "start": .concatenate(endless("work").cancellable(id: ID.work), .send("next"))
            case "stop": .cancel(id: ID.work)
            default: .none
            }
        }
        let task = store.send("start")
        store.send("stop")
        await task.finish()
        #expect(store.withState(\.last) == "next")
    }

    @Test func `a publisher is cancelled by its id`() async {
        let subject = PassthroughSubject<String, Never>()
        let store = ClosureFeature.store { action in
            switch action {
            case "start": .publisher { subject }.cancellable(id: ID.work)
            case "stop": .cancel(id: ID.work)
            default: .none
            }
        }
        let task = store.send("start")
        store.send("stop")
        subject.send("late")
        await task.finish()
        #expect(store.withState { $0 } == ["start", "stop"])
    }

    @Test func `cancelling the task of an action cancels its effects`() async {
        let store = ClosureFeature.store { [self] action in action == "start" ? endless("work") : .none }
        let task = store.send("start")
        await task.cancel()
        #expect(store.withState { $0.count } <= 2)
    }

    @Test func `cancelling a task that awaits finish cancels the effects`() async {
        let store = ClosureFeature.store { [self] action in action == "start" ? endless("work") : .none }
        let waiting = Task { await store.send("start").finish() }
        waiting.cancel()
        await waiting.value
        #expect(store.withState { $0.first } == "start")
    }

    @Test func `all effects end with the store`() async {
        let (ends, continuation) = AsyncStream<Void>.makeStream()
        var store: Store<[String], String>? = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .run { _ in
                await Gate().wait()
                continuation.finish()
            }
        }
        store?.send("start")
        store = nil
        for await _ in ends {}
        #expect(store == nil)
    }

    @Test func `cancellation ids are scoped to their store`() async throws {
        func makeStore() -> Store<[String], String> {
            ClosureFeature.store { [self] action in
                switch action {
                case "start": endless("work").cancellable(id: ID.work)
                case "stop": .cancel(id: ID.work)
                default: .none
                }
            }
        }
        let (first, second) = (makeStore(), makeStore())
        let task = first.send("start")
        try await wait { first.withState { $0.contains("work began") } }
        second.send("stop")
        #expect(!task.isCancelled)
        await task.cancel()
    }

    @Test func `an operation within an effect is cancelled by its id`() async throws {
        let store = ClosureFeature.store { action in
            switch action {
            case "start":
                .run { send in
                    await withTaskCancellation(id: ID.work) {
                        await send("began")
                        await Gate().wait()
                    }
                    await send("went on")
                }
            case "stop": .cancel(id: ID.work)
            case "stop inside": .run { _ in Task.cancel(id: ID.work) }
            default: .none
            }
        }
        for stop in ["stop", "stop inside"] {
            let task = store.send("start")
            try await wait { store.withState { $0.last == "began" } }
            store.send(stop)
            await task.finish()
            #expect(store.withState(\.last) == "went on")
        }
    }

    @Test func `withTaskCancellation returns the operation's result and rethrows its error`() async {
        struct Failure: Error {}
        let value = await withTaskCancellation(id: ID.work) { 42 }
        #expect(value == 42)
        await #expect(throws: Failure.self) {
            try await withTaskCancellation(id: ID.work) { throw Failure() }
        }
    }
}
