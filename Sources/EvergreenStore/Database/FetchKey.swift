import EvergreenDatabase
import EvergreenDependencies
import EvergreenQuery
import EvergreenSharing

extension SharedReaderKey {
    /// The value of a request in the database, updated after each change.
    ///
    /// ```swift
    /// @SharedReader(.fetch(PlayersRequest())) var players = []
    /// ```
    ///
    /// Use it in views, models and the state of features. In a view, `@Query` does the same with the database of the environment.
    ///
    /// - Parameters:
    ///   - request: Any request, including live records.
    ///   - context: The source of the value; nil for the dependency `\.databaseContext`.
    /// - Returns: The key.
    public static func fetch<Request>(
        _ request: Request,
        from context: DatabaseContext? = nil
    ) -> Self where Self == FetchKey<Request> {
        FetchKey(request, context)
    }

    /// The value of a request in the database, initially the default value of the request.
    ///
    /// ```swift
    /// @SharedReader(.fetch(PlayersRequest())) var players
    /// ```
    ///
    /// The default value is isolated to the main actor. Elsewhere, assign one: `@SharedReader(.fetch(PlayersRequest())) var players = []`.
    ///
    /// - Parameters:
    ///   - request: Any request, including live records.
    ///   - context: The source of the value; nil for the dependency `\.databaseContext`.
    /// - Returns: The key.
    @MainActor
    @_disfavoredOverload
    public static func fetch<Request>(
        _ request: Request,
        from context: DatabaseContext? = nil
    ) -> Self where Self == FetchKey<Request>.Default {
        let value = Request.defaultValue
        return Self[FetchKey(request, context), default: value]
    }
}

/// The value of a request in the database: `SharedReaderKey.fetch(_:from:)`.
///
/// The first value is fetched immediately, on the thread that first shares it, unless the request's `queryableOptions` contain `.async`, or
/// the request is not a `ValueObservationQueryable`. After each commit that changes it, it is fetched on a thread of the database. Equal
/// requests share one observation, including with `@Query`.
///
/// An error is set as the `loadError`, and ends the observation.
public struct FetchKey<Request: Queryable & Sendable>: SharedReaderKey
where Request.Context == DatabaseContext, Request.Value: Sendable {
    private let request: Request
    private let context: DatabaseContext

    init(_ request: Request, _ context: DatabaseContext?) {
        self.request = request
        self.context = context ?? Dependency(\.databaseContext).wrappedValue
    }

    /// The request and its database.
    public var id: FetchKeyID { FetchKeyID(request: request, context: context) }

    /// Fetches the value.
    public func load(context purpose: LoadContext<Request.Value>, continuation: LoadContinuation<Request.Value>) {
        guard purpose.initialValue == nil else {
            // Other requests are fetched by the observation that follows.
            continuation.resume(with: Result { try fetchAtOnce() })
            return
        }
        Task { [request, context] in
            do {
                for try await value in context.values(of: request) {
                    continuation.resume(returning: value)
                    return
                }
                continuation.resumeReturningInitialValue()
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Fetches the value synchronously. Nil for a request that does not support it.
    private func fetchAtOnce() throws -> Request.Value? {
        guard let request = request as? any ValueObservationQueryable<DatabaseContext> else { return nil }
        func fetch<R: ValueObservationQueryable<DatabaseContext>>(_ request: R) throws -> Request.Value? {
            guard !R.queryableOptions.contains(.async) else { return nil }
            // Reentrant, because it may be shared within an access to the database.
            return try context.reader.unsafeReentrantRead { try request.fetch($0) } as? Request.Value
        }
        return try fetch(request)
    }

    /// Observes the request.
    public func subscribe(
        context purpose: LoadContext<Request.Value>,
        subscriber: SharedSubscriber<Request.Value>
    ) -> SharedSubscription {
        let task = Task { [request, context] in
            do {
                for try await value in context.values(of: request) { subscriber.yield(value) }
            } catch {
                subscriber.yield(throwing: error)
            }
        }
        return SharedSubscription { task.cancel() }
    }
}

extension FetchKey: CustomStringConvertible {
    /// The key in source form.
    public var description: String { ".fetch(\(request))" }
}

/// The identity of a request's key.
public struct FetchKeyID: Hashable {
    private let request: any Equatable
    private let context: DatabaseContext

    init(request: any Equatable, context: DatabaseContext) {
        self.request = request
        self.context = context
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        func isEqual<Request: Equatable>(_ request: Request) -> Bool { request == rhs.request as? Request }
        return lhs.context == rhs.context && isEqual(lhs.request)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: request)))
        if let request = request as? any Hashable { hasher.combine(AnyHashable(request)) }
    }
}
