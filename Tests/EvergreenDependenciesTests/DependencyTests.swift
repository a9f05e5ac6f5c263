import EvergreenDependencies
import Testing

private struct Settings: DependencyKey, Equatable {
    var size = 1
    static let liveValue = Settings()
    static let testValue = Settings(size: 3)
}

@Suite struct DependencyTests {
    struct Feature {
        @Dependency(\.name) var name
        @Dependency(\.name.count) var length
    }

    @Test func `a property reads the value at its key path`() {
        #expect(Feature().name == "test")
    }

    @Test func `a nested key path reads a part of a dependency`() {
        #expect(Feature().length == 4)
        withDependencies {
            $0.name = "longer"
        } operation: {
            #expect(Feature().length == 6)
        }
    }

    @Test func `a key can be read by its type`() {
        @Dependency(Settings.self) var settings
        #expect(settings == Settings(size: 3))
        withDependencies {
            $0[Settings.self].size = 5
        } operation: {
            #expect(settings.size == 5)
        }
    }

    @Test func `a key path passed as an argument can be read`() {
        func read<Value>(_ path: KeyPath<DependencyValues, Value> & Sendable) -> Value {
            Dependency(path).wrappedValue
        }
        #expect(read(\.name) == "test")
    }

    @Test func `a local variable reads the current value`() {
        @Dependency(\.name) var name
        withDependencies {
            $0.name = "a"
        } operation: {
            #expect(name == "a")
        }
        #expect(name == "test")
    }

    @Test func `a local variable in a closure reads the value where the closure is called`() {
        let closure = {
            @Dependency(\.name) var name
            return name
        }
        #expect(
            withDependencies {
                $0.name = "a"
            } operation: {
                closure()
            } == "a"
        )
        #expect(closure() == "test")
    }

    @Test func `a property keeps the overrides of the scope in which it was created`() {
        let feature = withDependencies {
            $0.name = "made"
        } operation: {
            Feature()
        }
        #expect(feature.name == "made")
    }

    @Test func `an override where a property is read takes precedence over the one where it was created`() {
        let feature = withDependencies {
            $0.name = "made"
        } operation: {
            Feature()
        }
        withDependencies {
            $0.name = "read"
        } operation: {
            #expect(feature.name == "read")
        }
    }

    @Test func `an override where a property is read keeps its other overrides`() {
        let feature = withDependencies {
            $0.name = "made"
        } operation: {
            Feature()
        }
        withDependencies {
            $0.liveOnly = "read"
        } operation: {
            #expect(feature.name == "made")
        }
    }

    @Test func `a property keeps the context of the scope in which it was created`() {
        let feature = withDependencies {
            $0.context = .preview
        } operation: {
            Feature()
        }
        #expect(feature.name == "preview")
    }
}
