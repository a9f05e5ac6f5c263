/// The number of strong references to an object: 1 if there is a single one. Weak references don't count.
///
/// The runtime exports this function for tools and tests. If the count is too high, an instance is kept longer than necessary, with no
/// other effect.
///
/// - Parameter object: The address of a living object that the caller does not additionally retain for the call.
@_silgen_name("swift_retainCount")
func retainCount(_ object: UnsafeMutableRawPointer) -> UInt
