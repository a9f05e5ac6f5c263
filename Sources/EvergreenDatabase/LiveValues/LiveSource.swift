/// The source of a live value: computes it, and says which changes invalidate it.
protocol LiveSource<Value>: AnyObject {
    associatedtype Value: Sendable

    /// The region of the value that was computed last.
    var observedRegion: ObservedRegion { get }

    /// Computes the value, given the changes since the last call.
    ///
    /// Called on one thread at a time.
    func refresh(_ pending: PendingChanges) throws -> Value
}
