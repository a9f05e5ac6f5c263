public import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of five publishers.
    ///
    /// Demand, completion and threads are those of ``Publishers/Merge``.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output
    {
        /// The values of the upstreams.
        public typealias Output = A.Output

        /// The failure of the upstreams.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// The fifth publisher.
        public let e: E

        /// Creates a publisher of the values of five publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fanIn = FanIn(merging: 5, into: subscriber)
            fanIn.start()
            fanIn.merge(a, at: 0)
            fanIn.merge(b, at: 1)
            fanIn.merge(c, at: 2)
            fanIn.merge(d, at: 3)
            fanIn.merge(e, at: 4)
        }

        // MARK: Merging more

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(
            with other: P
        ) -> Publishers.Merge6<A, B, C, D, E, P> where A.Failure == P.Failure, A.Output == P.Output {
            Publishers.Merge6(a, b, c, d, e, other)
        }

        /// Merges two more publishers into this one.
        public func merge<P: Publisher, Q: Publisher>(
            with publisher1: P,
            _ publisher2: Q
        ) -> Publishers.Merge7<A, B, C, D, E, P, Q>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output
        {
            Publishers.Merge7(a, b, c, d, e, publisher1, publisher2)
        }

        /// Merges three more publishers into this one.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(
            with publisher1: P,
            _ publisher2: Q,
            _ publisher3: R
        ) -> Publishers.Merge8<A, B, C, D, E, P, Q, R>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output,
            Q.Failure == R.Failure, Q.Output == R.Output
        {
            Publishers.Merge8(a, b, c, d, e, publisher1, publisher2, publisher3)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
