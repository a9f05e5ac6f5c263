import EvergreenComparison

/// The dynamic properties among a type's stored properties, found once per type.
@MainActor
struct DynamicFields {
    /// The pointer refers to an initialized stored property of the type that the connection was made for.
    private typealias Connection = @MainActor (UnsafeMutableRawPointer, _PropertyStorage) -> Void

    private var fields: [(offset: Int, name: UInt64, connect: Connection)] = []
    private static var known: [ObjectIdentifier: DynamicFields] = [:]

    static func of(_ type: Any.Type) -> DynamicFields {
        if let known = known[ObjectIdentifier(type)] { return known }
        var found = DynamicFields()
        for field in storedFields(of: type) ?? [] where field.isStrong {
            guard let type = field.type as? any DynamicProperty.Type else { continue }
            let name = StableHash.combine(StableHash.start, field.name)
            found.fields.append((field.offset, name, connection(to: type)))
        }
        known[ObjectIdentifier(type)] = found
        return found
    }

    /// Connects the dynamic properties of a value in place. `Value` is the type in which the fields were found.
    func connect<Value>(_ value: inout Value, to storage: _PropertyStorage) {
        guard !fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields {
                let outer = storage.enter(field.name)
                field.connect(base + field.offset, storage)
                storage.leave(to: outer)
            }
        }
    }

    private static func connection<Property: DynamicProperty>(to type: Property.Type) -> Connection {
        { pointer, storage in
            Property._connect(&pointer.assumingMemoryBound(to: Property.self).pointee, to: storage)
        }
    }
}
