/// Calls `body` with copies of two values in memory that was filled with different bytes before: padding differs.
public func withCopiesOverGarbage<Value, Result>(
    _ lhs: Value,
    _ rhs: Value,
    _ body: (UnsafePointer<Value>, UnsafePointer<Value>) throws -> Result
) rethrows -> Result {
    let places = [0x00, 0xFF].map { (byte: UInt8) in
        let place = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<Value>.stride,
            alignment: MemoryLayout<Value>.alignment
        )
        place.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<Value>.stride)
        return place.bindMemory(to: Value.self, capacity: 1)
    }
    places[0].initialize(to: lhs)
    places[1].initialize(to: rhs)
    defer {
        for place in places {
            place.deinitialize(count: 1)
            place.deallocate()
        }
    }
    return try body(places[0], places[1])
}
