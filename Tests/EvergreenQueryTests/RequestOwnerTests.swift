import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

/// Who can change a query's request, and what survives.
@MainActor
struct RequestOwnerTests {
    /// Shows names, and reverses them through its query.
    private struct Names: View {
        @Query<NamesRequest> private var names: [String]

        init(_ query: Query<NamesRequest>) { _names = query }

        var body: some View {
            Text(names.joined(separator: " "))
            Toggle("Reversed", isOn: $names.isReversed)
        }
    }

    /// Recreates the query of ``Names`` in each body, and can change its identity.
    private struct Outer: View {
        let makeQuery: @MainActor (Binding<NamesRequest>) -> Query<NamesRequest>
        @State private var request = NamesRequest()
        @State private var id = 0

        var body: some View {
            Names(makeQuery($request)).id(id)
            Text(request.isReversed ? "outer: reversed" : "outer: as they come")
            Toggle("Outer", isOn: $request.isReversed)
            Button("Renew") { id += 1 }
        }
    }

    private func makeScreen(
        _ makeQuery: @escaping @MainActor (Binding<NamesRequest>) -> Query<NamesRequest>
    ) throws -> Screen {
        let database = try makeDatabase(["Ann", "Bob"])
        return Screen { Outer(makeQuery: makeQuery).databaseContext(.readOnly { database }) }
    }

    @Test func `a view's changes to its initial request do not survive a new identity`() throws {
        let screen = try makeScreen { _ in Query(NamesRequest()) }
        try screen.find(.toggle, "Reversed").toggle()
        #expect(screen.texts.first == "Bob Ann")
        #expect(screen.texts.contains("outer: as they come"))
        try screen.find(.button, "Renew").tap()
        #expect(screen.texts.first == "Ann Bob")
    }

    @Test func `a view's changes to its initial request survive the enclosing view's bodies`() throws {
        let screen = try makeScreen { Query($0.wrappedValue) }
        try screen.find(.toggle, "Reversed").toggle()
        for _ in 1...2 {
            try screen.find(.toggle, "Outer").toggle()
            #expect(screen.texts.first == "Bob Ann")
        }
    }

    @Test func `a bound request survives a new identity of its view`() throws {
        let screen = try makeScreen { Query($0) }
        try screen.find(.toggle, "Reversed").toggle()
        #expect(screen.texts.prefix(3) == ["Bob Ann", "Reversed", "outer: reversed"])
        try screen.find(.button, "Renew").tap()
        #expect(screen.texts.first == "Bob Ann")
        #expect(try screen.find(.toggle, "Reversed").value == "true")
    }

    @Test func `setting a constant request has no effect and runs no body`() throws {
        let screen = try makeScreen { Query(constant: $0.wrappedValue) }
        screen.resetBodyCounts()
        try screen.find(.toggle, "Reversed").toggle()
        #expect(screen.texts.prefix(3) == ["Ann Bob", "Reversed", "outer: as they come"])
        #expect(screen.bodyCount(of: Names.self) == 0)
        try screen.find(.toggle, "Outer").toggle()
        #expect(screen.texts.prefix(3) == ["Bob Ann", "Reversed", "outer: reversed"])
    }

    @Test func `a different binding is a different request`() throws {
        struct TwoRequests: View {
            @State private var forwards = NamesRequest()
            @State private var backwards = NamesRequest(isReversed: true)
            @State private var isForwards = true
            var body: some View {
                Names(Query(isForwards ? $forwards : $backwards))
                Button("Switch") { isForwards.toggle() }
            }
        }
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = Screen { TwoRequests().databaseContext(.readOnly { database }) }
        #expect(screen.texts.first == "Ann Bob")
        try screen.find(.button, "Switch").tap()
        #expect(screen.texts.first == "Bob Ann")
        // The query writes to its current binding.
        try screen.find(.toggle).toggle()
        #expect(screen.texts.first == "Ann Bob")
    }

    @Test func `the projected request is the observed one, regardless of its owner`() throws {
        struct Projected: View {
            @Query<NamesRequest> private var names: [String]
            init(_ query: Query<NamesRequest>) { _names = query }
            var body: some View { Text("\($names.request.wrappedValue.isReversed) \($names.isReversed.wrappedValue)") }
        }
        let database = try makeDatabase(["Ann"])
        let reversed = NamesRequest(isReversed: true)
        let screen = Screen {
            Group {
                Projected(Query(reversed))
                Projected(Query(.constant(reversed)))
                Projected(Query(constant: reversed))
            }
            .databaseContext(.readOnly { database })
        }
        #expect(screen.texts == ["true true", "true true", "true true"])
    }
}
