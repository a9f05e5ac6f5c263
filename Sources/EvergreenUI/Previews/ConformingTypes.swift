// The one file that asks the Swift runtime which types a program has. How that is laid out in memory is known to
// CSwiftConformances alone.
//
// Invariants:
// - A metatype (`Any.Type`) is a pointer to the type's metadata: either is made of the other bit by bit.
// - What is found is only claimed to conform: whoever uses it asks `as?`, which the runtime answers.
internal import CSwiftConformances

/// The types of this program that conform to a protocol, given as `(any Protocol).self`, in no particular order.
///
/// Types of all loaded modules are found, private ones too; generic ones are not. Each call reads the conformance records
/// of the whole program. A program that never calls it has one kilobyte more of code, and nothing that runs.
func conformingTypes(to existential: Any.Type) -> [Any.Type] {
    guard let descriptor = evergreen_protocol_descriptor(unsafeBitCast(existential, to: UnsafeRawPointer.self)) else {
        return []
    }
    var found: [UnsafeRawPointer] = []
    withUnsafeMutablePointer(to: &found) { found in
        evergreen_for_each_conformance(descriptor, found) { context, type in
            context.assumingMemoryBound(to: [UnsafeRawPointer].self).pointee.append(type)
        }
    }
    return found.compactMap { type in
        evergreen_type_metadata(type).map { unsafeBitCast($0, to: Any.Type.self) }
    }
}
