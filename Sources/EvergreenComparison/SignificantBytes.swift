import Foundation

/// The bytes of a value that are preserved by a copy: all except the padding between stored properties.
///
/// If these bytes of two values are equal, the values are copies of one another. Otherwise they may still be equal.
@MainActor
struct SignificantBytes {
    /// In order, and not adjacent.
    private var ranges: [Range<Int>] = []

    init() {}

    /// The significant bytes of a stored property within its value; nil if bytes can't determine whether two values are interchangeable.
    init?(of field: StoredField) {
        guard field.isStrong else { return nil }
        self.init(of: field.type, at: field.offset)
    }

    private init?(of type: Any.Type, at offset: Int) {
        guard !(type is any InputComparable.Type), !(type is any WindowBound.Type), !isFunction(type),
            !isExistential(type)
        else { return nil }
        if let fields = storedFields(of: type), !fields.isEmpty {
            for field in fields {
                guard let bytes = SignificantBytes(of: field) else { return nil }
                for range in bytes.ranges { add(offset + range.lowerBound..<offset + range.upperBound) }
            }
        } else {
            if let type = type as? any OptionalInput.Type, SignificantBytes(of: type.wrappedType, at: 0) == nil {
                return nil
            }
            add(offset..<offset + size(of: type))
        }
    }

    /// The offsets of stored properties increase in declaration order.
    private mutating func add(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if let last = ranges.last, last.upperBound == range.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else {
            ranges.append(range)
        }
    }

    mutating func formUnion(_ other: SignificantBytes) {
        for range in other.ranges { add(range) }
    }

    /// Both pointers must refer to values of the type that has the bytes.
    func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        for range in ranges where memcmp(lhs + range.lowerBound, rhs + range.lowerBound, range.count) != 0 {
            return false
        }
        return true
    }
}
