import EvergreenDependencies
import EvergreenStore
import Testing

/// Debounced and throttled effects.
@MainActor
struct TimingTests {
    @Test func `a debounced effect starts after a pause`() async {
        let scheduler = TestScheduler()
        let store = ClosureFeature.store { action in
            guard action.hasPrefix("key") else { return .none }
            return .send("search \(action)").debounce(id: 1, for: .milliseconds(300), scheduler: scheduler)
        }
        let first = store.send("key a")
        await scheduler.advance(by: .milliseconds(200))
        let second = store.send("key b")
        await scheduler.advance(by: .milliseconds(200))
        #expect(store.withState { $0 } == ["key a", "key b"])
        await scheduler.advance(by: .milliseconds(100))
        #expect(store.withState { $0 } == ["key a", "key b", "search key b"])
        await first.finish()
        await second.finish()
    }

    @Test func `a debounced effect can be cancelled before it starts`() async {
        let scheduler = TestScheduler()
        let store = ClosureFeature.store { action in
            switch action {
            case "key": .send("search").debounce(id: 1, for: .milliseconds(300), scheduler: scheduler)
            case "stop": .cancel(id: 1)
            default: .none
            }
        }
        let task = store.send("key")
        store.send("stop")
        await task.finish()
        await scheduler.advance(by: .seconds(1))
        #expect(store.withState { $0 } == ["key", "stop"])
    }

    @Test(arguments: [(true, "3"), (false, "2")])
    func `a throttled effect sends once per interval`(latest: Bool, delayed: String) async {
        let scheduler = TestScheduler()
        let store = ClosureFeature.store { action in
            guard let number = Int(action) else { return .none }
            return .send("throttled \(number)")
                .throttle(id: 1, for: .seconds(1), scheduler: scheduler, latest: latest)
        }
        store.send("1")
        #expect(store.withState { $0 } == ["1", "throttled 1"])
        let second = store.send("2")
        await scheduler.advance(by: .milliseconds(250))
        let third = store.send("3")
        await scheduler.advance(by: .milliseconds(250))
        #expect(store.withState { $0 } == ["1", "throttled 1", "2", "3"])
        await scheduler.advance(by: .milliseconds(500))
        #expect(store.withState { $0 } == ["1", "throttled 1", "2", "3", "throttled \(delayed)"])
        await second.finish()
        await third.finish()
        await scheduler.advance(by: .seconds(1))
        store.send("4")
        #expect(store.withState(\.last) == "throttled 4")
    }
}
