import Foundation

/// Whether two values have the same bits, and are therefore the same value. Values with different bits may still be equal.
///
/// Valid if one of them is a copy of the other that was passed to code that may have changed it. Inline storage is part of a value's bits.
/// Shared storage, such as that of an array, is replaced before it is changed, because it has two owners: the reference to it is part of
/// the bits. Objects are the same for both, however they change.
///
/// Unsafe memory access, in this file only. Both values are alive and borrowed while their bits are read, and no pointer leaves the
/// closures. Padding may make equal values differ.
func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { left in
        withUnsafeBytes(of: rhs) { right in
            // A type without fields has no bits.
            guard let left = left.baseAddress, let first = right.baseAddress else { return true }
            return memcmp(left, first, right.count) == 0
        }
    }
}
