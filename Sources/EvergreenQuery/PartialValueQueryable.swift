/// A request whose values may be incomplete, because a part can't be read.
package protocol PartialValueQueryable: Queryable {
    /// The reason why the last published value is incomplete; nil if it is complete.
    @MainActor func omission() -> (any Error)?
}
