import Foundation

/// Whether two values have the same bits: then they are the same value. Values with different bits may be equal, too.
///
/// It holds where one of them is a copy of the other that was handed to code that may have changed it. What a value keeps
/// inline is among its bits. What it shares with its copy, such as the storage of an array, is replaced before it is
/// changed, because it has two owners: the reference to it is among the bits. Objects are the same for both, whatever
/// happens to them.
///
/// Unsafe memory access, in this file alone. Both values are alive and borrowed while their bits are read, and no pointer
/// leaves the closures. Padding may make equal values differ.
func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { left in
        withUnsafeBytes(of: rhs) { right in
            // A type without fields has no bits.
            guard let left = left.baseAddress, let first = right.baseAddress else { return true }
            return memcmp(left, first, right.count) == 0
        }
    }
}
