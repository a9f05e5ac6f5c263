/// A success or an error, as the payload of an action with which an effect responds. It is equatable if its success is.
///
/// ```swift
/// enum Action: Equatable {
///     case refresh
///     case response(TaskResult<[Player]>)
/// }
///
/// case .refresh:
///     return .run { send in
///         await send(.response(TaskResult { try await players() }))
///     }
/// case .response(.success(let players)):
/// ```
///
/// Errors are compared at run time: two of the same type are equal if that type is `Equatable` and considers them equal. Two errors of a
/// type that is not `Equatable` are never equal, and comparing them is reported as an issue. For actions that need not be equatable, use
/// `Result<Value, any Error>`.
public enum TaskResult<Success: Sendable>: Sendable {
    /// The work returned a value.
    case success(Success)
    /// The work threw an error.
    case failure(any Error)

    /// Runs a closure, and stores its value or error. A cancellation is an error like any other.
    ///
    /// - Parameter body: The work.
    public init(catching body: @Sendable () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }

    /// The same success or error.
    ///
    /// - Parameter result: The result.
    public init<Failure>(_ result: Result<Success, Failure>) {
        switch result {
        case .success(let value): self = .success(value)
        case .failure(let error): self = .failure(error)
        }
    }

    /// The value of a success.
    ///
    /// - Throws: The error of a failure.
    public var value: Success {
        get throws {
            switch self {
            case .success(let value): return value
            case .failure(let error): throw error
            }
        }
    }

    /// The same success or error, as the standard library's type.
    public var result: Result<Success, any Error> { Result(self) }

    /// A result with another value; the same error for a failure.
    ///
    /// - Parameter transform: Returns the new value.
    public func map<NewSuccess: Sendable>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
        flatMap { .success(transform($0)) }
    }

    /// The result of a closure for the value; the same error for a failure.
    ///
    /// - Parameter transform: Returns the new result.
    public func flatMap<NewSuccess: Sendable>(
        _ transform: (Success) -> TaskResult<NewSuccess>
    ) -> TaskResult<NewSuccess> {
        switch self {
        case .success(let value): transform(value)
        case .failure(let error): .failure(error)
        }
    }
}

/// A failure of a task without a value.
public typealias TaskFailure = TaskResult<Never>

extension Result where Success: Sendable, Failure == any Error {
    /// The same success or error.
    ///
    /// - Parameter result: The result of a task.
    public init(_ result: TaskResult<Success>) {
        switch result {
        case .success(let value): self = .success(value)
        case .failure(let error): self = .failure(error)
        }
    }
}
