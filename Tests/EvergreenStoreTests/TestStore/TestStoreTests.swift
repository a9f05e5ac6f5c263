import EvergreenStoreTesting
import Testing

/// A test store's assertions.
@MainActor
struct TestStoreTests {
    @Test func `changes are asserted by closures`() async {
        let store = makeTestStore()
        await store.send(.incrementButtonTapped) { $0.count = 1 }
        await store.send(\.incrementButtonTapped) { $0.count = 2 }
        #expect(store.state.count == 2)
    }

    @Test func `actions are received by key path, by value and by condition`() async {
        let store = makeTestStore()
        await store.send(.loadButtonTapped)
        await store.receive(\.response) { $0.text = "0" }
        await store.send(.incrementButtonTapped) { $0.count = 1 }
        await store.send(.loadButtonTapped)
        await store.receive(.response("1")) { $0.text = "1" }
        await store.send(.loadButtonTapped)
        await store.receive(\.response, "1")
        await store.send(.loadButtonTapped)
        await store.receive { $0 == .response("1") }
    }

    @Test func `a test clock controls a timer's ticks`() async {
        let clock = TestClock()
        let store = makeTestStore(clock: clock)
        await store.send(.startButtonTapped)
        await clock.waitForSleepers()
        await clock.advance(by: .seconds(1))
        await store.receive(\.ticked) { $0.count = 1 }
        await clock.waitForSleepers()
        await clock.advance(by: .seconds(1))
        await store.receive(\.ticked) { $0.count = 2 }
        await store.send(.stopButtonTapped)
        await store.finish()
    }

    @Test func `an action's effects are cancelled by its task`() async {
        let store = makeTestStore()
        let task = await store.send(.startButtonTapped)
        #expect(!task.isCancelled)
        await task.cancel()
        await store.finish()
    }

    @Test func `bindings are sent by field`() async {
        let store = makeTestStore()
        await store.send(\.binding.text, "Hello") { $0.text = "Hello" }
        await store.send(.binding(.set(\.count, 3))) { $0.count = 3 }
    }

    @Test func `a presented feature dismisses itself`() async {
        let store = makeTestStore()
        await store.send(.showButtonTapped) { $0.child = Toggling.State() }
        await store.send(\.child.toggled) { $0.child?.isOn = true }
        await store.send(\.child.closeButtonTapped)
        await store.receive(\.child.dismiss) { $0.child = nil }
        #expect(!store.isDismissed)
    }

    @Test func `the feature under test dismisses itself`() async {
        let store = makeTestStore()
        await store.send(.closeButtonTapped)
        await store.finish()
        #expect(store.isDismissed)
    }

    @Test func `stack elements are asserted by id and by appending`() async {
        let store = makeTestStore()
        await store.send(.pushButtonTapped) { $0.path[id: 0] = Toggling.State() }
        await store.send(.pushButtonTapped) { $0.path.append(Toggling.State()) }
        await store.send(\.path[id: 1].toggled) { $0.path[id: 1]?.isOn = true }
        await store.send(\.path.popFrom, 0) { $0.path = StackState() }
    }

    @Test func `dependencies change between actions`() async {
        let store = makeTestStore()
        let other = TestClock()
        store.dependencies.continuousClock = other
        let task = await store.send(.startButtonTapped)
        await other.waitForSleepers()
        await task.cancel()
        await store.withDependencies {
            $0.continuousClock = ImmediateClock()
        } operation: {
            await store.send(.incrementButtonTapped) { $0.count = 1 }
        }
    }

    @Test func `the state is asserted without an action`() async {
        let store = makeTestStore()
        await store.send(.incrementButtonTapped) { $0.count = 1 }
        store.assert { $0.count = 1 }
        await failing("The state is not as expected after the actions so far:") {
            store.assert { $0.count = 2 }
        }
    }

    @Test func `without exhaustivity, only assertions are checked`() async {
        let store = makeTestStore()
        store.exhaustivity = .off
        await store.send(.incrementButtonTapped)
        await store.send(.incrementButtonTapped) { $0.count = 2 }
        await store.send(.loadButtonTapped)
        await store.send(.loadButtonTapped)
        await store.receive(\.response) { $0.text = "2" }
        await store.send(.startButtonTapped)
        await failing("The state is not as expected after '.incrementButtonTapped' was sent:") {
            await store.send(.incrementButtonTapped) { $0.count = 9 }
        }
    }

    @Test func `skipped assertions are shown as known issues`() async {
        let store = makeTestStore()
        await store.withExhaustivity(.off(showSkippedAssertions: true)) {
            await store.send(.incrementButtonTapped)
            await store.send(.loadButtonTapped)
            await store.skipReceivedActions()
        }
        #expect(store.state.text == "1")
    }

    @Test func `received actions and running effects are skipped`() async {
        let store = makeTestStore()
        await store.send(.loadButtonTapped)
        await store.skipReceivedActions()
        #expect(store.state.text == "0")
        await store.send(.startButtonTapped)
        await store.skipInFlightEffects()
        await failing("There are no received actions to skip.") { await store.skipReceivedActions() }
        await failing("There are no running effects to skip.") { await store.skipInFlightEffects() }
        await store.skipReceivedActions(strict: false)
    }
}
