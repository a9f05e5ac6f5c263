// The one file that asks the Swift runtime how values are laid out in memory.
//
// Invariants:
// - Offsets are those of the stored properties of a value of exactly the type asked for, so that adding one to a
//   pointer to such a value gives a pointer to the stored property.
// - `_forEachField` traps on some types that have no fields (`any Hashable`), and finds none in others that have bits all
//   the same (closures): only structs and tuples are asked. For all other kinds of types, `storedFields` is nil.
// - A type's metadata starts with its kind, a word (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).
@_spi(Reflection) import Swift

/// A stored property of a struct, or an element of a tuple.
struct StoredField {
    let offset: Int
    let type: Any.Type
}

/// The stored properties of a struct or tuple type, in the order of their declaration; nil for other types.
func storedFields(of type: Any.Type) -> [StoredField]? {
    guard isStructOrTuple(type) else { return nil }
    var fields: [StoredField] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
        fields.append(StoredField(offset: offset, type: fieldType))
        return true
    }
    guard isComplete, !fields.isEmpty || size(of: type) == 0 else { return nil }
    return fields
}

private func isStructOrTuple(_ type: Any.Type) -> Bool { [0x200, 0x301].contains(kind(of: type)) }

/// Whether values of a type are of any type that conforms to some protocols: `any Error`, `Any`.
func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == 0x303 }

private func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

/// The number of bytes of a value of a type.
func size(of type: Any.Type) -> Int {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size(of:))
}
