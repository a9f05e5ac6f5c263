import Foundation

/// Those bytes of a value that are the same in a copy of it: all but the padding between stored properties.
///
/// Two values of one type that have the same ones are copies of one another. The others may well be equal.
@MainActor
struct SignificantBytes {
    /// In order, and apart from one another.
    private var ranges: [Range<Int>] = []

    init() {}

    /// The bytes of a stored property, in the value that has it; nil if they don't tell whether two values can stand for one
    /// another.
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

    /// The offsets of stored properties grow in the order in which they are declared.
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

    /// Both pointers point to values of the type that has the bytes.
    func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        ranges.allSatisfy { memcmp(lhs + $0.lowerBound, rhs + $0.lowerBound, $0.count) == 0 }
    }
}
