import EvergreenDependencies
import EvergreenStore
import Testing

/// Effects that do asynchronous work.
@MainActor
struct RunTests {
    @Test func `an effect sends actions, and its task awaits them`() async {
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .run { send in
                await send("one")
                await send("two")
            }
        }
        let task = store.send("start")
        #expect(store.withState { $0 } == ["start"])
        await task.finish()
        #expect(store.withState { $0 } == ["start", "one", "two"])
    }

    @Test func `a task awaits the effects of actions sent by effects`() async {
        let store = ClosureFeature.store { action in
            switch action {
            case "start": .run { send in await send("middle") }
            case "middle": .run { send in await send("end") }
            default: .none
            }
        }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start", "middle", "end"])
    }

    @Test func `an effect can run on the main actor`() async {
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .run { @MainActor send in
                MainActor.assertIsolated()
                send("sent")
            }
        }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start", "sent"])
    }

    @Test func `an error goes to the catch closure`() async {
        struct Failure: Error {}
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .run { _ in
                throw Failure()
            } catch: { error, send in
                await send("caught \(type(of: error))")
            }
        }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start", "caught Failure"])
    }

    @Test func `an uncaught error is reported`() async {
        struct Failure: Error {}
        let store = ClosureFeature.store { _ in .run { _ in throw Failure() } }
        await withKnownIssue {
            await store.send("start").finish()
        } matching: { issue in
            issue.description.contains("threw an unhandled error: Failure()")
        }
        #expect(store.withState { $0 } == ["start"])
    }

    @Test func `cancellation is not an error`() async {
        let store = ClosureFeature.store { _ in .run { _ in throw CancellationError() } }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start"])
    }

    @Test func `an effect has the dependencies of the reducer that created it`() async {
        let store = Store(initialState: [String]()) {
            ClosureFeature { action in
                guard action == "start" else { return .none }
                return .run { send in
                    @Dependency(\.date.now) var now
                    await send("\(Int(now.timeIntervalSince1970))")
                }
            }
            .dependency(\.date.now, Date(timeIntervalSince1970: 42))
        }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start", "42"])
    }

    @Test func `a store's dependencies apply in reducers and effects`() async {
        let store = Store(initialState: [String]()) {
            ClosureFeature { action in
                @Dependency(\.date.now) var now
                guard action == "start" else { return .none }
                return .run { [now] send in
                    @Dependency(\.date.now) var later
                    await send("\(now == later) \(Int(now.timeIntervalSince1970))")
                }
            }
        } withDependencies: {
            $0.date.now = Date(timeIntervalSince1970: 7)
        }
        await store.send("start").finish()
        #expect(store.withState { $0 } == ["start", "true 7"])
    }

    @Test func `sending from an ended effect is safe`() async throws {
        let gate = Gate()
        let (sends, continuation) = AsyncStream<Send<String>>.makeStream()
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .run { send in
                continuation.yield(send)
                gate.open()
            }
        }
        await store.send("start").finish()
        var iterator = sends.makeAsyncIterator()
        let send = try #require(await iterator.next())
        send("late")
        #expect(store.withState { $0 } == ["start", "late"])
    }

    @Test func `an effect does not inherit the animation of its action`() async {
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .run { send in
                await send("\(await MainActor.run { Transaction.current.animation == nil })")
            }
        }
        await store.send("start", animation: .default).finish()
        #expect(store.withState { $0 } == ["start", "true"])
    }
}
