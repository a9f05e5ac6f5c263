import Foundation
import OpenCombineShim

extension TopLevelDatabaseReader where Self: Sendable {
    /// The values of a request, as an asynchronous sequence.
    ///
    /// ```swift
    /// for try await players in context.values(of: PlayersRequest()) {
    ///     print(players.count)
    /// }
    /// ```
    ///
    /// Equal requests share one observation with views and publishers. It ends when the iteration ends or its task is cancelled. A slow
    /// iteration skips values, but never the last one. The iteration throws the errors of the request.
    public func values<Request: Queryable & Sendable>(of request: Request) -> DatabaseValues<Request>
    where Request.Context == Self, Request.Value: Sendable {
        DatabaseValues(request: request, context: self)
    }
}

/// The values of a request, as an asynchronous sequence. See ``TopLevelDatabaseReader/values(of:)``.
public struct DatabaseValues<Request: Queryable & Sendable>: AsyncSequence, Sendable
where Request.Context: Sendable, Request.Value: Sendable {
    let request: Request
    let context: Request.Context

    /// Starts to observe.
    public func makeAsyncIterator() -> AsyncThrowingStream<Request.Value, any Error>.Iterator {
        let (stream, continuation) = AsyncThrowingStream<Request.Value, any Error>
            .makeStream(bufferingPolicy: .bufferingNewest(1))
        let (request, context) = (request, context)
        let task = Task { @MainActor in
            do {
                // `@Sendable`, because a custom publisher may publish on any thread.
                let subscription = try request.publisher(in: context).sink(
                    receiveCompletion: { @Sendable completion in
                        switch completion {
                        case .finished: continuation.finish()
                        case .failure(let error): continuation.finish(throwing: error)
                        }
                    },
                    receiveValue: { @Sendable value in continuation.yield(value) }
                )
                // Keeps the subscription until the iteration ends.
                let cancellation = AsyncStream<Never> { _ in }
                for await _ in cancellation {}
                subscription.cancel()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream.makeAsyncIterator()
    }
}
