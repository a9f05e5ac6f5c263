// The one file that asks the Swift runtime how values are laid out in memory.
//
// Invariants:
// - Offsets are those of the stored properties of a value of exactly the type asked for, so that adding one to a
//   pointer to such a value gives a pointer to the stored property.
// - `_forEachField` answers for structs, classes and tuples; for all other kinds of types, `storedFields` is nil.
@_spi(Reflection) import Swift

/// A stored property of a struct, or an element of a tuple.
struct StoredField {
    let offset: Int
    let type: Any.Type
}

/// The stored properties of a struct or tuple type, in the order of their declaration; nil for other types.
func storedFields(of type: Any.Type) -> [StoredField]? {
    guard !(type is AnyObject.Type) else { return nil }
    var fields: [StoredField] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
        fields.append(StoredField(offset: offset, type: fieldType))
        return true
    }
    return isComplete ? fields : nil
}
