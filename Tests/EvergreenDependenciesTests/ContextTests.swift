import EvergreenDependencies
import Testing

@Suite struct ContextTests {
    private enum InheritingKey: DependencyKey {
        static let liveValue = "live"
    }

    private enum InterfaceKey: TestDependencyKey {
        static let testValue = "test"
    }

    @Test func `the context is inferred as test when tests run`() {
        @Dependency(\.context) var context
        #expect(context == .test)
    }

    @Test func `the context is inferred as test in a detached task`() async {
        let context = await Task.detached {
            @Dependency(\.context) var context
            return context
        }.value
        #expect(context == .test)
    }

    @Test(arguments: DependencyContext.allCases)
    func `each context has its own value of a key`(context: DependencyContext) {
        withDependencies {
            $0.context = context
        } operation: {
            #expect(currentName() == context.rawValue)
        }
    }

    @Test func `a preview value defaults to the live value`() {
        #expect(InheritingKey.previewValue == "live")
    }

    @Test func `a preview value defaults to the test value without a live value`() {
        #expect(InterfaceKey.previewValue == "test")
    }

    @Test func `an override holds in every context of its scope`() {
        withDependencies {
            $0.name = "set"
        } operation: {
            withDependencies {
                $0.context = .live
            } operation: {
                #expect(currentName() == "set")
            }
        }
    }
}
