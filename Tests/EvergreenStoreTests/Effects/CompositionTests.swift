import EvergreenStore
import Testing

/// Effects composed of others.
@MainActor
struct CompositionTests {
    @Test func `a sent action is handled after the one that sent it`() {
        let store = ClosureFeature.store { action in
            action == "start" ? .merge(.send("one"), .send("two")) : action == "one" ? .send("three") : .none
        }
        store.send("start")
        #expect(store.withState { $0 } == ["start", "one", "two", "three"])
    }

    @Test func `merged effects run concurrently`() async {
        let gate = Gate()
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .merge(
                .run { send in
                    await gate.wait()
                    await send("waited")
                },
                .run { send in
                    await send("opened")
                    gate.open()
                }
            )
        }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start", "opened", "waited"])
    }

    @Test func `concatenated effects run in sequence`() async {
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .concatenate(
                .run { send in
                    await Task.yield()
                    await send("one")
                },
                .send("two"),
                .run { send in await send("three") }
            )
        }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start", "one", "two", "three"])
    }

    @Test func `a mapped effect sends the mapped actions`() async {
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            let effect: Effect<Int> = .merge(
                .send(1),
                .run { send in await send(2) },
                .publisher { Just(3) },
                .concatenate(.send(4), .send(5)).cancellable(id: "id")
            )
            return effect.map { "\($0)" }
        }
        await store.send("start").finish()
        #expect(Set(store.withState { $0 }) == ["start", "1", "2", "3", "4", "5"])
    }

    @Test func `combinations of empty effects are empty`() async {
        let store = ClosureFeature.store { _ in
            .merge(.none, .concatenate([Effect<String>.none]), Effect<String>.none.cancellable(id: 1).animation())
        }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start"])
    }

    @Test func `a publisher's values are sent`() async {
        let subject = PassthroughSubject<String, Never>()
        let store = ClosureFeature.store { action in action == "start" ? .publisher { subject } : .none }
        let task = store.send("start")
        subject.send("one")
        subject.send("two")
        #expect(store.withState { $0 } == ["start", "one", "two"])
        subject.send(completion: .finished)
        await task.finish()
        subject.send("three")
        #expect(store.withState(\.count) == 3)
    }

    @Test func `a publisher's values from another thread are handled on the main actor and reported once`() async {
        let queue = DispatchQueue(label: "publisher")
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .publisher { ["one", "two"].publisher.receive(on: queue) }
        }
        await withKnownIssue {
            await store.send("start").finish()
        } matching: { issue in
            issue.description.contains("has published off the main thread")
        }
        #expect(store.withState { $0 } == ["start", "one", "two"])
    }

    /// Sends a value on another thread while the main actor waits for it.
    private func sendElsewhere(_ value: String, to subject: PassthroughSubject<String, Never>) {
        nonisolated(unsafe) let subject = subject
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            subject.send(value)
            done.signal()
        }
        done.wait()
    }

    @Test func `values published on the main actor follow pending ones from other threads`() async {
        let subject = PassthroughSubject<String, Never>()
        let store = ClosureFeature.store { action in action == "start" ? .publisher { subject } : .none }
        await withKnownIssue {
            let task = store.send("start")
            subject.send("one")
            sendElsewhere("two", to: subject)
            subject.send("three")
            subject.send(completion: .finished)
            await task.finish()
        } matching: { issue in
            issue.description.contains("has published off the main thread")
        }
        #expect(store.withState { $0 } == ["start", "one", "two", "three"])
    }
}
