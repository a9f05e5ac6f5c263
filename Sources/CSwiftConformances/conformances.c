#include "CSwiftConformances.h"

// On Apple platforms, where SwiftUI has previews of its own, nothing is ever found.
#if defined(__APPLE__)

const void *evergreen_protocol_descriptor(const void *existential_metadata) { return 0; }

void evergreen_for_each_conformance(
    const void *protocol_descriptor, void *context, void (*body)(void *context, const void *type_descriptor)) {}

const void *evergreen_type_metadata(const void *type_descriptor) { return 0; }

#else

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: - Layouts

struct section {
    uintptr_t start;
    size_t length;
};

/// The beginning of the runtime's `MetadataSections`: one for each image with Swift code.
struct metadata_sections {
    uintptr_t version;
    const void *base_address;
    const void *unused[2];
    struct section protocols;
    struct section protocol_conformances;
};

/// A distance in bytes from the field itself; zero for none.
typedef int32_t relative_pointer;

struct conformance {
    /// The lowest bit tells whether it leads to a pointer to the protocol.
    relative_pointer protocol;
    relative_pointer type;
    relative_pointer witness_table;
    uint32_t flags;
};

struct type_descriptor {
    uint32_t flags;
    relative_pointer parent;
    relative_pointer name;
    relative_pointer access_function;
};

struct existential_metadata {
    uintptr_t kind;
    uint32_t flags;
    uint32_t protocol_count;
    const void *protocols[];
};

struct metadata_response {
    const void *metadata;
    size_t state;
};

enum {
    metadata_kind_existential = 0x303,
    /// In the flags of an existential type: a superclass stands before the protocols.
    existential_has_superclass = 1 << 30,
    /// In the flags of a type descriptor.
    type_is_generic = 1 << 7,
    /// In the flags of a conformance: how its type is given.
    type_reference_shift = 3,
    type_reference_mask = 7,
    type_is_direct = 0,
    type_is_indirect = 1,
};

/// Of Swift's runtime, for its own testing and for libraries like Swift Testing. Weak: an app without previews must not
/// depend on it.
extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *sections, void *context), void *context) __attribute__((weak));

typedef __attribute__((swiftcall)) struct metadata_response (*access_function)(size_t request);

// MARK: - Reading

static const void *follow(const relative_pointer *pointer) {
    return *pointer == 0 ? NULL : (const char *)pointer + *pointer;
}

static const void *protocol_of(const struct conformance *record) {
    const char *target = (const char *)&record->protocol + (record->protocol & ~1);
    return record->protocol & 1 ? *(const void *const *)target : target;
}

static const void *type_of(const struct conformance *record) {
    const void *target = follow(&record->type);
    switch ((record->flags >> type_reference_shift) & type_reference_mask) {
    case type_is_direct:
        return target;
    case type_is_indirect:
        return target == NULL ? NULL : *(const void *const *)target;
    default:
        return NULL;
    }
}

struct search {
    const void *protocol;
    void *context;
    void (*body)(void *context, const void *type_descriptor);
};

static bool search_image(const struct metadata_sections *sections, void *context) {
    const struct search *search = context;
    const relative_pointer *records = (const relative_pointer *)sections->protocol_conformances.start;
    size_t count = sections->protocol_conformances.length / sizeof(relative_pointer);
    for (size_t index = 0; records != NULL && index < count; index++) {
        // Some linkers pad sections with zeros.
        const struct conformance *record = follow(&records[index]);
        if (record == NULL || protocol_of(record) != search->protocol) continue;
        const void *type = type_of(record);
        if (type != NULL) search->body(search->context, type);
    }
    return true;
}

const void *evergreen_protocol_descriptor(const void *existential_metadata) {
    const struct existential_metadata *metadata = existential_metadata;
    if (metadata->kind != metadata_kind_existential || metadata->protocol_count != 1) return NULL;
    if (metadata->flags & existential_has_superclass) return NULL;
    return metadata->protocols[0];
}

void evergreen_for_each_conformance(
    const void *protocol_descriptor, void *context, void (*body)(void *context, const void *type_descriptor)) {
    struct search search = {protocol_descriptor, context, body};
    if (swift_enumerateAllMetadataSections == NULL) return;
    swift_enumerateAllMetadataSections(search_image, &search);
}

const void *evergreen_type_metadata(const void *type_descriptor) {
    const struct type_descriptor *type = type_descriptor;
    if (type->flags & type_is_generic) return NULL;
    access_function function = (access_function)follow(&type->access_function);
    // The request 0 asks for complete metadata, and waits for it.
    return function == NULL ? NULL : function(0).metadata;
}

#endif
