import EvergreenDependencies
import Testing

@Suite struct PrepareDependenciesTests {
    private struct Client: DependencyKey {
        var name = "live"
        var size = 1
        static let liveValue = Client()
        static var testValue: Client { Client(name: "test") }
    }

    private enum PlainKey: DependencyKey {
        static let liveValue = "live"
        static let testValue = "test"
    }

    private func read<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value {
        @Dependency(key) var value
        return value
    }

    @Test func `a prepared value is used, including by unstructured tasks`() async {
        prepareDependencies { $0[PlainKey.self] = "prepared" }
        #expect(read(PlainKey.self) == "prepared")
        #expect(await Task { read(PlainKey.self) }.value == "prepared")
    }

    @Test func `a value prepared in one test is not seen by another`() {
        #expect(read(PlainKey.self) == "test")
    }

    @Test func `a scope overrides a prepared value`() {
        prepareDependencies { $0[PlainKey.self] = "prepared" }
        withDependencies {
            $0[PlainKey.self] = "set"
        } operation: {
            #expect(read(PlainKey.self) == "set")
        }
    }

    @Test func `a part of a value can be prepared`() {
        prepareDependencies { $0[Client.self].size = 2 }
        #expect(read(Client.self).size == 2)
        #expect(read(Client.self).name == "test")
    }

    @Test func `preparing after the first use is reported and has no effect`() {
        #expect(read(PlainKey.self) == "test")
        withKnownIssue {
            prepareDependencies { $0[PlainKey.self] = "late" }
        } matching: { issue in
            issue.description.contains("PlainKey was already used") && issue.sourceLocation?.line == #line - 2
        }
        #expect(read(PlainKey.self) == "test")
    }

    @Test func `preparing twice is reported and has no effect`() {
        prepareDependencies { $0[PlainKey.self] = "first" }
        withKnownIssue {
            prepareDependencies { $0[PlainKey.self] = "second" }
        } matching: { issue in
            issue.description.contains("PlainKey was already prepared")
        }
        #expect(read(PlainKey.self) == "first")
    }

    @Test func `a throwing closure prepares nothing`() {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try prepareDependencies {
                $0[PlainKey.self] = "prepared"
                throw Failure()
            }
        }
        #expect(read(PlainKey.self) == "test")
    }

    @Test func `the context can be prepared`() {
        prepareDependencies {
            $0.context = .live
            $0[Client.self].size = 2
        }
        #expect(read(PlainKey.self) == "live")
        #expect(read(Client.self).size == 2)
        #expect(read(Client.self).name == "live")
    }

    @Test func `preparing the context after the first use is reported`() {
        #expect(read(PlainKey.self) == "test")
        withKnownIssue {
            prepareDependencies { $0.context = .live }
        } matching: { issue in
            issue.description.contains("context was already used")
        }
    }
}
