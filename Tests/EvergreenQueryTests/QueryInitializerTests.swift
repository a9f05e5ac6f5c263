import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

/// Each way to own a request, with each source of its context.
@MainActor
struct QueryInitializerTests {
    /// Checks who can change the request of three queries, which all show "A" and "B" at first.
    private func checkOwners<Request: Reversible>(
        _ request: Request,
        in database: DatabasePool,
        initial: @escaping @MainActor (Request) -> Query<Request>,
        bound: @escaping @MainActor (Binding<Request>) -> Query<Request>,
        constant: @escaping @MainActor (Request) -> Query<Request>
    ) throws {
        let view = Outer(request: request, initial: initial, bound: bound, constant: constant)
        let screen = Screen {
            view.databaseContext(.readOnly { database })
                .environment(\.otherContext, .readOnly { database })
        }
        func shown() -> [String] { Array(screen.texts.prefix(3)) }
        #expect(shown() == ["AB", "AB", "AB"])
        try screen.find(.toggle, "Around").toggle()
        #expect(shown() == ["AB", "BA", "BA"])
        try screen.find(.toggle, "Initial").toggle()
        #expect(shown() == ["BA", "BA", "BA"])
        try screen.find(.toggle, "Constant").toggle()
        #expect(shown() == ["BA", "BA", "BA"])
        try screen.find(.toggle, "Bound").toggle()
        #expect(shown() == ["BA", "AB", "AB"])
    }

    @Test func `a query reads the environment's database context`() throws {
        try checkOwners(
            NamesRequest(),
            in: makeDatabase(["A", "B"]),
            initial: { Query($0) },
            bound: { Query($0) },
            constant: { Query(constant: $0) }
        )
    }

    @Test func `a query reads a context at a key path of the environment`() throws {
        try checkOwners(
            NamesRequest(),
            in: makeDatabase(["A", "B"]),
            initial: { Query($0, in: \.otherContext) },
            bound: { Query($0, in: \.otherContext) },
            constant: { Query(constant: $0, in: \.otherContext) }
        )
    }

    @Test func `a query of a request without a context reads none`() throws {
        try checkOwners(
            LettersRequest(),
            in: makeDatabase([]),
            initial: { Query($0) },
            bound: { Query($0) },
            constant: { Query(constant: $0) }
        )
    }

    @Test func `a query reads an explicit context`() throws {
        let database = try makeDatabase(["A", "B"])
        try checkOwners(
            NamesRequest(),
            in: makeDatabase([]),
            initial: { Query($0, from: .readOnly { database }) },
            bound: { Query($0, from: .readOnly { database }) },
            constant: { Query(constant: $0, from: .readOnly { database }) }
        )
    }

    @Test func `a request can be replaced through its binding`() throws {
        struct Reversing: View {
            @Query(NamesRequest()) private var names: [String]
            var body: some View {
                Text(names.joined())
                Button("Reverse") { $names.request.wrappedValue = NamesRequest(isReversed: true) }
            }
        }
        let database = try makeDatabase(["A", "B"])
        let screen = Screen { Reversing().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["AB", "Reverse"])
        try screen.find(.button).tap()
        #expect(screen.texts == ["BA", "Reverse"])
    }
}

private protocol Reversible: Queryable where Value == [String] {
    var isReversed: Bool { get set }
}

extension NamesRequest: Reversible {}

private struct LettersRequest: Reversible {
    typealias Context = Void

    var isReversed = false

    static var defaultValue: [String] { [] }

    func publisher(in context: Void) -> Just<[String]> { Just(isReversed ? ["B", "A"] : ["A", "B"]) }
}

private struct OtherContextKey: EnvironmentKey {
    static var defaultValue: DatabaseContext { .notConnected }
}

extension EnvironmentValues {
    fileprivate var otherContext: DatabaseContext {
        get { self[OtherContextKey.self] }
        set { self[OtherContextKey.self] = newValue }
    }
}

private struct Outer<Request: Reversible>: View {
    @State var request: Request
    let initial: @MainActor (Request) -> Query<Request>
    let bound: @MainActor (Binding<Request>) -> Query<Request>
    let constant: @MainActor (Request) -> Query<Request>

    var body: some View {
        Inner(initial: initial(request), bound: bound($request), constant: constant(request))
        Toggle("Around", isOn: $request.isReversed)
    }
}

private struct Inner<Request: Reversible>: View {
    @Query<Request> private var initial: [String]
    @Query<Request> private var bound: [String]
    @Query<Request> private var constant: [String]

    init(initial: Query<Request>, bound: Query<Request>, constant: Query<Request>) {
        _initial = initial
        _bound = bound
        _constant = constant
    }

    var body: some View {
        Text(initial.joined())
        Text(bound.joined())
        Text(constant.joined())
        Toggle("Initial", isOn: $initial.isReversed)
        Toggle("Bound", isOn: $bound.isReversed)
        Toggle("Constant", isOn: $constant.isReversed)
    }
}
