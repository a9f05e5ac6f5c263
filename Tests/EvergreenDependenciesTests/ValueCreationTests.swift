import Dispatch
import EvergreenDependencies
import Testing

@Suite struct ValueCreationTests {
    private static let createdCount = LockedBox<[String: Int]>([:])

    private static func create(_ name: String) -> String {
        createdCount.withLock { $0[name, default: 0] += 1 }
        return name
    }

    private static func count(of name: String) -> Int {
        createdCount.withLock { $0[name] ?? 0 }
    }

    private func read<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value {
        @Dependency(key) var value
        return value
    }

    private enum OnceKey: DependencyKey {
        static var liveValue: String { create("once, live") }
        static var testValue: String { create("once, test") }
    }

    @Test func `a value is created once per key and context`() {
        for _ in 0..<3 {
            _ = read(OnceKey.self)
            withDependencies {
                $0.context = .live
            } operation: {
                _ = read(OnceKey.self)
            }
        }
        #expect(Self.count(of: "once, test") == 1)
        #expect(Self.count(of: "once, live") == 1)
    }

    private enum OverriddenKey: DependencyKey {
        static var liveValue: String { create("overridden") }
        static var testValue: String { create("overridden") }
    }

    @Test func `an overridden value is never created`() {
        withDependencies {
            $0[OverriddenKey.self] = "set"
        } operation: {
            #expect(read(OverriddenKey.self) == "set")
        }
        #expect(Self.count(of: "overridden") == 0)
    }

    private final class Counter: DependencyKey, Sendable {
        let count = LockedBox(0)
        static var liveValue: Counter { Counter() }
        static var testValue: Counter { Counter() }
    }

    @Test(arguments: [1]) func `a value created in one test is not seen by another`(_: Int) {
        #expect(
            read(Counter.self).count.withLock {
                $0 += 1; return $0
            } == 1
        )
    }

    @Test func `a value created in the other test is not seen either`() {
        #expect(
            read(Counter.self).count.withLock {
                $0 += 1; return $0
            } == 1
        )
    }

    private enum SlowKey: DependencyKey {
        static var liveValue: String { testValue }
        static var testValue: String {
            // The others arrive while the value is created.
            arrived.wait()
            return create("slow")
        }
        static let arrived = DispatchSemaphore(value: 0)
    }

    @Test func `concurrent threads create a value once`() async {
        await withCheckedContinuation { continuation in
            withEscapedDependencies { dependencies in
                let group = DispatchGroup()
                for _ in 0..<8 {
                    DispatchQueue.global().async(group: group) {
                        dependencies.yield { _ = read(SlowKey.self) }
                    }
                }
                SlowKey.arrived.signal()
                group.notify(queue: .global()) { continuation.resume() }
            }
        }
        #expect(Self.count(of: "slow") == 1)
    }

    private enum OuterKey: DependencyKey {
        static var liveValue: String { testValue }
        static var testValue: String {
            @Dependency(InnerKey.self) var inner
            @Dependency(\.name) var name
            return "outer of \(inner), \(name)"
        }
    }

    private enum InnerKey: DependencyKey {
        static var liveValue: String { testValue }
        static var testValue: String { create("inner") }
    }

    @Test func `creating a value can read and create others`() {
        #expect(read(OuterKey.self) == "outer of inner, test")
    }

    @Test func `creating a value sees the reader's overrides`() {
        withDependencies {
            $0.name = "set"
        } operation: {
            #expect(read(OuterKey.self) == "outer of inner, set")
        }
    }

    private enum WaitingKey: DependencyKey {
        static var liveValue: String { testValue }
        static var testValue: String {
            withEscapedDependencies { dependencies in
                let group = DispatchGroup()
                let value = LockedBox("")
                DispatchQueue.global().async(group: group) {
                    let inner = dependencies.yield { () -> String in
                        @Dependency(InnerKey.self) var inner
                        return inner
                    }
                    value.withLock { $0 = inner }
                }
                group.wait()
                return value.withLock { $0 }
            }
        }
    }

    @Test func `creating a value can wait for another thread that creates another`() {
        #expect(read(WaitingKey.self) == "inner")
    }

    private enum ChickenKey: DependencyKey {
        static var liveValue: String { testValue }
        static var testValue: String {
            @Dependency(EggKey.self) var egg
            return egg
        }
    }

    private enum EggKey: DependencyKey {
        static var liveValue: String { testValue }
        static var testValue: String {
            @Dependency(ChickenKey.self) var chicken
            return chicken
        }
    }

    @Test func `a dependency cycle ends the program with the keys' names`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @Dependency(ChickenKey.self) var chicken
            _ = chicken
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Circular dependencies"))
        #expect(message.contains("ChickenKey"))
        #expect(message.contains("EggKey"))
    }
}
