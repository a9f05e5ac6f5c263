import Dispatch
import EvergreenDependencies
import Testing

@Suite struct WithEscapedDependenciesTests {
    @Test func `a callback reads the dependencies of the scope where it was registered`() async {
        let name = await withCheckedContinuation { continuation in
            withDependencies {
                $0.name = "a"
            } operation: {
                withEscapedDependencies { dependencies in
                    DispatchQueue.global().async {
                        continuation.resume(returning: dependencies.yield { currentName() })
                    }
                }
            }
        }
        #expect(name == "a")
    }

    @Test func `a callback that does not yield reads none of them`() async {
        let name = await withCheckedContinuation { continuation in
            withDependencies {
                $0.name = "a"
            } operation: {
                DispatchQueue.global().async { continuation.resume(returning: currentName()) }
            }
        }
        #expect(name == "test")
    }

    @Test func `a callback can override further`() {
        let continuation = withDependencies {
            $0.name = "a"
        } operation: {
            withEscapedDependencies { $0 }
        }
        let name = continuation.yield {
            withDependencies {
                $0.name += "b"
            } operation: {
                currentName()
            }
        }
        #expect(name == "ab")
        #expect(continuation.yield { currentName() } == "a")
        #expect(currentName() == "test")
    }

    @Test func `the callback's error is rethrown`() {
        struct Failure: Error {}
        withEscapedDependencies { dependencies in
            #expect(throws: Failure.self) { try dependencies.yield { throw Failure() } }
        }
    }

    @MainActor
    @Test func `an asynchronous callback runs on its caller's actor`() async {
        let continuation = await withDependencies {
            $0.name = "a"
        } operation: {
            await withEscapedDependencies { dependencies in
                await Task.yield()
                return dependencies
            }
        }
        let name = await continuation.yield {
            await Task.yield()
            MainActor.assertIsolated()
            return currentName()
        }
        #expect(name == "a")
        #expect(currentName() == "test")
    }
}
