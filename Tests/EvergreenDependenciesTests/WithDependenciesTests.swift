import EvergreenDependencies
import Testing

@Suite struct WithDependenciesTests {
    struct Failure: Error {}

    @Test func `an override ends with its operation`() {
        withDependencies {
            $0.name = "a"
        } operation: {
            #expect(currentName() == "a")
        }
        #expect(currentName() == "test")
    }

    @Test func `the result of the operation is returned`() {
        #expect(
            withDependencies {
                $0.name = "a"
            } operation: {
                currentName() + "!"
            } == "a!"
        )
    }

    @Test func `the innermost override applies, and the outer one is restored`() {
        withDependencies {
            $0.name = "outer"
        } operation: {
            withDependencies {
                $0.name = "inner"
            } operation: {
                #expect(currentName() == "inner")
            }
            #expect(currentName() == "outer")
        }
    }

    @Test func `a scope keeps the overrides of enclosing scopes`() {
        withDependencies {
            $0.liveOnly = "outer"
        } operation: {
            withDependencies {
                $0.name = "inner"
            } operation: {
                @Dependency(\.liveOnly) var liveOnly
                #expect(liveOnly == "outer")
            }
        }
    }

    @Test func `an update sees the current values`() {
        withDependencies {
            $0.name = "a"
        } operation: {
            withDependencies {
                $0.name += "b"
            } operation: {
                #expect(currentName() == "ab")
            }
        }
    }

    @Test func `many overrides are independent`() {
        withDependencies {
            $0[NumberKey<Int>.self] = 1
            $0[NumberKey<Int8>.self] = 2
            $0[NumberKey<Int16>.self] = 3
            $0[NumberKey<Int32>.self] = 4
            $0[NumberKey<Int64>.self] = 5
            $0[NumberKey<UInt>.self] = 6
            $0[NumberKey<UInt8>.self] = 7
            $0[NumberKey<UInt16>.self] = 8
            $0[NumberKey<UInt32>.self] = 9
            $0[NumberKey<UInt8>.self] = 10
        } operation: {
            let values = DependencyValuesReader()
            #expect(values.numbers == [1, 2, 3, 4, 5, 6, 10, 8, 9, 0])
        }
    }

    @Test func `nested overrides unwind when the operation throws`() {
        func nested() throws {
            try withDependencies {
                $0.name = "outer"
            } operation: {
                do {
                    try withDependencies {
                        $0.name = "inner"
                    } operation: {
                        throw Failure()
                    }
                } catch {
                    #expect(currentName() == "outer")
                    throw error
                }
            }
        }
        #expect(throws: Failure.self) { try nested() }
        #expect(currentName() == "test")
    }

    @Test func `a throwing update does not run the operation`() {
        #expect(throws: Failure.self) {
            try withDependencies { _ in
                throw Failure()
            } operation: {
                Issue.record("The operation ran.")
            }
        }
        #expect(currentName() == "test")
    }

    @Test func `an asynchronous operation keeps its overrides across suspensions`() async {
        await withDependencies {
            $0.name = "a"
        } operation: {
            await Task.yield()
            #expect(currentName() == "a")
        }
        #expect(currentName() == "test")
    }

    @Test func `an asynchronous update can await its values`() async {
        func later() async -> String {
            await Task.yield()
            return "later"
        }
        await withDependencies {
            $0.name = await later()
        } operation: {
            #expect(currentName() == "later")
        }
    }

    @Test func `an asynchronous operation that throws unwinds its overrides`() async {
        await #expect(throws: Failure.self) {
            try await withDependencies {
                $0.name = "a"
            } operation: {
                await Task.yield()
                throw Failure()
            }
        }
        #expect(currentName() == "test")
    }

    @Test func `nested overrides unwind when the operation is cancelled`() async {
        let clock = TestClock()
        let names = LockedBox<[String]>([])
        let task = Task {
            await withDependencies {
                $0.name = "outer"
            } operation: {
                do {
                    try await withDependencies {
                        $0.name = "inner"
                    } operation: {
                        try await clock.sleep(for: .seconds(1))
                    }
                } catch is CancellationError {
                    names.withLock { $0.append(currentName()) }
                } catch {
                    Issue.record(error)
                }
            }
            names.withLock { $0.append(currentName()) }
        }
        await clock.waitForSleepers()
        task.cancel()
        await task.value
        #expect(names.withLock { $0 } == ["outer", "test"])
    }

    @Test func `child tasks inherit overrides`() async {
        await withDependencies {
            $0.name = "a"
        } operation: {
            async let bound = currentName()
            #expect(await bound == "a")
            #expect(await Task { currentName() }.value == "a")
            await withTaskGroup(of: String.self) { group in
                for _ in 0..<3 { group.addTask { currentName() } }
                for await name in group { #expect(name == "a") }
            }
        }
    }

    @Test func `detached tasks do not inherit overrides`() async {
        await withDependencies {
            $0.name = "a"
        } operation: {
            #expect(await Task.detached { currentName() }.value == "test")
        }
    }

    @Test func `a task that outlives the scope keeps its overrides`() async throws {
        let clock = TestClock()
        let task = withDependencies {
            $0.name = "a"
        } operation: {
            Task {
                try await clock.sleep(for: .seconds(1))
                return currentName()
            }
        }
        await clock.waitForSleepers()
        await clock.advance(by: .seconds(1))
        #expect(try await task.value == "a")
    }

    @MainActor
    @Test func `an asynchronous operation runs on its caller's actor`() async {
        var count = 0
        await withDependencies {
            MainActor.assertIsolated()
            $0.name = "a"
        } operation: {
            MainActor.assertIsolated()
            count += 1
            await Task.yield()
            MainActor.assertIsolated()
        }
        #expect(count == 1)
    }

    @Test func `an asynchronous operation runs on the given actor`() async {
        actor Counter {
            var names: [String] = []
            func run() async {
                await withDependencies(isolation: self) {
                    $0.name = "a"
                } operation: {
                    names.append(currentName())
                }
            }
        }
        let counter = Counter()
        await counter.run()
        #expect(await counter.names == ["a"])
    }
}

/// As many keys as there are types.
enum NumberKey<Tag>: DependencyKey {
    static var liveValue: Int { 0 }
    static var testValue: Int { 0 }
}

struct DependencyValuesReader {
    @Dependency(NumberKey<Int>.self) var a
    @Dependency(NumberKey<Int8>.self) var b
    @Dependency(NumberKey<Int16>.self) var c
    @Dependency(NumberKey<Int32>.self) var d
    @Dependency(NumberKey<Int64>.self) var e
    @Dependency(NumberKey<UInt>.self) var f
    @Dependency(NumberKey<UInt8>.self) var g
    @Dependency(NumberKey<UInt16>.self) var h
    @Dependency(NumberKey<UInt32>.self) var i
    @Dependency(NumberKey<UInt64>.self) var j

    var numbers: [Int] { [a, b, c, d, e, f, g, h, i, j] }
}
