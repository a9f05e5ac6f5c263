public import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of four publishers.
    ///
    /// Demand, completion and threads are those of ``Publishers/Merge``.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
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

        /// Creates a publisher of the values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fanIn = FanIn(merging: 4, into: subscriber)
            fanIn.start()
            fanIn.merge(a, at: 0)
            fanIn.merge(b, at: 1)
            fanIn.merge(c, at: 2)
            fanIn.merge(d, at: 3)
        }

        // MARK: Merging more

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(
            with other: P
        ) -> Publishers.Merge5<A, B, C, D, P> where A.Failure == P.Failure, A.Output == P.Output {
            Publishers.Merge5(a, b, c, d, other)
        }

        /// Merges two more publishers into this one.
        public func merge<P: Publisher, Q: Publisher>(
            with publisher1: P,
            _ publisher2: Q
        ) -> Publishers.Merge6<A, B, C, D, P, Q>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output
        {
            Publishers.Merge6(a, b, c, d, publisher1, publisher2)
        }

        /// Merges three more publishers into this one.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(
            with publisher1: P,
            _ publisher2: Q,
            _ publisher3: R
        ) -> Publishers.Merge7<A, B, C, D, P, Q, R>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output,
            Q.Failure == R.Failure, Q.Output == R.Output
        {
            Publishers.Merge7(a, b, c, d, publisher1, publisher2, publisher3)
        }

        /// Merges four more publishers into this one.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher>(
            with publisher1: P,
            _ publisher2: Q,
            _ publisher3: R,
            _ publisher4: T
        ) -> Publishers.Merge8<A, B, C, D, P, Q, R, T>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output,
            Q.Failure == R.Failure, Q.Output == R.Output,
            R.Failure == T.Failure, R.Output == T.Output
        {
            Publishers.Merge8(a, b, c, d, publisher1, publisher2, publisher3, publisher4)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
