/// A read of state that is not observed.
///
/// Reading an element of a list also reads the list. A view of the element should depend on the element only: otherwise it would run again
/// whenever an element is inserted or removed.
enum UntrackedRead {
    @TaskLocal static var isActive = false

    /// Reads without observing.
    static func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        if isActive { return try body() }
        return try $isActive.withValue(true, operation: body)
    }
}
