import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

// MARK: - A manager that restricts writes, beside a read-only database context

/// Adds people, and is the only writer.
private struct PersonRegister {
    private let writer: any DatabaseWriter

    init(_ writer: any DatabaseWriter) { self.writer = writer }

    var reader: any DatabaseReader { writer }

    func add(_ name: String) throws {
        try writer.write { db in try Person(name: name).insert(db) }
    }
}

extension EnvironmentValues {
    fileprivate var personRegister: PersonRegister? {
        get { self[PersonRegisterKey.self] }
        set { self[PersonRegisterKey.self] = newValue }
    }
}

private struct PersonRegisterKey: EnvironmentKey {
    static var defaultValue: PersonRegister? { nil }
}

extension View {
    fileprivate func personRegister(_ register: PersonRegister) -> some View {
        environment(\.personRegister, register).databaseContext(.readOnly { register.reader })
    }
}

// MARK: - Managers instead of the database context

/// The readable contents of a database of names.
private struct NameBook: TopLevelDatabaseReader {
    let reader: any DatabaseReader
}

private struct HomeBookKey: EnvironmentKey {
    /// Recreated on each read: no context is set.
    static var defaultValue: NameBook { NameBook(reader: EmptyBook.make()) }
}

private struct GuestBookKey: EnvironmentKey {
    static var defaultValue: NameBook { NameBook(reader: EmptyBook.make()) }
}

private enum EmptyBook {
    static func make() -> any DatabaseReader {
        do {
            let database = try DatabaseQueue()
            try database.write { db in
                try db.create(table: "person") { table in table.primaryKey("name", .text) }
            }
            return database
        } catch {
            preconditionFailure("A database in memory can't be made: \(error)")
        }
    }
}

extension EnvironmentValues {
    fileprivate var homeBook: NameBook {
        get { self[HomeBookKey.self] }
        set { self[HomeBookKey.self] = newValue }
    }

    fileprivate var guestBook: NameBook {
        get { self[GuestBookKey.self] }
        set { self[GuestBookKey.self] = newValue }
    }
}

private struct BookRequest: ValueObservationQueryable {
    typealias Context = NameBook
    var isReversed = false
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest(isReversed: isReversed).fetch(db) }
}

private struct AsyncBookRequest: ValueObservationQueryable {
    typealias Context = NameBook
    static let queryableOptions = QueryableOptions.async
    static var defaultValue: [String] { ["default"] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
}

private struct BookFetchRequest: FetchQueryable {
    typealias Context = NameBook
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
}

private struct BookPresenceRequest: PresenceObservationQueryable {
    typealias Context = NameBook
    func fetch(_ db: Database) throws -> String? { try NamesRequest().fetch(db).first }
}

/// With its own publisher.
private struct BookPublisherRequest: Queryable {
    static var defaultValue: [String] { [] }

    func publisher(in book: NameBook) -> AnyPublisher<[String], any Error> {
        ValueObservation
            .tracking { db in try NamesRequest().fetch(db) }
            .publisher(in: book.reader, scheduling: .immediate)
            .eraseToAnyPublisher()
    }
}

// An app's own context type needs no key path in its views.
extension Query where Request.Context == NameBook {
    fileprivate init(_ request: Request) { self.init(request, in: \.homeBook) }
    fileprivate init(_ request: Binding<Request>) { self.init(request, in: \.homeBook) }
    fileprivate init(constant request: Request) { self.init(constant: request, in: \.homeBook) }
}

@MainActor
struct CustomContextTests {
    @Test func `a manager writes what it permits, and queries read through it`() async throws {
        struct Register: View {
            @Environment(\.personRegister) private var register
            @Environment(\.databaseContext) private var context
            @Query(NamesRequest()) private var names: [String]
            @State private var message = "-"
            var body: some View {
                Text(names.joined(separator: " "))
                Text(message)
                Button("Add") { perform { try register?.add("Bob") } }
                Button("Write") { perform { _ = try context.writer } }
            }
            private func perform(_ work: () throws -> Void) {
                do {
                    try work()
                    message = "done"
                } catch {
                    message = error as? DatabaseContextError == .readOnly ? "read only" : "\(error)"
                }
            }
        }
        let database = try makeDatabase(["Ann"])
        let screen = Screen { Register().personRegister(PersonRegister(database)) }
        try screen.find(.button, "Add").tap()
        try await screen.wait { screen.texts.prefix(2) == ["Ann Bob", "done"] }
        try screen.find(.button, "Write").tap()
        #expect(screen.texts[1] == "read only")
    }

    @Test func `all kinds of requests read a manager, without a database context`() async throws {
        struct Book: View {
            @Query(BookRequest(), in: \.homeBook) private var observed: [String]
            @Query(BookFetchRequest(), in: \.homeBook) private var fetched: [String]
            @Query(BookPresenceRequest(), in: \.homeBook) private var first: Presence<String>
            @Query(BookPublisherRequest(), in: \.homeBook) private var published: [String]
            @Environment(\.databaseContext) private var context
            var body: some View {
                Text(observed.joined())
                Text(fetched.joined())
                Text(first.value ?? "none")
                Text(published.joined())
                Text("\(context == .notConnected)")
            }
        }
        let database = try makeDatabase(["B"])
        let screen = Screen { Book().environment(\.homeBook, NameBook(reader: database)) }
        #expect(screen.texts == ["B", "B", "B", "B", "true"])
        #expect(screen.bodyCount(of: Book.self) == 1)
        try await database.write { db in try Person(name: "A").insert(db) }
        try await screen.wait { screen.texts == ["AB", "B", "A", "AB", "true"] }
    }

    @Test func `a view reads and observes two databases`() async throws {
        struct TwoBooks: View {
            @Query(BookRequest(), in: \.homeBook) private var residents: [String]
            @Query(BookRequest(), in: \.guestBook) private var guests: [String]
            var body: some View {
                Text("home: \(residents.joined(separator: " "))")
                Text("guests: \(guests.joined(separator: " "))")
            }
        }
        let home = try makeDatabase(["Ann"])
        let guests = try makeDatabase(["Zoe"])
        let screen = Screen {
            TwoBooks()
                .environment(\.homeBook, NameBook(reader: home))
                .environment(\.guestBook, NameBook(reader: guests))
        }
        #expect(screen.texts == ["home: Ann", "guests: Zoe"])
        try await guests.write { db in try Person(name: "Yan").insert(db) }
        try await screen.wait { screen.texts == ["home: Ann", "guests: Yan Zoe"] }
        try await home.write { db in try Person(name: "Bob").insert(db) }
        try await screen.wait { screen.texts == ["home: Ann Bob", "guests: Yan Zoe"] }
    }

    @Test func `convenience initializers omit the key path of an app's own context`() throws {
        struct Inner: View {
            @Query(BookRequest()) private var initial: [String]
            @Query<BookRequest> private var bound: [String]
            @Query<BookRequest> private var constant: [String]
            init(_ request: Binding<BookRequest>) {
                _bound = Query(request)
                _constant = Query(constant: request.wrappedValue)
            }
            var body: some View { Text("\(initial.joined()) \(bound.joined()) \(constant.joined())") }
        }
        struct Outer: View {
            @State private var request = BookRequest()
            var body: some View {
                Inner($request)
                Toggle("Reversed", isOn: $request.isReversed)
            }
        }
        let database = try makeDatabase(["A", "B"])
        let screen = Screen { Outer().environment(\.homeBook, NameBook(reader: database)) }
        #expect(screen.texts.first == "AB AB AB")
        try screen.find(.toggle).toggle()
        #expect(screen.texts.first == "AB BA BA")
    }

    @Test func `a changed manager restarts the query, and the same one does not`() throws {
        struct Switching: View {
            let books: [NameBook]
            @State private var index = 0
            @State private var count = 0
            var body: some View {
                Names(count: count).environment(\.homeBook, NameBook(reader: books[index].reader))
                Button("Switch") { index = 1 - index }
                Button("Count") { count += 1 }
            }
        }
        struct Names: View {
            let count: Int
            @Query(AsyncBookRequest()) private var names: [String]
            var body: some View { Text("\(names.joined()) \($names.isLoading) \(count)") }
        }
        let books = try [makeDatabase(["Ann"]), makeDatabase(["Bob"])].map { NameBook(reader: $0) }
        let screen = Screen { Switching(books: books) }
        try screen.find(.button, "Switch").tap()
        #expect(screen.texts.first?.hasSuffix("true 0") == true)
    }

    @Test func `a computed default context starts the query once`() async throws {
        struct Names: View {
            @Query(AsyncBookRequest()) private var names: [String]
            @State private var count = 0
            var body: some View {
                Text($names.isLoading ? "loading" : "\(names.count) names")
                Button("Count \(count)") { count += 1 }
            }
        }
        let screen = Screen { Names() }
        try await screen.wait { screen.texts.first == "0 names" }
        try screen.find(.button).tap()
        #expect(screen.texts == ["0 names", "Count 1"])
    }

    @Test func `an explicit context overrides a computed default`() async throws {
        struct Connecting: View {
            let book: NameBook
            @State private var isConnected = false
            var body: some View {
                if isConnected {
                    AnyView(Names().environment(\.homeBook, book))
                } else {
                    AnyView(Names())
                }
                Toggle("Connected", isOn: $isConnected)
            }
        }
        struct Names: View {
            @Query(BookRequest()) private var names: [String]
            var body: some View { Text("\(names.count) names") }
        }
        let book = try NameBook(reader: makeDatabase(["Ann"]))
        let screen = Screen { Connecting(book: book) }
        #expect(screen.texts.first == "0 names")
        for texts in ["1 names", "0 names"] {
            try screen.find(.toggle).toggle()
            #expect(screen.texts.first == texts)
        }
    }
}
