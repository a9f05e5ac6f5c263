import OpenCombine

/// The empty state of a merge, whose outputs consist of one value each.
///
/// It is not `Void`, because the thread sanitizer reports a mutation of an empty variable as a mutation of the whole object.
struct NoValues {
    private let placeholder: UInt8 = 0
}

extension FanIn where Values == NoValues {
    /// Creates the subscription of a publisher of its upstreams' values.
    convenience init(merging upstreamCount: Int, into downstream: Downstream) {
        self.init(
            "Merge",
            downstream: downstream,
            values: NoValues(),
            upstreamCount: upstreamCount,
            backpressure: .buffer
        )
    }

    func merge<Upstream: Publisher>(_ publisher: Upstream, at index: Int)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        subscribe(to: publisher, at: index) { $1 }
    }
}
