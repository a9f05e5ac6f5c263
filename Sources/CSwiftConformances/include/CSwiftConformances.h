/// Which types of a program conform to a protocol, as the Swift runtime's metadata has it.
///
/// The one place that knows how these records are laid out:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h.
///
/// Invariants:
/// - Records are part of an image of the program, read only, and never freed: pointers to them stay valid.
/// - The runtime's `MetadataSections` may grow at its end, so that what is read here stays where it is.
/// - `evergreen_for_each_conformance` calls nothing but its callback; metadata is made by
///   `evergreen_type_metadata` alone, which runs code of the program and so is not called from that callback.
#ifndef CSWIFT_CONFORMANCES_H
#define CSWIFT_CONFORMANCES_H

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// The descriptor of the one protocol that an existential type (`any P`) is made of; NULL for any other type.
const void *_Nullable evergreen_protocol_descriptor(const void *existential_metadata);

/// Calls `body` with the descriptor of each type that conforms to a protocol, once per conformance record.
/// Types that are known by name alone (those of Objective-C) are left out.
void evergreen_for_each_conformance(
    const void *protocol_descriptor, void *context,
    void (*body)(void *context, const void *type_descriptor));

/// The metadata of a type: what its metatype points to. NULL if the type is generic: it has none of its own.
const void *_Nullable evergreen_type_metadata(const void *type_descriptor);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
