/// Identifies a saved value: the position of its view, the property and its type, as a hash that is the same in each
/// process.
package struct StateKey: Hashable, Sendable {
    package let hash: UInt64

    package init(hash: UInt64) {
        self.hash = hash
    }
}

/// The name of a type without its generic arguments: a view that contains other views than in the last version of an app
/// is still the same view.
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
