import EvergreenQuery
import EvergreenTesting
import Foundation
import GRDB
import Testing

@MainActor
struct ContextDependencyTests {
    private struct InjectedNames: View {
        @Query(NamesRequest(), dependency: \.databaseContext) private var names: [String]
        var body: some View {
            ForEach(names, id: \.self) { Text($0) }
            Toggle("Reversed", isOn: $names.isReversed)
            if let error = $names.error { Text(error as? DatabaseContextError == .notConnected ? "none" : "\(error)") }
        }
    }

    @Test func `a query reads its context from the dependencies`() async throws {
        let database = try makeDatabase(["Ann", "Bob"])
        try await withDependencies {
            $0.databaseContext = .readOnly { database }
        } operation: {
            let screen = Screen { InjectedNames() }
            #expect(screen.texts == ["Ann", "Bob", "Reversed"])
            #expect(screen.bodyCount(of: InjectedNames.self) == 1)
            try await database.write { db in try Person(name: "Cid").insert(db) }
            try await screen.wait { screen.texts == ["Ann", "Bob", "Cid", "Reversed"] }
        }
    }

    @Test func `bound and constant queries read the dependencies`() throws {
        struct Inner: View {
            @Query<NamesRequest> private var bound: [String]
            @Query<NamesRequest> private var constant: [String]
            init(request: Binding<NamesRequest>) {
                _bound = Query(request, dependency: \.databaseContext)
                _constant = Query(constant: request.wrappedValue, dependency: \.databaseContext)
            }
            var body: some View {
                Text(bound.joined())
                Text(constant.joined())
            }
        }
        struct Outer: View {
            @State private var request = NamesRequest()
            var body: some View {
                Inner(request: $request)
                Toggle("Reversed", isOn: $request.isReversed)
            }
        }
        let database = try makeDatabase(["A", "B"])
        prepareDependencies { $0.databaseContext = .readOnly { database } }
        let screen = Screen { Outer() }
        #expect(screen.texts == ["AB", "AB", "Reversed"])
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["BA", "BA", "Reversed"])
    }

    @Test func `a query keeps the context of the scope in which it was created`() throws {
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = withDependencies {
            $0.databaseContext = .readOnly { database }
        } operation: {
            Screen { InjectedNames() }
        }
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["Bob", "Ann", "Reversed"])
    }

    @Test func `a query keeps its context when an enclosing view recreates it`() throws {
        struct Inner: View {
            let title: String
            @Query(NamesRequest(), dependency: \.databaseContext) private var names: [String]
            var body: some View { Text(title + names.joined()) }
        }
        struct Outer: View {
            @State private var count = 0
            var body: some View {
                Inner(title: "\(count)")
                Button("Count") { count += 1 }
            }
        }
        let database = try makeDatabase(["Ann"])
        let screen = withDependencies {
            $0.databaseContext = .readOnly { database }
        } operation: {
            Screen { Outer() }
        }
        try screen.find(.button).tap()
        #expect(screen.texts == ["1Ann", "Count"])
    }

    @Test func `a scope around the body overrides the context and replaces the subscription`() throws {
        let first = try makeDatabase(["Ann", "Bob"])
        let second = try makeDatabase(["Cid", "Dan"])
        prepareDependencies { $0.databaseContext = .readOnly { first } }
        let screen = Screen { InjectedNames() }
        #expect(screen.texts.prefix(2) == ["Ann", "Bob"])
        try withDependencies {
            $0.databaseContext = .readOnly { second }
        } operation: {
            try screen.find(.toggle).toggle()
            #expect(screen.texts.prefix(2) == ["Dan", "Cid"])
        }
    }

    @Test func `a test without a database reports where the context was read`() {
        withKnownIssue {
            let screen = Screen { InjectedNames() }
            #expect(screen.texts == ["Reversed", "none"])
        } matching: { issue in
            issue.description.contains("DatabaseContextDependency")
                && issue.description.contains("EvergreenQueryTests/ContextDependencyTests.swift:10")
        }
    }

    @Test func `a query with observation disabled reads no dependency`() {
        let screen = Screen { InjectedNames().environment(\.queryObservationEnabled, false) }
        #expect(screen.texts == ["Reversed"])
    }

    @Test func `outside of tests, no database is connected by default`() {
        let screen = withDependencies {
            $0.context = .live
        } operation: {
            Screen { InjectedNames() }
        }
        #expect(screen.texts == ["Reversed", "none"])
    }

    @Test func `a scene sets the environment and the dependency from one value, each time its app's body runs`() throws
    {
        let database = try makeDatabase(["Ann"])
        let context = DatabaseContext.readWrite { database }
        for _ in 1...2 { _ = WindowGroup { NameList() }.databaseContext(preparing: context) }
        @Dependency(\.databaseContext) var dependency
        #expect(dependency == context)
    }

    @Test func `a scene's second context is reported and does not change the dependency`() throws {
        let first = DatabaseContext.readOnly { try makeDatabase([]) }
        let second = DatabaseContext.readOnly { try makeDatabase([]) }
        _ = WindowGroup { NameList() }.databaseContext(preparing: first)
        withKnownIssue {
            _ = WindowGroup { NameList() }.databaseContext(preparing: second)
        } matching: { issue in
            issue.description.contains("was already prepared") && issue.sourceLocation?.line == #line - 2
        }
        @Dependency(\.databaseContext) var dependency
        #expect(dependency == first)
    }
}
