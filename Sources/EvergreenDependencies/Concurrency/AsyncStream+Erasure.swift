extension AsyncStream {
    /// A stream that has no elements and does not end, until the task that iterates over it is cancelled.
    public static var never: Self { Self { _ in } }

    /// A stream that ends at once.
    public static var finished: Self { Self { $0.finish() } }

    /// A stream of the elements of a sequence.
    ///
    /// It asks the sequence for an element whenever it is asked for one, and keeps none. An error of the sequence ends the
    /// stream: an `AsyncThrowingStream` passes it on. There is one iteration over the sequence, of which several tasks that
    /// iterate over the stream get an element each in turn.
    ///
    /// - Parameter sequence: The sequence.
    public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
        let iterator = SharedIterator(sequence)
        self.init {
            do {
                return try await iterator.next()
            } catch {
                // The stream has no errors: it ends.
                return nil
            }
        }
    }
}

extension AsyncThrowingStream where Failure == any Error {
    /// A stream that has no elements and does not end, until the task that iterates over it is cancelled.
    public static var never: Self { Self { _ in } }

    /// A stream that ends at once.
    ///
    /// - Parameter error: What it throws; nil for nothing.
    /// - Returns: The stream.
    public static func finished(throwing error: Failure? = nil) -> Self {
        Self { $0.finish(throwing: error) }
    }

    /// A stream of the elements of a sequence, which throws what the sequence throws.
    ///
    /// It asks the sequence for an element whenever it is asked for one, and keeps none.
    ///
    /// - Parameter sequence: The sequence.
    public init<Base: AsyncSequence & Sendable>(_ sequence: Base) where Base.Element == Element {
        let iterator = SharedIterator(sequence)
        self.init { try await iterator.next() }
    }
}

extension AsyncSequence where Self: Sendable {
    /// The sequence with its type hidden. An error of the sequence ends the stream.
    ///
    /// ```swift
    /// $0.client.messages = { subject.values.map(\.text).eraseToStream() }
    /// ```
    ///
    /// - Returns: A stream that asks this sequence for each element.
    public func eraseToStream() -> AsyncStream<Element> {
        AsyncStream(self)
    }

    /// The sequence with its type hidden, and its errors passed on.
    ///
    /// - Returns: A stream that asks this sequence for each element.
    public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream(self)
    }
}
