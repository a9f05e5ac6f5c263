public import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of seven publishers.
    ///
    /// Demand, completion and threads are those of ``Publishers/Merge``.
    public struct Merge7<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output,
        F.Failure == G.Failure, F.Output == G.Output
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

        /// The sixth publisher.
        public let f: F

        /// The seventh publisher.
        public let g: G

        /// Creates a publisher of the values of seven publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fanIn = FanIn(merging: 7, into: subscriber)
            fanIn.start()
            fanIn.merge(a, at: 0)
            fanIn.merge(b, at: 1)
            fanIn.merge(c, at: 2)
            fanIn.merge(d, at: 3)
            fanIn.merge(e, at: 4)
            fanIn.merge(f, at: 5)
            fanIn.merge(g, at: 6)
        }

        // MARK: Merging more

        /// Merges one more publisher into this one.
        public func merge<P: Publisher>(
            with other: P
        ) -> Publishers.Merge8<A, B, C, D, E, F, G, P> where A.Failure == P.Failure, A.Output == P.Output {
            Publishers.Merge8(a, b, c, d, e, f, g, other)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
