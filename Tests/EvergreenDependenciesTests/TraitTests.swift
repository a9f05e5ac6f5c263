import EvergreenDependenciesTesting
import Foundation
import Testing

/// A dependency that is its own key.
private struct Greeter: TestDependencyKey {
    var greeting = "none"
    static let testValue = Greeter()
}

/// Counts its reads.
private final class Counter: TestDependencyKey, Sendable {
    let count = LockIsolated(0)
    static var testValue: Counter { Counter() }
}

@Suite(
    .dependencies {
        $0.name = "suite"; $0.date.now = Date(timeIntervalSince1970: 1)
    }
)
struct TraitTests {
    @Test func `a test has its suite's values`() {
        @Dependency(\.date.now) var now
        #expect(currentName() == "suite")
        #expect(now == Date(timeIntervalSince1970: 1))
    }

    @Test(.dependency(\.name, "test"))
    func `a test's own trait overrides its suite's`() async {
        #expect(currentName() == "test")
        #expect(await Task { currentName() }.value == "test")
    }

    @Test(.dependencies { $0.name = "first" }, .dependency(\.date.now, Date(timeIntervalSince1970: 2)))
    func `several traits combine`() {
        @Dependency(\.date.now) var now
        #expect(currentName() == "first")
        #expect(now == Date(timeIntervalSince1970: 2))
    }

    @Test(.dependency(Greeter(greeting: "hello")))
    func `a dependency that is its own key needs no path`() {
        @Dependency(Greeter.self) var greeter
        #expect(greeter.greeting == "hello")
    }

    @Test(.dependencies, arguments: 0..<10)
    func `each test case has its own values`(_: Int) {
        @Dependency(Counter.self) var counter
        counter.count.withValue { $0 += 1 }
        #expect(counter.count.value == 1)
    }
}
