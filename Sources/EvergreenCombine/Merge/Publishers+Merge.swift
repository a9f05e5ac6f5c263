public import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of two publishers.
    ///
    /// Values are published in order of arrival. This publisher finishes when all upstreams have finished, and all values have been
    /// delivered. When an upstream fails, this publisher cancels the others, drops the values without demand, and fails.
    ///
    /// One value is requested from each upstream in advance, and the next one after the subscriber has received it. So the buffer has at
    /// most one value of each upstream, and none is lost. Unlimited demand is forwarded to every upstream.
    ///
    /// Upstreams may send on any thread. Values are delivered one at a time, on the thread of an upstream; a reentrant value, which the
    /// subscriber causes while it receives another, is delivered after that one.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        /// The values of the upstreams.
        public typealias Output = A.Output

        /// The failure of the upstreams.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Creates a publisher of the values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fanIn = FanIn(merging: 2, into: subscriber)
            fanIn.start()
            fanIn.merge(a, at: 0)
            fanIn.merge(b, at: 1)
        }

        // MARK: Merging more

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(
            with other: P
        ) -> Publishers.Merge3<A, B, P> where A.Failure == P.Failure, A.Output == P.Output {
            Publishers.Merge3(a, b, other)
        }

        /// Merges two more publishers into this one.
        public func merge<P: Publisher, Q: Publisher>(
            with publisher1: P,
            _ publisher2: Q
        ) -> Publishers.Merge4<A, B, P, Q>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output
        {
            Publishers.Merge4(a, b, publisher1, publisher2)
        }

        /// Merges three more publishers into this one.
        public func merge<P: Publisher, Q: Publisher, R: Publisher>(
            with publisher1: P,
            _ publisher2: Q,
            _ publisher3: R
        ) -> Publishers.Merge5<A, B, P, Q, R>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output,
            Q.Failure == R.Failure, Q.Output == R.Output
        {
            Publishers.Merge5(a, b, publisher1, publisher2, publisher3)
        }

        /// Merges four more publishers into this one.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher>(
            with publisher1: P,
            _ publisher2: Q,
            _ publisher3: R,
            _ publisher4: T
        ) -> Publishers.Merge6<A, B, P, Q, R, T>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output,
            Q.Failure == R.Failure, Q.Output == R.Output,
            R.Failure == T.Failure, R.Output == T.Output
        {
            Publishers.Merge6(a, b, publisher1, publisher2, publisher3, publisher4)
        }

        /// Merges five more publishers into this one.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher>(
            with publisher1: P,
            _ publisher2: Q,
            _ publisher3: R,
            _ publisher4: T,
            _ publisher5: U
        ) -> Publishers.Merge7<A, B, P, Q, R, T, U>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output,
            Q.Failure == R.Failure, Q.Output == R.Output,
            R.Failure == T.Failure, R.Output == T.Output,
            T.Failure == U.Failure, T.Output == U.Output
        {
            Publishers.Merge7(a, b, publisher1, publisher2, publisher3, publisher4, publisher5)
        }

        /// Merges six more publishers into this one.
        public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, V: Publisher>(
            with publisher1: P,
            _ publisher2: Q,
            _ publisher3: R,
            _ publisher4: T,
            _ publisher5: U,
            _ publisher6: V
        ) -> Publishers.Merge8<A, B, P, Q, R, T, U, V>
        where
            A.Failure == P.Failure, A.Output == P.Output,
            P.Failure == Q.Failure, P.Output == Q.Output,
            Q.Failure == R.Failure, Q.Output == R.Output,
            R.Failure == T.Failure, R.Output == T.Output,
            T.Failure == U.Failure, T.Output == U.Output,
            U.Failure == V.Failure, U.Output == V.Output
        {
            Publishers.Merge8(a, b, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
