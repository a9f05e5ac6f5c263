import EvergreenConcurrency
import EvergreenQuery

extension Effect {
    /// Observes a request whose values belong to the main actor, such as model objects, and sends each of its values.
    ///
    /// ```swift
    /// case .task:
    ///     return .values(of: ModelsRequest(FetchDescriptor(sortBy: [SortDescriptor(\Todo.date)]))) {
    ///         container.mainContext
    ///     } send: {
    ///         .todosChanged($0)
    ///     }
    /// ```
    ///
    /// The current value is sent first, then one after each change, as with a `@Query` of the request. The effect ends with its feature, or
    /// with an error.
    ///
    /// - Parameters:
    ///   - request: Any request. It is evaluated on the main actor when the effect starts.
    ///   - context: Returns the source of the values, when the effect starts.
    ///   - toAction: Returns the action of a value.
    ///   - handler: Handles the error that ends the observation. Without it, the error is reported as an issue.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: The effect.
    public static func values<Request: Queryable>(
        of request: @autoclosure @escaping @MainActor @Sendable () -> Request,
        in context: @escaping @MainActor @Sendable () throws -> Request.Context,
        send toAction: @escaping @MainActor @Sendable (_ value: Request.Value) -> Action,
        catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        run(
            operation: { @MainActor send in
                let publisher = try request().publisher(in: context())
                try await ObservedPublisher().observe(publisher) { send(toAction($0)) }
            },
            catch: handler,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}

/// Observes a publisher until it completes, or the task is cancelled.
@MainActor
private final class ObservedPublisher {
    private var subscription: AnyCancellable?
    private var continuation: CheckedContinuation<Void, any Error>?
    private var completion: Result<Void, any Error>?

    func observe<Source: Publisher>(
        _ publisher: Source,
        receiveValue: @escaping @MainActor (Source.Output) -> Void
    ) async throws {
        let subscription = publisher.sinkOnMainActor(
            receiveCompletion: { completion in
                switch completion {
                case .finished: self.complete(.success(()))
                case .failure(let error): self.complete(.failure(error))
                }
            },
            receiveValue: receiveValue
        )
        // It may already have completed.
        if completion == nil { self.subscription = subscription }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let completion { continuation.resume(with: completion) } else { self.continuation = continuation }
            }
        } onCancel: {
            MainQueue.run { self.complete(.failure(CancellationError())) }
        }
    }

    private func complete(_ result: Result<Void, any Error>) {
        guard completion == nil else { return }
        completion = result
        subscription?.cancel()
        subscription = nil
        continuation?.resume(with: result)
        continuation = nil
    }
}
