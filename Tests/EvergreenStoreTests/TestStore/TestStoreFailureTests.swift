import EvergreenStoreTesting
import Testing

/// A test store's failure messages: one test per kind of failure.
@MainActor
struct TestStoreFailureTests {
    @Test func `an unasserted change fails`() async {
        let store = makeTestStore()
        await failing(
            "The state has changed unexpectedly after '.incrementButtonTapped' was sent:",
            "Tested.State(",
            "−   count: 0,",
            "+   count: 1,",
            "(Before: −, after: +) Assert the change in the trailing closure."
        ) {
            await store.send(.incrementButtonTapped)
        }
    }

    @Test func `an incorrect expectation fails with the difference`() async {
        let store = makeTestStore()
        await failing(
            "The state is not as expected after '.incrementButtonTapped' was sent:",
            "−   count: 5,",
            "+   count: 1,",
            "(Expected: −, actual: +)"
        ) {
            await store.send(.incrementButtonTapped) { $0.count = 5 }
        }
    }

    @Test func `an expected change that did not occur fails`() async {
        let store = makeTestStore()
        await failing(
            "The test expects a change of the state, but it has not changed after '.stopButtonTapped' was sent."
        ) {
            await store.send(.stopButtonTapped) { $0.count = 0 }
        }
    }

    @Test func `an error in the assertion closure fails`() async {
        struct Failure: Error {}
        let store = makeTestStore()
        store.exhaustivity = .off
        await failing("The closure that changes the expected state threw an error: Failure()") {
            await store.send(.stopButtonTapped) { _ in throw Failure() }
        }
    }

    @Test func `an unasserted received action fails the next send`() async {
        let store = makeTestStore()
        await store.send(.loadButtonTapped)
        await failing(
            "'.incrementButtonTapped' is sent, and 1 received action is not asserted:",
            #"Tested.Action.response("0")"#
        ) {
            await store.send(.incrementButtonTapped) { $0.count = 1 }
        }
    }

    @Test func `an unasserted received action fails the end of the test`() async {
        await failing(
            "The test has ended, and 1 received action was not asserted:",
            "Assert each with 'store.receive', or skip them with 'store.exhaustivity = .off'."
        ) {
            let store = makeTestStore()
            await store.send(.loadButtonTapped)
        }
    }

    @Test func `a running effect fails the end of the test`() async {
        await failing(
            "The test has ended, and 1 effect still runs, started by:",
            "Tested.Action.startButtonTapped"
        ) {
            let store = makeTestStore()
            await store.send(.startButtonTapped)
        }
    }

    @Test func `an effect that does not end fails finish`() async {
        let store = makeTestStore()
        let task = await store.send(.startButtonTapped)
        await failing("The effects of the action have not ended within 0.01 seconds.") {
            await task.finish(timeout: .milliseconds(10))
        }
        await failing("Effects have not ended within 0.01 seconds. They were started by:") {
            await store.finish(timeout: .milliseconds(10))
        }
    }

    @Test func `a missing action fails receive`() async {
        let store = makeTestStore()
        await failing("but received none. No effect runs that could send it.") {
            await store.receive(\.response)
        }
        let task = await store.send(.startButtonTapped)
        await failing(
            "The test expects '.ticked', but received none within 0.01 seconds.",
            "Tested.Action.startButtonTapped",
            "Advance the clock that they wait for first"
        ) {
            await store.receive(.ticked, timeout: .milliseconds(10))
        }
        await task.cancel()
    }

    @Test func `an unexpected action fails receive`() async {
        let store = makeTestStore()
        await store.send(.loadButtonTapped)
        await failing("received another action. It differs:", "(Expected: −, received: +)") {
            await store.receive(.response("other")) { $0.text = "0" }
        }
        await store.send(.loadButtonTapped)
        await failing("received another action. It is in another case:") {
            await store.receive(\.ticked)
        }
        await store.send(.loadButtonTapped)
        await failing("It has another payload:", #"− "other""#) {
            await store.receive(\.response, "other")
        }
    }
}
