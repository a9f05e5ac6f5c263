import EvergreenDependencies
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct EffectValuesTests {
    @Test func `in tests, assertions report issues`() {
        @Dependency(\.assert) var assert
        @Dependency(\.precondition) var precondition
        @Dependency(\.assertionFailure) var assertionFailure
        assert(true, "not reported")
        precondition(1 == 1)
        withKnownIssue {
            assert(false, "the count is negative")
        } matching: {
            $0.description.contains("the count is negative") && $0.sourceLocation?.line == #line - 2
        }
        withKnownIssue { precondition(false) }
        withKnownIssue {
            assertionFailure("unreachable")
        } matching: {
            $0.description.contains("unreachable")
        }
    }

    @Test func `satisfied live assertions do nothing`() {
        withDependencies {
            $0.context = .live
        } operation: {
            @Dependency(\.assert) var assert
            @Dependency(\.precondition) var precondition
            assert(true)
            precondition(true)
        }
    }

    @Test func `in tests, fireAndForget work is done when the call returns`() async {
        @Dependency(\.fireAndForget) var fireAndForget
        let isDone = LockIsolated(false)
        await fireAndForget {
            await Task.megaYield()
            isDone.setValue(true)
            throw CancellationError()
        }
        #expect(isDone.value)
    }

    @Test func `live fireAndForget work continues when its caller is cancelled, with its dependencies`() async {
        let (names, continuation) = AsyncStream<String>.makeStream()
        let task = Task {
            await withDependencies {
                $0.context = .live
                $0.name = "set"
            } operation: {
                @Dependency(\.fireAndForget) var fireAndForget
                await fireAndForget(priority: .low) {
                    continuation.yield(Task.isCancelled ? "cancelled" : currentName())
                }
            }
        }
        task.cancel()
        await task.value
        #expect(await names.first { _ in true } == "set")
    }

    @Test func `an unset URL session is reported and loads nothing in a test`() async throws {
        let url = try #require(URL(string: "https://example.com/todos"))
        await withKnownIssue {
            @Dependency(\.urlSession) var session
            let error = await #expect(throws: URLError.self) { try await session.data(from: url) }
            #expect(error?.code == .notConnectedToInternet)
        } matching: {
            $0.description.contains("URLSession")
        }
    }

    @Test func `openURL calls the test's effect, and is reported without one`() async throws {
        let url = try #require(URL(string: "https://example.com"))
        let opened = LockIsolated<URL?>(nil)
        await withDependencies {
            $0.openURL = OpenURLEffect { url in
                opened.setValue(url)
                return true
            }
        } operation: {
            @Dependency(\.openURL) var openURL
            #expect(await openURL(url))
        }
        #expect(opened.value == url)
        @Dependency(\.openURL) var openURL
        await withKnownIssue {
            #expect(await openURL(url) == false)
        } matching: {
            $0.description.contains("openURL")
        }
    }

    @Test func `a type-erased clock keeps its clock's time`() async throws {
        let test = TestClock()
        let clock = AnyClock(test)
        let start = clock.now
        let task = Task { try await clock.sleep(for: .seconds(2)) }
        await test.waitForSleepers()
        await #expect(throws: SuspensionError.self) { try await test.checkSuspension() }
        await test.advance(by: .seconds(2))
        try await task.value
        try await test.checkSuspension()
        #expect(start.duration(to: clock.now) == .seconds(2))
        #expect(clock.minimumResolution == .zero)
    }

    @Test func `each use of an unimplemented clock is reported`() async throws {
        let clock: any Clock<Duration> = UnimplementedClock(name: "the clock")
        try await withKnownIssue {
            try await clock.sleep(for: .seconds(1))
        } matching: {
            $0.description.contains("the clock")
        }
        withKnownIssue {
            _ = UnimplementedClock().now
        } matching: {
            $0.description.contains("UnimplementedClock.now")
        }
    }

    @Test func `a clock that never stops running is reported`() async {
        let clock = TestClock()
        let task = Task { for await _ in clock.timer(interval: .seconds(1)) {} }
        await clock.waitForSleepers()
        await withKnownIssue {
            await clock.run(timeout: .zero)
        } matching: {
            $0.description.contains("still sleep")
        }
        task.cancel()
        await task.value
        await clock.run()
    }
}
