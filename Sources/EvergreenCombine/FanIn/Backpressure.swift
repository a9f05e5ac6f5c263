/// How a ``FanIn`` requests values from its upstreams, and what happens to an output without demand.
enum Backpressure {
    /// Every request of the downstream is forwarded to every upstream. An output without demand is dropped. So is a reentrant output, which
    /// an upstream causes while the downstream receives another on the same thread.
    case drop

    /// One value is requested from each upstream in advance, and the next one after the downstream has received it. An output without
    /// demand is buffered, at most one for each upstream. Unlimited demand is forwarded to every upstream.
    case buffer
}
