// The one file that asks the Swift runtime how values are laid out in memory.
//
// Invariants:
// - Offsets are those of the stored properties of a value of exactly the type asked for, so that adding one to a
//   pointer to such a value gives a pointer to the stored property.
// - What is stored there is a value of the property's type only if the property is strong. A `weak` or `unowned`
//   reference is stored in a form of its own, and may outlive what it refers to: to read it as a strong one is to retain
//   an object that is gone. `_forEachField` does not tell which ones are, but `_forEachFieldWithKeyPath` leaves them out.
// - `_forEachField` traps on some types that have no fields (`any Hashable`), and finds none in others that have bits all
//   the same (closures): only structs and tuples are asked. For all other kinds of types, `storedFields` is nil.
// - A type's metadata starts with its kind, a word (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).
#if !canImport(SwiftUI)
    @_spi(Reflection) import Swift
#endif

/// A stored property of a struct, or an element of a tuple.
package struct StoredField {
    package let name: String
    package let offset: Int
    package let type: Any.Type
    /// False for a `weak`, `unowned` or `unowned(unsafe)` property: what is stored is no value of the type.
    package let isStrong: Bool
}

#if canImport(SwiftUI)
    /// Nil: the reflection of the standard library is not part of Apple's SDKs.
    package func storedFields(of type: Any.Type) -> [StoredField]? { nil }
#else
    /// The stored properties of a struct or tuple type, in the order of their declaration; nil for other types.
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

    /// A strong stored property. Its type tells it from one without a size at the same offset.
    private struct StrongField: Equatable {
        let offset: Int
        let type: ObjectIdentifier
    }

    /// A literal, for the constant is declared as a variable: fields of other kinds are left out, and do not end the search.
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

/// Whether a type has parts that its bits may not tell: a struct, an enum or a tuple.
func hasParts(_ type: Any.Type) -> Bool { isStructOrTuple(type) || kind(of: type) == 0x201 }

/// Whether values of a type are of any type that conforms to some protocols: `any Error`, `Any`.
func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == 0x303 }

/// Whether values of a type are functions.
func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == 0x302 }

private func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

/// The number of bytes of a value of a type.
func size(of type: Any.Type) -> Int {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size(of:))
}
