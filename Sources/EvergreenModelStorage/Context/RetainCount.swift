/// How often an object is retained: 1 for one that a single strong reference holds. Weak references don't count.
///
/// The runtime exports it for tools and tests. Where the count is too high, an instance is kept longer than it needs to be,
/// and nothing else happens.
///
/// - Parameter object: The address of an object that is alive, and that the caller retains no more for the call.
@_silgen_name("swift_retainCount")
func retainCount(_ object: UnsafeMutableRawPointer) -> UInt
