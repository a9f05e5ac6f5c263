import EvergreenStore
import Testing

/// Features in a list.
@MainActor
struct ForEachTests {
    @Test func `an action changes only its element`() {
        let store = Rows.store(count: 3)
        store.send(.rows(.element(id: 1, action: .incremented)))
        #expect(store.rows.map(\.count) == [0, 1, 0])
    }

    @Test func `effects with equal ids in two elements do not cancel each other`() async throws {
        let store = Rows.store(count: 2)
        let (first, firstContinuation) = AsyncStream<String>.makeStream()
        let (second, secondContinuation) = AsyncStream<String>.makeStream()
        store.send(.rows(.element(id: 0, action: .watched(first))))
        store.send(.rows(.element(id: 1, action: .watched(second))))
        firstContinuation.yield("a")
        secondContinuation.yield("b")
        try await wait { store.rows[0].events == ["a"] && store.rows[1].events == ["b"] }
        store.send(.removed(0))
        store.send(.removed(1))
    }

    @Test func `an element's effects end when it is removed`() async {
        let store = Rows.store(count: 2)
        let (events, _) = AsyncStream<String>.makeStream()
        let task = store.send(.rows(.element(id: 0, action: .watched(events))))
        store.send(.moved)
        #expect(!task.isCancelled)
        store.send(.removed(0))
        await task.finish()
        #expect(store.rows.map(\.id) == [1])
    }

    @Test func `an action for a removed element is reported and changes nothing`() {
        let store = Rows.store(count: 1)
        withKnownIssue {
            store.send(.rows(.element(id: 7, action: .incremented)))
        } matching: { issue in
            issue.description.contains("'forEach' in Rows received an action for a missing child")
                && issue.description.contains("no element has the id 7")
        }
        #expect(store.rows.map(\.count) == [0])
    }

    @Test func `an element keeps its store when it moves`() throws {
        let store = Rows.store(count: 3)
        let before = Array(store.scope(state: \.rows, action: \.rows))
        store.send(.moved)
        let after = Array(store.scope(state: \.rows, action: \.rows))
        #expect(before == after.reversed())
        before[0].send(.incremented)
        #expect(store.rows[id: 0]?.count == 1)
    }

    @Test func `the store of a removed element keeps its last state`() {
        let store = Rows.store(count: 2)
        let row = Array(store.scope(state: \.rows, action: \.rows))[1]
        row.send(.incremented)
        #expect(row.count == 1)
        store.send(.removed(1))
        #expect(row.count == 1)
    }
}
