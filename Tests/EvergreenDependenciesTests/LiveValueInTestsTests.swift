import EvergreenDependencies
import Testing

@Suite struct LiveValueInTestsTests {
    private struct Client: DependencyKey {
        var fetch: @Sendable () -> Int
        var add: @Sendable () -> Int
        static let liveValue = Client(fetch: { 1 }, add: { 2 })
    }

    private enum PreviewedKey: DependencyKey {
        static let liveValue = "live"
        static let previewValue = "preview"
    }

    @Test func `a live value used in a test reports its key, file and line`() {
        @Dependency(\.liveOnly) var liveOnly; let line = #line
        withKnownIssue {
            #expect(liveOnly == "live only")
        } matching: { issue in
            issue.description.contains("LiveOnlyKey")
                && issue.description.contains("EvergreenDependenciesTests/LiveValueInTestsTests.swift:\(line)")
                && issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileID == "EvergreenDependenciesTests/LiveValueInTestsTests.swift"
        }
    }

    @Test func `a live value read by key is reported with its line`() {
        @Dependency(LiveOnlyKey.self) var liveOnly; let line = #line
        withKnownIssue {
            _ = liveOnly
        } matching: { issue in
            issue.description.contains("LiveOnlyKey") && issue.sourceLocation?.line == line
        }
    }

    @Test func `each use is reported`() {
        @Dependency(\.liveOnly) var liveOnly
        let count = LockedBox(0)
        withKnownIssue {
            _ = (liveOnly, liveOnly, liveOnly)
        } matching: { _ in
            count.withLock { $0 += 1 }
            return true
        }
        #expect(count.withLock { $0 } == 3)
    }

    @Test func `an overridden value is not reported`() {
        @Dependency(\.liveOnly) var liveOnly
        withDependencies {
            $0.liveOnly = "set"
        } operation: {
            #expect(liveOnly == "set")
        }
    }

    @Test func `overriding a part of a live value is not reported`() {
        @Dependency(Client.self) var client
        withDependencies {
            $0[Client.self].fetch = { 3 }
        } operation: {
            #expect(client.fetch() == 3)
        }
    }

    @Test func `a live value used in the live context is not reported`() {
        @Dependency(\.liveOnly) var liveOnly
        withDependencies {
            $0.context = .live
        } operation: {
            #expect(liveOnly == "live only")
        }
    }

    @Test func `without a test value, a test gets the preview value and a report`() {
        @Dependency(PreviewedKey.self) var value
        withKnownIssue { #expect(value == "preview") }
    }

    @Test func `a live value used in a child task is reported`() async {
        await withKnownIssue {
            await Task {
                @Dependency(\.liveOnly) var liveOnly
                _ = liveOnly
            }.value
        }
    }

    @Test func `a key without a live value is reported in the live context`() {
        @Dependency(TestOnlyKey.self) var value; let line = #line
        withDependencies {
            $0.context = .live
        } operation: {
            withKnownIssue {
                #expect(value == "test only")
            } matching: { issue in
                issue.description.contains("TestOnlyKey") && issue.description.contains("no live value")
                    && issue.sourceLocation?.line == line
            }
        }
    }
}
