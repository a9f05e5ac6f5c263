/// A property of a view that is never stale: it follows its request in the database, and runs the view's body
/// whenever the value changes.
///
/// ```swift
/// struct PlayerList: View {
///     @Query(PlayersRequest()) private var players: [Player]
///
///     var body: some View {
///         List(players) { player in Text(player.name) }
///     }
/// }
/// ```
///
/// The query subscribes to its request right before the first `body`, and unsubscribes when the view leaves for good,
/// or when `queryObservation(_:)` says so. A changed request, or a changed database context, replaces the
/// subscription; the value stays the old one until the new one is there. An error leaves the value as it is: see
/// ``Wrapper/error``.
@MainActor
@propertyWrapper
public struct Query<Request: Queryable> {
    @Environment private var context: FoundContext<Request.Context>
    @Environment(\.queryObservationEnabled) private var isEnabled
    @StateObject var tracker = QueryTracker<Request>()

    private let owner: RequestOwner<Request>

    private init(source: ContextSource<Request.Context>, owner: RequestOwner<Request>) {
        _context = Environment(\.[source])
        self.owner = owner
    }

    /// The last value that the request gave: its default value before the first.
    public var wrappedValue: Request.Value {
        tracker.value ?? Request.defaultValue
    }

    /// The request, to change it, and what the query is doing.
    public var projectedValue: Wrapper { Wrapper(query: self) }

    /// The context that the query reads.
    package var presentContext: Request.Context { tracker.resolve(context).context }

    private var request: Request {
        switch owner {
        case .query(let initial): tracker.request ?? initial
        case .enclosingView(let request): request
        case .binding(let binding): binding.wrappedValue
        }
    }
}

// MARK: - A context in the environment

extension Query {
    /// A query that starts with a request, and reads a context at a key path of the environment.
    ///
    /// The view changes the request through `$players`. An initializer of the view that is called again with another
    /// initial request changes nothing, unless the view has another identity.
    public init(_ request: Request, in keyPath: KeyPath<EnvironmentValues, Request.Context>) {
        self.init(source: .environment(keyPath), owner: .query(initial: request))
    }

    /// A query whose request somebody else owns, as a binding, and that reads a context at a key path of the
    /// environment.
    public init(_ request: Binding<Request>, in keyPath: KeyPath<EnvironmentValues, Request.Context>) {
        self.init(source: .environment(keyPath), owner: .binding(request))
    }

    /// A query whose request the enclosing view gives, and that reads a context at a key path of the environment.
    ///
    /// Bindings through `$players` change nothing.
    public init(constant request: Request, in keyPath: KeyPath<EnvironmentValues, Request.Context>) {
        self.init(source: .environment(keyPath), owner: .enclosingView(request))
    }
}

// MARK: - The database context of the environment

extension Query where Request.Context == DatabaseContext {
    /// A query that starts with a request, and reads the environment's `databaseContext`.
    public init(_ request: Request) {
        self.init(request, in: \.databaseContext)
    }

    /// A query whose request somebody else owns, as a binding, and that reads the environment's `databaseContext`.
    public init(_ request: Binding<Request>) {
        self.init(request, in: \.databaseContext)
    }

    /// A query whose request the enclosing view gives, and that reads the environment's `databaseContext`.
    public init(constant request: Request) {
        self.init(constant: request, in: \.databaseContext)
    }
}

// MARK: - No context

extension Query where Request.Context == Void {
    /// A query that starts with a request that needs no context.
    public init(_ request: Request) {
        self.init(source: .explicit(()), owner: .query(initial: request))
    }

    /// A query that needs no context, whose request somebody else owns, as a binding.
    public init(_ request: Binding<Request>) {
        self.init(source: .explicit(()), owner: .binding(request))
    }

    /// A query that needs no context, whose request the enclosing view gives.
    public init(constant request: Request) {
        self.init(source: .explicit(()), owner: .enclosingView(request))
    }
}

// MARK: - An explicit context

extension Query {
    /// A query that starts with a request, and reads a context that is given here, whatever the environment has.
    public init(_ request: Request, from context: Request.Context) {
        self.init(source: .explicit(context), owner: .query(initial: request))
    }

    /// A query whose request somebody else owns, as a binding, and that reads a context that is given here.
    public init(_ request: Binding<Request>, from context: Request.Context) {
        self.init(source: .explicit(context), owner: .binding(request))
    }

    /// A query whose request the enclosing view gives, and that reads a context that is given here.
    public init(constant request: Request, from context: Request.Context) {
        self.init(source: .explicit(context), owner: .enclosingView(request))
    }
}

// MARK: - A context among the dependencies

extension Query {
    /// A query that starts with a request, and reads a context among the dependencies.
    ///
    /// ```swift
    /// struct PlayerList: View {
    ///     @Query(PlayersRequest(), dependency: \.databaseContext) private var players: [Player]
    /// }
    /// ```
    ///
    /// The dependency is read each time the view's body is about to run; another context replaces the subscription. An
    /// override in force there counts first, then one in force where the query was first made, then what the app has
    /// prepared. A change of the dependency alone runs no body.
    public init(
        _ request: Request,
        dependency keyPath: KeyPath<DependencyValues, Request.Context> & Sendable,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let dependency = Dependency(keyPath, fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(
            source: .dependency(ContextDependency(keyPath: keyPath, dependency: dependency)),
            owner: .query(initial: request)
        )
    }

    /// A query whose request somebody else owns, as a binding, and that reads a context among the dependencies.
    public init(
        _ request: Binding<Request>,
        dependency keyPath: KeyPath<DependencyValues, Request.Context> & Sendable,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let dependency = Dependency(keyPath, fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(
            source: .dependency(ContextDependency(keyPath: keyPath, dependency: dependency)),
            owner: .binding(request)
        )
    }

    /// A query whose request the enclosing view gives, and that reads a context among the dependencies.
    public init(
        constant request: Request,
        dependency keyPath: KeyPath<DependencyValues, Request.Context> & Sendable,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let dependency = Dependency(keyPath, fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(
            source: .dependency(ContextDependency(keyPath: keyPath, dependency: dependency)),
            owner: .enclosingView(request)
        )
    }
}

// MARK: - Following

extension Query: DynamicProperty {
    /// Subscribes to the request, right before the view's `body` runs.
    nonisolated public func update() {
        MainActor.assumeIsolated {
            if case .query(let initial) = owner { tracker.begin(with: initial) }
            tracker.follow(request, in: context, isEnabled: isEnabled)
        }
    }
}

// MARK: - The projected value

extension Query {
    /// The request of a query, to change it, and what the query is doing.
    ///
    /// `$players.order` is a binding to the property `order` of the request.
    @MainActor
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let query: Query

        /// A binding to the request. Setting it changes nothing if the query was made with a constant request.
        public var request: Binding<Request> {
            let tracker = query.tracker
            return switch query.owner {
            case .binding(let binding): binding
            case .enclosingView(let request): .constant(request)
            case .query(let initial): Binding(get: { tracker.request ?? initial }, set: tracker.setRequest)
            }
        }

        /// A binding to a property of the request.
        public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Request, Subject>) -> Binding<Subject> {
            request[dynamicMember: keyPath]
        }

        /// What kept the query from giving a value: nil again as soon as it starts anew, or gives one.
        public var error: (any Error)? { query.tracker.error }

        /// Whether the value of the present request is still to come. The value is that of the request before then,
        /// or the default value.
        public var isLoading: Bool { query.tracker.isLoading }
    }
}

/// Who owns the request of a query, and may change it.
private enum RequestOwner<Request> {
    /// The query itself: later initial requests change nothing.
    case query(initial: Request)
    /// The enclosing view, which makes another query to change it.
    case enclosingView(Request)
    /// Whoever made the binding.
    case binding(Binding<Request>)
}

/// Two owners are equal if a view that got the second one after the first has nothing to do.
extension RequestOwner: Equatable where Request: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.query, .query): true
        case (.enclosingView(let lhs), .enclosingView(let rhs)): lhs == rhs
        default: false
        }
    }
}
