@testable import EvergreenDependencies
import Observation
import Testing

@Suite struct WithDependenciesFromObjectTests {
    @Observable
    final class Model {
        @ObservationIgnored @Dependency(\.name) var name
        var child: Child?

        func makeChild() {
            child = withDependencies(from: self) { Child() }
        }
    }

    final class Child {
        @Dependency(\.name) var name
    }

    class Base {
        @Dependency(\.name) var name
    }

    final class Derived: Base {}

    final class Plain {}

    @Test func `a child created from its parent has the parent's dependencies`() {
        let model = withDependencies {
            $0.name = "parent"
        } operation: {
            Model()
        }
        model.makeChild()
        #expect(model.child?.name == "parent")
    }

    @Test func `a child created without its parent does not have its dependencies`() {
        _ = withDependencies {
            $0.name = "parent"
        } operation: {
            Model()
        }
        #expect(Child().name == "test")
    }

    @Test func `a property of a superclass has the dependencies too`() {
        let object = withDependencies {
            $0.name = "parent"
        } operation: {
            Derived()
        }
        #expect(withDependencies(from: object) { currentName() } == "parent")
    }

    @Test func `an object without properties has the dependencies of the operation that returned it`() {
        let object = withDependencies {
            $0.name = "parent"
        } operation: {
            Plain()
        }
        #expect(withDependencies(from: object) { currentName() } == "parent")
    }

    @Test func `an update is applied on top of the object's dependencies`() {
        let model = withDependencies {
            $0.name = "parent"
        } operation: {
            Model()
        }
        #expect(
            withDependencies(from: model) {
                $0.name += "!"
            } operation: {
                currentName()
            } == "parent!"
        )
    }

    @Test func `current overrides take precedence over the object's`() {
        let model = withDependencies {
            $0.name = "parent"
        } operation: {
            Model()
        }
        withDependencies {
            $0.name = "force"
        } operation: {
            #expect(withDependencies(from: model) { currentName() } == "force")
        }
    }

    @Test func `an object without dependencies is reported, and the operation runs`() {
        let object = Plain()
        withKnownIssue {
            #expect(withDependencies(from: object) { currentName() } == "test")
        } matching: { issue in
            issue.description.contains("Plain") && issue.sourceLocation?.line == #line - 2
        }
    }

    @MainActor
    @Test func `the asynchronous variants have the object's dependencies on the caller's actor`() async {
        let model = withDependencies {
            $0.name = "parent"
        } operation: {
            Model()
        }
        await withDependencies(from: model) {
            await Task.yield()
            MainActor.assertIsolated()
            #expect(currentName() == "parent")
        }
        await withDependencies(from: model) {
            $0.name += "!"
        } operation: {
            await Task.yield()
            MainActor.assertIsolated()
            #expect(currentName() == "parent!")
        }
    }

    @Test func `records of released objects are discarded`() {
        for _ in 0..<5_000 {
            _ = withDependencies {
                $0.name = "a"
            } operation: {
                Plain()
            }
        }
        #expect(ScopeOfObjects.shared.recordCount < 1_000)
    }
}
