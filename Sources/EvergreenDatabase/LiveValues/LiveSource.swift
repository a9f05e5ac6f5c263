/// How a live value is computed.
protocol LiveSource<Value>: AnyObject {
    associatedtype Value: Sendable

    /// Which changes concern the value that was computed last.
    var interest: Interest { get }

    /// Computes the value, given what has changed since the last time.
    ///
    /// Called by one thread at a time.
    func refresh(_ pending: PendingChanges) throws -> Value
}
