import EvergreenQuery
import EvergreenTesting
import Foundation
import GRDB
import Testing

@MainActor
struct QueryTests {

    @Test func `the first body has the database's value already`() throws {
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = Screen { NameList().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["Ann", "Bob"])
        #expect(screen.bodyCount(of: NameList.self) == 1)
    }

    @Test func `an asynchronous request has the default value first`() async throws {
        struct AsyncList: View {
            @Query(AsyncNamesRequest()) private var names: [String]
            var body: some View {
                Text($names.isLoading ? "loading" : "loaded")
                ForEach(names, id: \.self) { Text($0) }
            }
        }
        let database = try makeDatabase(["Ann"])
        let screen = Screen { AsyncList().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["loading"])
        try await screen.wait { screen.texts == ["loaded", "Ann"] }
    }

    @Test func `a commit is shown`() async throws {
        let database = try makeDatabase(["Ann"])
        let screen = Screen { NameList().databaseContext(.readOnly { database }) }
        try await database.write { db in try Person(name: "Zed").insert(db) }
        try await screen.wait { screen.texts == ["Ann", "Zed"] }
    }

    @Test func `a changed request replaces the subscription`() throws {
        let database = try makeDatabase(["Ann", "Bob"])
        struct Reversible: View {
            @Query(NamesRequest()) private var names: [String]
            var body: some View {
                ForEach(names, id: \.self) { Text($0) }
                Toggle("Reversed", isOn: $names.isReversed)
                Button("Reset") { $names.request.wrappedValue = NamesRequest() }
            }
        }
        let reversible = Screen { Reversible().databaseContext(.readOnly { database }) }
        try reversible.find(.toggle).toggle()
        #expect(reversible.texts.prefix(2) == ["Bob", "Ann"])
        try reversible.find(.button).tap()
        #expect(reversible.texts.prefix(2) == ["Ann", "Bob"])
    }

    @Test func `a request in a binding is changed from both sides`() throws {
        struct Inner: View {
            @Query<NamesRequest> private var names: [String]
            init(request: Binding<NamesRequest>) { _names = Query(request) }
            var body: some View {
                ForEach(names, id: \.self) { Text($0) }
                Toggle("Inner", isOn: $names.isReversed)
            }
        }
        struct Outer: View {
            @State private var request = NamesRequest()
            var body: some View {
                Inner(request: $request)
                Toggle("Outer", isOn: $request.isReversed)
            }
        }
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = Screen { Outer().databaseContext(.readOnly { database }) }
        try screen.find(.toggle, "Outer").toggle()
        #expect(screen.texts.prefix(2) == ["Bob", "Ann"])
        try screen.find(.toggle, "Inner").toggle()
        #expect(screen.texts.prefix(2) == ["Ann", "Bob"])
    }

    @Test func `a constant request is changed by the enclosing view alone`() throws {
        struct Inner: View {
            @Query<NamesRequest> private var names: [String]
            init(request: NamesRequest) { _names = Query(constant: request) }
            var body: some View {
                ForEach(names, id: \.self) { Text($0) }
                Toggle("Inner", isOn: $names.isReversed)
            }
        }
        struct Outer: View {
            @State private var isReversed = false
            var body: some View {
                Inner(request: NamesRequest(isReversed: isReversed))
                Toggle("Outer", isOn: $isReversed)
            }
        }
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = Screen { Outer().databaseContext(.readOnly { database }) }
        try screen.find(.toggle, "Inner").toggle()
        #expect(screen.texts.prefix(2) == ["Ann", "Bob"])
        try screen.find(.toggle, "Outer").toggle()
        #expect(screen.texts.prefix(2) == ["Bob", "Ann"])
    }

    @Test func `an initial request is that of the first view of an identity`() throws {
        struct Inner: View {
            @Query<NamesRequest> private var names: [String]
            init(request: NamesRequest) { _names = Query(request) }
            var body: some View { ForEach(names, id: \.self) { Text($0) } }
        }
        struct Outer: View {
            @State private var isReversed = false
            @State private var id = 0
            var body: some View {
                Inner(request: NamesRequest(isReversed: isReversed)).id(id)
                Toggle("Outer", isOn: $isReversed)
                Button("Renew") { id += 1 }
            }
        }
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = Screen { Outer().databaseContext(.readOnly { database }) }
        try screen.find(.toggle, "Outer").toggle()
        #expect(screen.texts.prefix(2) == ["Ann", "Bob"])
        try screen.find(.button).tap()
        #expect(screen.texts.prefix(2) == ["Bob", "Ann"])
    }

    @Test func `an initial request of a later view changes nothing, even if its body runs`() throws {
        struct Inner: View {
            let title: String
            @Query<NamesRequest> private var names: [String]
            init(title: String, request: NamesRequest) {
                self.title = title
                _names = Query(request)
            }
            var body: some View {
                Text(title)
                ForEach(names, id: \.self) { Text($0) }
            }
        }
        struct Outer: View {
            @State private var isReversed = false
            var body: some View {
                Inner(title: isReversed ? "second" : "first", request: NamesRequest(isReversed: isReversed))
                Toggle("Outer", isOn: $isReversed)
            }
        }
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = Screen { Outer().databaseContext(.readOnly { database }) }
        try screen.find(.toggle, "Outer").toggle()
        #expect(screen.texts.prefix(3) == ["second", "Ann", "Bob"])
    }

    @Test func `a changed context restarts the query`() throws {
        struct Switching: View {
            let first: DatabaseContext
            let second: DatabaseContext
            @State private var isFirst = true
            var body: some View {
                NameList().databaseContext(isFirst ? first : second)
                Button("Switch") { isFirst.toggle() }
            }
        }
        let first = try makeDatabase(["Ann"])
        let second = try makeDatabase(["Bob"])
        let screen = Screen { Switching(first: .readOnly { first }, second: .readOnly { second }) }
        try screen.find(.button).tap()
        #expect(screen.texts == ["Bob", "Switch"])
    }

    @Test func `an explicit context needs no environment`() throws {
        struct Explicit: View {
            @Query<NamesRequest> private var names: [String]
            init(context: DatabaseContext) { _names = Query(NamesRequest(), from: context) }
            var body: some View { ForEach(names, id: \.self) { Text($0) } }
        }
        let database = try makeDatabase(["Ann"])
        #expect(Screen { Explicit(context: .readOnly { database }) }.texts == ["Ann"])
    }

    @Test func `without a database, the value is the default and the error is notConnected`() {
        struct Failing: View {
            @Query(NamesRequest()) private var names: [String]
            var body: some View {
                Text("\(names.count)")
                if let error = $names.error as? DatabaseContextError, error == .notConnected { Text("not connected") }
            }
        }
        #expect(Screen { Failing() }.texts == ["0", "not connected"])
    }

    @Test func `a failing fetch leaves the last value and sets the error, until the query restarts`() async throws {
        struct Failing: View {
            @Query(NamesRequest()) private var names: [String]
            var body: some View {
                ForEach(names, id: \.self) { Text($0) }
                if $names.error != nil { Text("error") }
                Toggle("Reversed", isOn: $names.isReversed)
            }
        }
        let database = try makeDatabase(["Ann", "Bob"])
        let screen = Screen { Failing().databaseContext(.readOnly { database }) }
        try await database.write { db in try Person(name: "bad").insert(db) }
        try await screen.wait { screen.texts.contains("error") }
        #expect(screen.texts.prefix(2) == ["Ann", "Bob"])
        try await database.write { db in try db.execute(sql: "DELETE FROM person WHERE name = 'bad'") }
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["Bob", "Ann", "Reversed"])
    }

    @Test func `writing through a read-only context is rejected`() throws {
        struct Writing: View {
            @Environment(\.databaseContext) private var database
            @State private var message = "none"
            var body: some View {
                Button(message) {
                    do { try database.writer.write { db in try Person(name: "Zed").insert(db) } } catch {
                        message = error as? DatabaseContextError == .readOnly ? "read only" : "\(error)"
                    }
                }
            }
        }
        let database = try makeDatabase([])
        let screen = Screen { Writing().databaseContext(.readOnly { database }) }
        try screen.find(.button).tap()
        #expect(screen.texts == ["read only"])
    }

    @Test func `observation pauses and resumes through the environment`() async throws {
        struct Pausing: View {
            @State private var isEnabled = false
            var body: some View {
                NameList().environment(\.queryObservationEnabled, isEnabled)
                Toggle("Enabled", isOn: $isEnabled)
            }
        }
        let database = try makeDatabase(["Ann"])
        let screen = Screen { Pausing().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["Enabled"])
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["Ann", "Enabled"])
        try screen.find(.toggle).toggle()
        try await database.write { db in try Person(name: "Zed").insert(db) }
        #expect(screen.texts == ["Ann", "Enabled"])
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["Ann", "Zed", "Enabled"])
    }

    @Test func `observing on appearance shows the default value in the first body`() throws {
        let database = try makeDatabase(["Ann"])
        let screen = Screen {
            NameList().queryObservation(.onAppear).databaseContext(.readOnly { database })
        }
        #expect(screen.texts == ["Ann"])
        #expect(screen.bodyCount(of: NameList.self) == 2)
        let rendering = Screen {
            NameList().queryObservation(.onRender).databaseContext(.readOnly { database })
        }
        #expect(rendering.bodyCount(of: NameList.self) == 1)
    }

    @Test func `any publisher feeds a query, from any thread, in order`() async throws {
        struct Counting: View {
            @Query(CountRequest()) private var count: Int
            var body: some View { Text("\(count)") }
        }
        let screen = Screen { Counting() }
        try await screen.wait { screen.texts == ["100"] }
    }

    @Test func `an object made from the environment lives as long as its view`() async throws {
        final class Model: ObservableObject {
            @Published var names: [String]
            init(context: DatabaseContext) {
                names = (try? context.reader.read { try NamesRequest().fetch($0) }) ?? []
            }
        }
        struct Owner: View {
            @EnvironmentStateObject private var model: Model
            @State private var other = 0
            init() { _model = EnvironmentStateObject { Model(context: $0.databaseContext) } }
            var body: some View {
                Text(model.names.joined(separator: ","))
                Button("Change \(other)") {
                    model.names.append("Zed")
                    other += 1
                }
            }
        }
        let database = try makeDatabase(["Ann"])
        let screen = Screen { Owner().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["Ann", "Change 0"])
        try screen.find(.button).tap()
        #expect(screen.texts == ["Ann,Zed", "Change 1"])
    }
}
