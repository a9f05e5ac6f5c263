// The only file that enumerates types with the Swift runtime. The memory layout is encapsulated in CSwiftConformances.
//
// Invariants:
// - A metatype (`Any.Type`) is a pointer to the type's metadata, so the two are bit-castable to each other.
// - A found type only claims the conformance: callers check with `as?`, which asks the runtime.
internal import CSwiftConformances

/// Returns the types of this program that conform to a protocol, given as `(any Protocol).self`, in unspecified order.
///
/// Includes private types and all loaded modules, but not generic types. Each call scans the conformance records of the whole program. For
/// a program that never calls it, the cost is one kilobyte of code and no run time.
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
