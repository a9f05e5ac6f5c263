// The only file that queries the Swift runtime for the memory layout of values.
//
// Invariants:
// - Offsets are those of the stored properties in a value of exactly the requested type: adding an offset to a pointer to such a value
//   yields a pointer to the stored property.
// - The memory there is a value of the property's type only if the property is strong. A `weak` or `unowned` reference has its own
//   representation, and can outlive its object: reading it as a strong reference would retain a released object. `_forEachField` does not
//   distinguish them, but `_forEachFieldWithKeyPath` omits them.
// - `_forEachField` traps on some types without fields (`any Hashable`), and finds none in others that do have bits (closures), so only
//   structs and tuples are queried. For all other kinds of types, `storedFields` is nil.
// - A type's metadata starts with its kind, a word (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).
#if !canImport(SwiftUI)
    @_spi(Reflection) import Swift
#endif

/// A stored property of a struct, or an element of a tuple.
package struct StoredField {
    package let name: String
    package let offset: Int
    package let type: Any.Type
    /// False for a `weak`, `unowned` or `unowned(unsafe)` property, whose memory is not a value of the type.
    package let isStrong: Bool
}

#if canImport(SwiftUI)
    /// Returns nil: the reflection of the standard library is not part of Apple's SDKs.
    package func storedFields(of type: Any.Type) -> [StoredField]? { nil }
#else
    /// Returns the stored properties of a struct or tuple type, in declaration order; nil for other types.
    package func storedFields(of type: Any.Type) -> [StoredField]? {
        guard isStructOrTuple(type) else { return nil }
        var fields: [StoredField] = []
        var strongFields: [StrongField]?
        let isComplete = _forEachField(of: type) { name, offset, fieldType, kind in
            var isStrong = true
            if kind == .class || kind == .optional || kind == .existential, isStruct(type) {
                let known = strongFields ?? _openExistential(type, do: findStrongFields)
                strongFields = known
                isStrong = known.contains(StrongField(offset: offset, type: ObjectIdentifier(fieldType)))
            }
            fields.append(
                StoredField(name: String(cString: name), offset: offset, type: fieldType, isStrong: isStrong)
            )
            return true
        }
        guard isComplete, !fields.isEmpty || size(of: type) == 0 else { return nil }
        return fields
    }

    /// A strong stored property. Its type distinguishes it from a zero-sized one at the same offset.
    private struct StrongField: Equatable {
        let offset: Int
        let type: ObjectIdentifier
    }

    /// A literal, because the constant is declared as a variable. Fields of other kinds are skipped, and do not end the search.
    private let ignoreUnknown = _EachFieldOptions(rawValue: 1 << 1)

    private func findStrongFields<Root>(of type: Root.Type) -> [StrongField] {
        var found: [StrongField] = []
        _ = _forEachFieldWithKeyPath(of: type, options: ignoreUnknown) { _, keyPath in
            if let offset = MemoryLayout<Root>.offset(of: keyPath) {
                found.append(StrongField(offset: offset, type: ObjectIdentifier(Swift.type(of: keyPath).valueType)))
            }
            return true
        }
        return found
    }
#endif

private func isStruct(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 }

private func isStructOrTuple(_ type: Any.Type) -> Bool { isStruct(type) || kind(of: type) == 0x301 }

/// Whether a type has parts that a bitwise comparison may misjudge: a struct, an enum or a tuple.
func hasParts(_ type: Any.Type) -> Bool { isStructOrTuple(type) || kind(of: type) == 0x201 }

/// Whether a type is existential: `any Error`, `Any`.
func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == 0x303 }

/// Whether a type is a function type.
func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == 0x302 }

private func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

/// The size of a value of a type, in bytes.
func size(of type: Any.Type) -> Int {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size(of:))
}
