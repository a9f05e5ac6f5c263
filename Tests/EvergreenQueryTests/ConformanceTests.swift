import EvergreenQuery
import GRDB
import Testing

/// Conformances of the public types, mostly checked by the compiler.
struct ConformanceTests {
    private func isSendable<Value: Sendable>(_ type: Value.Type) -> Bool { true }
    @MainActor private func isDynamicProperty<Value: DynamicProperty>(_ type: Value.Type) -> Bool { true }

    @MainActor
    @Test func `Query and EnvironmentStateObject are dynamic properties`() {
        final class Model: ObservableObject {}
        #expect(isDynamicProperty(Query<NamesRequest>.self))
        #expect(isDynamicProperty(EnvironmentStateObject<Model>.self))
    }

    @Test func `types that cross threads are Sendable`() {
        #expect(isSendable(Query<NamesRequest>.self))
        #expect(isSendable(NamesRequest.self))
        #expect(isSendable(DatabaseContext.self))
        #expect(isSendable(DatabaseContextError.self))
        #expect(isSendable(QueryableOptions.self))
        #expect(isSendable(Presence<Int>.self))
        #expect(isSendable(QueryObservation.self))
    }

    @Test func `strategies and errors are hashable`() {
        #expect(Set([QueryObservation.always, .onRender, .onAppear, .always]).count == 3)
        #expect(Set([DatabaseContextError.notConnected, .readOnly, .readOnly]).count == 2)
    }
}
