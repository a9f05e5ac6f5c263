import Foundation

/// Whether a value of any type is equal to an `Equatable` value. False for values of different types.
package func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool { lhs == rhs as? Value }

/// Whether two values have the same bytes, including those of padding. They are then copies of one another. Otherwise they may still be
/// equal.
package func haveSameBytes<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { rhs in memcmp(lhs, rhs, MemoryLayout<Value>.size) == 0 }
    }
}
