/// A request whose values may leave out what can't be read, and say so.
package protocol PartialValueQueryable: Queryable {
    /// Why the value that was published last is not all that was asked for; nil if it is.
    @MainActor func omission() -> (any Error)?
}
