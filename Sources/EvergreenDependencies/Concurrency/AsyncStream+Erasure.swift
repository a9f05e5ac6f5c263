extension AsyncStream {
    /// A stream without elements that only ends when the iterating task is cancelled.
    public static var never: Self { Self { _ in } }

    /// A stream that ends immediately.
    public static var finished: Self { Self { $0.finish() } }

    /// A stream of the elements of a sequence.
    ///
    /// It requests an element of the sequence for each request, without buffering. An error of the sequence ends the stream: use an
    /// `AsyncThrowingStream` to pass it on. The sequence is iterated once; if several tasks iterate over the stream, they take turns.
    ///
    /// - Parameter sequence: The sequence.
    public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
        let iterator = SharedIterator(sequence)
        self.init {
            do {
                return try await iterator.next()
            } catch {
                // The stream can't throw: it ends.
                return nil
            }
        }
    }
}

extension AsyncThrowingStream where Failure == any Error {
    /// A stream without elements that only ends when the iterating task is cancelled.
    public static var never: Self { Self { _ in } }

    /// A stream that ends immediately.
    ///
    /// - Parameter error: The error to throw; nil for none.
    /// - Returns: The stream.
    public static func finished(throwing error: Failure? = nil) -> Self {
        Self { $0.finish(throwing: error) }
    }

    /// A stream of the elements of a sequence, which rethrows its errors.
    ///
    /// It requests an element of the sequence for each request, without buffering.
    ///
    /// - Parameter sequence: The sequence.
    public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
        let iterator = SharedIterator(sequence)
        self.init { try await iterator.next() }
    }
}

extension AsyncSequence where Self: Sendable {
    /// Type-erases the sequence. An error of the sequence ends the stream.
    ///
    /// ```swift
    /// $0.client.messages = { subject.values.map(\.text).eraseToStream() }
    /// ```
    ///
    /// - Returns: A stream that requests each element from this sequence.
    public func eraseToStream() -> AsyncStream<Element> {
        AsyncStream(self)
    }

    /// Type-erases the sequence, passing on its errors.
    ///
    /// - Returns: A stream that requests each element from this sequence.
    public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream(self)
    }
}
