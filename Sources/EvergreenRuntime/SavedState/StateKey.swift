/// The key of a saved value: a hash of its view's position, the property and its type, stable across processes.
package struct StateKey: Hashable, Sendable {
    package let hash: UInt64

    package init(hash: UInt64) {
        self.hash = hash
    }
}

/// The name of a type without its generic arguments: a view keeps its identity when a new version of the app changes its content.
@MainActor
enum NominalName {
    private static var known: [ObjectIdentifier: String] = [:]

    static func of(_ type: Any.Type) -> String {
        if let known = known[ObjectIdentifier(type)] { return known }
        // Qualified names of private types contain an address.
        let name = String(_typeName(type, qualified: false).prefix { $0 != "<" })
        known[ObjectIdentifier(type)] = name
        return name
    }
}
