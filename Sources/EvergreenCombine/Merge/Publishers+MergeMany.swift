public import OpenCombine

extension Publishers {
    /// A publisher that publishes the values of any number of publishers of one type.
    ///
    ///     let progress = Publishers.MergeMany(downloads.map(\.progress))
    ///
    /// Demand, completion and threads are those of ``Publishers/Merge``. Without upstreams, it finishes immediately.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of the upstreams.
        public typealias Output = Upstream.Output

        /// The failure of the upstreams.
        public typealias Failure = Upstream.Failure

        /// The publishers whose values are merged.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of the publishers.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates a publisher of the values of the sequence's publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fanIn = FanIn(merging: publishers.count, into: subscriber)
            fanIn.start()
            for (index, publisher) in publishers.enumerated() { fanIn.merge(publisher, at: index) }
        }

        /// Merges one more publisher into this one.
        public func merge(with other: Upstream) -> MergeMany {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
