public import OpenCombine

extension Publishers {
    /// A publisher that combines the latest values of two publishers.
    ///
    /// After each upstream has published a value, every further value publishes a tuple of the latest values. This publisher finishes when
    /// all upstreams have finished, even if one of them published no value. When an upstream fails, this publisher cancels the others and
    /// fails.
    ///
    /// All demand is forwarded to every upstream, including the demand that the subscriber returns from `receive(_:)`. A tuple without
    /// demand is dropped; the next one has the latest values. To keep the last tuple for a subscriber with limited demand, such as
    /// `values`, add `.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)`.
    ///
    /// A reentrant value, which the subscriber causes while it receives a tuple, is stored, but does not publish a tuple by itself. So a
    /// subscriber that sets one of the upstreams causes no infinite loop.
    ///
    /// Upstreams may send on any thread. Tuples are delivered one at a time, on the thread of an upstream.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The latest value of each upstream.
        public typealias Output = (A.Output, B.Output)

        /// The failure of the upstreams.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines the latest values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fanIn = FanIn(
                "CombineLatest",
                downstream: subscriber,
                values: (A.Output?.none, B.Output?.none),
                upstreamCount: 2,
                backpressure: .drop
            )
            func combination(_ latest: (A.Output?, B.Output?)) -> Output? {
                guard let a = latest.0, let b = latest.1 else { return nil }
                return (a, b)
            }
            fanIn.subscribe(to: a, at: 0) {
                $0.0 = $1
                return combination($0)
            }
            fanIn.subscribe(to: b, at: 1) {
                $0.1 = $1
                return combination($0)
            }
            fanIn.start()
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
