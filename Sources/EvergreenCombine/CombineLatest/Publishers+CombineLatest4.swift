public import OpenCombine

extension Publishers {
    /// A publisher that combines the latest values of four publishers.
    ///
    /// Demand, completion and threads are those of ``Publishers/CombineLatest``.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The latest value of each upstream.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)

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

        /// Creates a publisher that combines the latest values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fanIn = FanIn(
                "CombineLatest",
                downstream: subscriber,
                values: (A.Output?.none, B.Output?.none, C.Output?.none, D.Output?.none),
                upstreamCount: 4,
                backpressure: .drop
            )
            func combination(_ latest: (A.Output?, B.Output?, C.Output?, D.Output?)) -> Output? {
                guard let a = latest.0, let b = latest.1, let c = latest.2, let d = latest.3 else { return nil }
                return (a, b, c, d)
            }
            fanIn.subscribe(to: a, at: 0) {
                $0.0 = $1
                return combination($0)
            }
            fanIn.subscribe(to: b, at: 1) {
                $0.1 = $1
                return combination($0)
            }
            fanIn.subscribe(to: c, at: 2) {
                $0.2 = $1
                return combination($0)
            }
            fanIn.subscribe(to: d, at: 3) {
                $0.3 = $1
                return combination($0)
            }
            fanIn.start()
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
