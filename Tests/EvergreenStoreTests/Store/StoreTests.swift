import EvergreenDependencies
import EvergreenStore
import Testing

/// A store handles actions in sequence, and is scoped to child stores.
@MainActor
struct StoreTests {
    @Test func `an action sent while another is handled is queued`() async {
        final class Box { var store: Store<[String], String>? }
        let box = Box()
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            let task = MainActor.assumeIsolated { box.store?.send("inner") }
            MainActor.assumeIsolated { #expect(box.store?.withState { $0 } == []) }
            #expect(task != nil)
            return .send("effect")
        }
        box.store = store
        store.send("start")
        #expect(store.withState { $0 } == ["start", "inner", "effect"])
        box.store = nil
    }

    @Test func `a queued action's task ends with its effects`() async {
        final class Box {
            var store: Store<[String], String>?
            var task: StoreTask?
        }
        let box = Box()
        let gate = Gate()
        let store = ClosureFeature.store { action in
            switch action {
            case "start":
                MainActor.assumeIsolated { box.task = box.store?.send("inner") }
                return .none
            case "inner":
                return .run { send in
                    await gate.wait()
                    await send("done")
                }
            default: return .none
            }
        }
        box.store = store
        store.send("start")
        gate.open()
        await box.task?.finish()
        #expect(store.withState { $0 } == ["start", "inner", "done"])
        box.store = nil
    }

    @Test func `a task of an action without effects is finished`() async {
        let store = ClosureFeature.store { _ in .none }
        let task = store.send("start")
        await task.finish()
        await task.cancel()
        #expect(task == store.send("again"))
    }

    @Test func `the state is published after each action, and a field when it changes`() {
        let store = ClosureFeature.store { _ in .none }
        var counts: [Int] = []
        var firsts: [Bool] = []
        let all = store.publisher.sink { counts.append($0.count) }
        let some = store.publisher.isEmpty.sink { firsts.append($0) }
        store.send("one")
        store.send("two")
        #expect(counts == [0, 1, 2])
        #expect(firsts == [true, false])
        all.cancel()
        some.cancel()
    }

    @Test func `a store scoped with closures sends the parent's actions`() {
        let store = ClosureFeature.store { _ in .none }
        let child: Store<Int, Int> = store.scope(state: { $0.count }, action: { "\($0)" })
        child.send(42)
        #expect(child.withState { $0 } == 1)
        #expect(store.withState { $0 } == ["42"])
    }

    @Test func `a scoped store keeps the parent's effects alive`() async {
        var store: Store<[String], String>? = ClosureFeature.store { action in
            action == "start" ? .run { send in await send("done") } : .none
        }
        let child = store?.scope(state: { $0 }, action: { $0 })
        let task = store?.send("start")
        store = nil
        await task?.finish()
        #expect(child?.withState { $0 } == ["start", "done"])
    }
}
