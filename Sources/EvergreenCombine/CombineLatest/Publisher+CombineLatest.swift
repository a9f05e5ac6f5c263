public import OpenCombine

extension Publisher {
    /// Combines the latest values of this publisher and of another publisher.
    ///
    ///     let canSubmit = $name.combineLatest($isAccepted)
    ///         .map { name, isAccepted in !name.isEmpty && isAccepted }
    ///
    /// - Returns: A publisher of tuples: one for every value of a publisher, after each has published one. See
    ///   ``Publishers/CombineLatest`` for its demand and its completion.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Combines the latest values of this publisher and of another publisher, and transforms them.
    ///
    ///     let total = $price.combineLatest($count) { price, count in price * count }
    ///
    /// - Parameter transform: Transforms the latest values. Runs for every tuple that is delivered, on the thread of an upstream.
    /// - Returns: A publisher of transformed values: one for every value of a publisher, after each has published one. See
    ///   ``Publishers/CombineLatest`` for its demand and its completion.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Combines the latest values of this publisher and of two other publishers.
    ///
    /// - Returns: A publisher of tuples: one for every value of a publisher, after each has published one. See
    ///   ``Publishers/CombineLatest`` for its demand and its completion.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Combines the latest values of this publisher and of two other publishers, and transforms them.
    ///
    /// - Parameter transform: Transforms the latest values. Runs for every tuple that is delivered, on the thread of an upstream.
    /// - Returns: A publisher of transformed values: one for every value of a publisher, after each has published one. See
    ///   ``Publishers/CombineLatest`` for its demand and its completion.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Combines the latest values of this publisher and of three other publishers.
    ///
    /// - Returns: A publisher of tuples: one for every value of a publisher, after each has published one. See
    ///   ``Publishers/CombineLatest`` for its demand and its completion.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Combines the latest values of this publisher and of three other publishers, and transforms them.
    ///
    /// - Parameter transform: Transforms the latest values. Runs for every tuple that is delivered, on the thread of an upstream.
    /// - Returns: A publisher of transformed values: one for every value of a publisher, after each has published one. See
    ///   ``Publishers/CombineLatest`` for its demand and its completion.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
