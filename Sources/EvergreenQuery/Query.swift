/// Observes a request in a view. When the value changes, the view's body runs.
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
/// The query subscribes to its request before the first `body`, and unsubscribes when the view is unmounted. To pause
/// it while the view is off the screen, see `queryObservation(_:)`. A change of the request or of the database context
/// replaces the subscription; the value stays until the new request delivers its first one. After an error, the value
/// stays, and ``Wrapper/error`` is set.
@MainActor
@propertyWrapper
public struct Query<Request: Queryable> {
    @Environment private var context: FoundContext<Request.Context>
    @Environment(\.queryObservationEnabled) private var isEnabled
    // With inlinable accessors: a body may read a value once per row. Specialized in the app, they look up no metadata.
    @usableFromInline var ownedTracker = OwnedSource(wrappedValue: QueryTracker<Request>())
    /// The request that the user has chosen through a binding; nil until then. A page stores it like any other state.
    @State private var chosenRequest: Request?

    private let owner: RequestOwner<Request>

    private init(source: ContextSource<Request.Context>, owner: RequestOwner<Request>) {
        _context = Environment(\.[source])
        self.owner = owner
    }

    @inlinable var tracker: QueryTracker<Request> { ownedTracker.wrappedValue }

    /// The latest value of the request; its default value before the first.
    @inlinable
    public var wrappedValue: Request.Value {
        tracker.value ?? Request.defaultValue
    }

    /// Bindings to the request, and the status of the query.
    public var projectedValue: Wrapper { Wrapper(query: self) }

    /// The current context of the query.
    package var presentContext: Request.Context { tracker.resolve(context).context }

    /// The current request of the query.
    package var presentRequest: Request { request }

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
    /// A query with an initial request, and a context from a key path of the environment.
    ///
    /// The view changes the request through `$players`. The initial request is used once per identity of the view:
    /// another one in a later initialization of the view is ignored.
    public init(_ request: Request, in keyPath: KeyPath<EnvironmentValues, Request.Context>) {
        self.init(source: .environment(keyPath), owner: .query(initial: request))
    }

    /// A query with a binding to its request, and a context from a key path of the environment.
    public init(_ request: Binding<Request>, in keyPath: KeyPath<EnvironmentValues, Request.Context>) {
        self.init(source: .environment(keyPath), owner: .binding(request))
    }

    /// A query whose request the enclosing view determines, and a context from a key path of the environment.
    ///
    /// Another request in a later initialization replaces the subscription. Writes through `$players` are ignored.
    public init(constant request: Request, in keyPath: KeyPath<EnvironmentValues, Request.Context>) {
        self.init(source: .environment(keyPath), owner: .enclosingView(request))
    }
}

// MARK: - The database context of the environment

extension Query where Request.Context == DatabaseContext {
    /// A query with an initial request, in the environment's `databaseContext`.
    public init(_ request: Request) {
        self.init(request, in: \.databaseContext)
    }

    /// A query with a binding to its request, in the environment's `databaseContext`.
    public init(_ request: Binding<Request>) {
        self.init(request, in: \.databaseContext)
    }

    /// A query whose request the enclosing view determines, in the environment's `databaseContext`.
    public init(constant request: Request) {
        self.init(constant: request, in: \.databaseContext)
    }
}

// MARK: - No context

extension Query where Request.Context == Void {
    /// A query with an initial request that needs no context.
    public init(_ request: Request) {
        self.init(source: .explicit(()), owner: .query(initial: request))
    }

    /// A query with a binding to its request, which needs no context.
    public init(_ request: Binding<Request>) {
        self.init(source: .explicit(()), owner: .binding(request))
    }

    /// A query whose request the enclosing view determines, and which needs no context.
    public init(constant request: Request) {
        self.init(source: .explicit(()), owner: .enclosingView(request))
    }
}

// MARK: - An explicit context

extension Query {
    /// A query with an initial request and an explicit context. The environment's context is ignored.
    public init(_ request: Request, from context: Request.Context) {
        self.init(source: .explicit(context), owner: .query(initial: request))
    }

    /// A query with a binding to its request and an explicit context.
    public init(_ request: Binding<Request>, from context: Request.Context) {
        self.init(source: .explicit(context), owner: .binding(request))
    }

    /// A query whose request the enclosing view determines, with an explicit context.
    public init(constant request: Request, from context: Request.Context) {
        self.init(source: .explicit(context), owner: .enclosingView(request))
    }
}

// MARK: - A context among the dependencies

extension Query {
    /// A query with an initial request, and a context from a dependency.
    ///
    /// ```swift
    /// struct PlayerList: View {
    ///     @Query(PlayersRequest(), dependency: \.databaseContext) private var players: [Player]
    /// }
    /// ```
    ///
    /// The dependency is read before each run of the view's body; another context replaces the subscription. An override in effect there
    /// takes precedence over the one where the query was first created, and that over the prepared value. A change of the dependency alone
    /// runs no body.
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

    /// A query with a binding to its request, and a context from a dependency.
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

    /// A query whose request the enclosing view determines, and a context from a dependency.
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

// MARK: - Observing

extension Query: DynamicProperty {
    /// Subscribes to the request before the view's `body` runs.
    nonisolated public func update() {
        MainActor.assumeIsolated {
            if case .query(let initial) = owner { tracker.begin(with: chosenRequest ?? initial) }
            tracker.follow(request, in: context, isEnabled: isEnabled)
        }
    }
}

// MARK: - The projected value

extension Query {
    /// Bindings to the request of a query, and the status of the query.
    ///
    /// `$players.order` is a binding to the property `order` of the request.
    @MainActor
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let query: Query

        /// A binding to the request. Writes are ignored if the query has a constant request.
        public var request: Binding<Request> {
            let (tracker, chosenRequest) = (query.tracker, query.$chosenRequest)
            return switch query.owner {
            case .binding(let binding): binding
            case .enclosingView(let request): .constant(request)
            case .query(let initial):
                Binding(
                    get: { tracker.request ?? initial },
                    set: {
                        tracker.setRequest($0)
                        chosenRequest.wrappedValue = $0
                    }
                )
            }
        }

        /// A binding to a property of the request.
        public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Request, Subject>) -> Binding<Subject> {
            request[dynamicMember: keyPath]
        }

        /// The error of the latest fetch; nil after a value or a restart of the query.
        public var error: (any Error)? { query.tracker.error }

        /// Whether the current request has not delivered a value yet. Until then, the query's value is that of the
        /// previous request, or the default value.
        public var isLoading: Bool { query.tracker.isLoading }
    }
}

/// The owner of a query's request.
private enum RequestOwner<Request> {
    /// The query itself. Later initial requests are ignored.
    case query(initial: Request)
    /// The enclosing view, which changes the request with a new query.
    case enclosingView(Request)
    /// The owner of the binding.
    case binding(Binding<Request>)
}

/// Two owners are equal if a view needs no update when the second one replaces the first.
extension RequestOwner: Equatable where Request: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.query, .query): true
        case (.enclosingView(let lhs), .enclosingView(let rhs)): lhs == rhs
        default: false
        }
    }
}
