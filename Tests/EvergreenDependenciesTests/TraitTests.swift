import EvergreenDependenciesTesting
import Foundation
import Testing

/// A dependency that is its own key.
private struct Greeter: TestDependencyKey {
    var greeting = "none"
    static let testValue = Greeter()
}

/// Counts who has asked for it.
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
    @Test func `a test has the values of its suite`() {
        @Dependency(\.date.now) var now
        #expect(currentName() == "suite")
        #expect(now == Date(timeIntervalSince1970: 1))
    }

    @Test(.dependency(\.name, "test"))
    func `a test's own value comes before that of its suite`() async {
        #expect(currentName() == "test")
        #expect(await Task { currentName() }.value == "test")
    }

    @Test(.dependencies { $0.name = "first" }, .dependency(\.date.now, Date(timeIntervalSince1970: 2)))
    func `several traits add up`() {
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
    func `each case of a test has values of its own`(_: Int) {
        @Dependency(Counter.self) var counter
        counter.count.withValue { $0 += 1 }
        #expect(counter.count.value == 1)
    }
}
