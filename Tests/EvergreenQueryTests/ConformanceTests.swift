import EvergreenQuery
import GRDB
import Testing

/// What the public types can be used as. Most of it is the compiler's to check.
struct ConformanceTests {
    private func isSendable<Value: Sendable>(_ type: Value.Type) -> Bool { true }
    @MainActor private func isDynamicProperty<Value: DynamicProperty>(_ type: Value.Type) -> Bool { true }

    @MainActor
    @Test func `a query, and an object of the environment, are dynamic properties`() {
        final class Model: ObservableObject {}
        #expect(isDynamicProperty(Query<NamesRequest>.self))
        #expect(isDynamicProperty(EnvironmentStateObject<Model>.self))
    }

    @Test func `what crosses threads is sendable`() {
        #expect(isSendable(Query<NamesRequest>.self))
        #expect(isSendable(NamesRequest.self))
        #expect(isSendable(DatabaseContext.self))
        #expect(isSendable(DatabaseContextError.self))
        #expect(isSendable(QueryableOptions.self))
        #expect(isSendable(Presence<Int>.self))
        #expect(isSendable(QueryObservation.self))
    }

    @Test func `strategies and errors can be compared and hashed`() {
        #expect(Set([QueryObservation.always, .onRender, .onAppear, .always]).count == 3)
        #expect(Set([DatabaseContextError.notConnected, .readOnly, .readOnly]).count == 2)
    }
}
