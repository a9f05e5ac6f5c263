import Dispatch
import EvergreenDependencies
import Testing

@Suite struct ConcurrencyTests {
    @Test func `10,000 parallel reads and overrides see their own values`() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<10_000 {
                group.addTask {
                    guard currentName() == "test" else { return false }
                    return await withDependencies {
                        $0.name = "\(number)"
                    } operation: {
                        guard currentName() == "\(number)" else { return false }
                        await Task.yield()
                        let inner = withDependencies {
                            $0.name += "!"
                        } operation: {
                            currentName()
                        }
                        return inner == "\(number)!" && currentName() == "\(number)"
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test func `10,000 parallel reads through one property have one value`() async {
        let feature = DependencyTests.Feature()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<10_000 {
                group.addTask { feature.name == "test" }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test func `threads read while others create values of many keys`() {
        withEscapedDependencies { dependencies in
            DispatchQueue.concurrentPerform(iterations: 10_000) { number in
                dependencies.yield {
                    let isRight =
                        switch number % 4 {
                        case 0: FreshKey<Int, Int>.isRight && FreshKey<Int8, Int>.isRight
                        case 1: FreshKey<Int, Int8>.isRight && FreshKey<Int8, Int8>.isRight
                        case 2: FreshKey<Int, Int16>.isRight && FreshKey<Int8, Int16>.isRight
                        default: FreshKey<Int, Int32>.isRight && FreshKey<Int8, Int32>.isRight
                        }
                    if !isRight { Issue.record("A key gave another's value.") }
                }
            }
        }
    }

    @Test func `10,000 cancelled tasks unwind their overrides`() async {
        let clock = TestClock()
        await withTaskGroup(of: String.self) { group in
            for number in 0..<10_000 {
                group.addTask {
                    do {
                        return try await withDependencies {
                            $0.name = "\(number)"
                        } operation: {
                            try await clock.sleep(for: .seconds(1))
                            return currentName()
                        }
                    } catch {
                        return currentName()
                    }
                }
            }
            await clock.waitForSleepers(100)
            group.cancelAll()
            for await name in group { #expect(name == "test") }
        }
    }

    @Test func `incrementing identifiers are unique across tasks`() async {
        let identifiers = UUIDGenerator.incrementing
        await withDependencies {
            $0.uuid = identifiers
        } operation: {
            var seen: Set<String> = []
            await withTaskGroup(of: String.self) { group in
                for _ in 0..<1_000 {
                    group.addTask {
                        @Dependency(\.uuid) var uuid
                        return uuid().uuidString
                    }
                }
                for await identifier in group { seen.insert(identifier) }
            }
            #expect(seen.count == 1_000)
        }
    }
}

/// Many keys.
private enum FreshKey<First, Second>: DependencyKey {
    static var liveValue: String { testValue }
    static var testValue: String { "\(First.self), \(Second.self)" }

    static var isRight: Bool {
        @Dependency(FreshKey<First, Second>.self) var value
        return value == "\(First.self), \(Second.self)"
    }
}
