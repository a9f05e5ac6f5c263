import EvergreenStore
import EvergreenTesting
import Testing

@MainActor
struct ObserveTests {
    @Observable
    final class Counter {
        var count = 0
        var other = 0
    }

    @MainActor
    private final class Log {
        var counts: [Int] = []

        /// Runs the tasks waiting for the main actor.
        func settle(until count: Int) async {
            for _ in 0..<1_000 where counts.count < count { await Task.yield() }
        }
    }

    @Test func `a function is called again after its observed values change`() async {
        let counter = Counter()
        let log = Log()
        let token = observe { log.counts.append(counter.count) }
        #expect(log.counts == [0])
        counter.count = 1
        await log.settle(until: 2)
        #expect(log.counts == [0, 1])
        counter.other = 1
        counter.count = 2
        counter.count = 3
        await log.settle(until: 3)
        #expect(log.counts == [0, 1, 3])
        withExtendedLifetime(token) {}
    }

    @Test func `nothing is called after the token is cancelled or released`() async {
        let counter = Counter()
        let (cancelled, gone, kept) = (Log(), Log(), Log())
        let token = observe { cancelled.counts.append(counter.count) }
        var tokens: Set<ObserveToken> = []
        observe { gone.counts.append(counter.count) }.store(in: &tokens)
        let last = observe { kept.counts.append(counter.count) }
        token.cancel()
        tokens.removeAll()
        counter.count = 1
        await kept.settle(until: 2)
        #expect(kept.counts == [0, 1])
        #expect(cancelled.counts == [0])
        #expect(gone.counts == [0])
        withExtendedLifetime(last) {}
    }

    @Test func `a store and a shared value are observed`() async {
        let store = Store(initialState: SharedCount.State()) { SharedCount() }
        let log = Log()
        let token = observe { log.counts.append(store.own + store.shared) }
        store.send(.incremented)
        await log.settle(until: 2)
        #expect(log.counts == [0, 11])
        withExtendedLifetime(token) {}
    }

    @Reducer
    struct SharedCount {
        @ObservableState
        struct State {
            var own = 0
            @Shared(value: 0) var shared: Int
        }

        enum Action {
            case incremented
        }

        var body: some ReducerOf<Self> {
            Reduce { state, _ in
                state.own += 1
                state.$shared.withLock { $0 += 10 }
                return .none
            }
        }
    }
}
