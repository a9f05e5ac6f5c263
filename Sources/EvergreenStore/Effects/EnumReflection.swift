// The one file of this module that queries the Swift runtime about types.
//
// Invariants:
// - A type's metadata starts with its kind, a word (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst):
//   0x201 for an enum, 0x202 for an optional.
// - `swift_EnumCaseName` is the runtime function with which the standard library prints enums. It takes a value of any type, borrowed, and
//   its metadata, and returns a string that lives as long as the program, or null.

/// Whether a type is an enum other than an optional.
func isEnum(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x201
}

/// The name of the case of an enum's value.
@_silgen_name("swift_EnumCaseName")
func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
