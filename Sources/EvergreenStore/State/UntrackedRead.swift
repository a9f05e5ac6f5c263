/// A read of state that no view shall depend on.
///
/// On the way to an element of a list, the list is read, too. A view of the element depends on the element alone: else it
/// would run again for each element that comes or leaves.
enum UntrackedRead {
    @TaskLocal static var isActive = false

    /// Reads something without observing it.
    static func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        if isActive { return try body() }
        return try $isActive.withValue(true, operation: body)
    }
}
