extension Schema {
    /// A unique constraint or an index of several properties. The macros `#Unique` and `#Index` make them.
    ///
    /// `@unchecked Sendable`: the key paths are literals of properties, which capture nothing; all is immutable.
    public struct Constraint: @unchecked Sendable {
        enum Kind: Sendable {
            case unique
            case index
        }

        let kind: Kind
        let keyPaths: [AnyKeyPath]

        /// No two rows have the same values of all of these properties.
        public static func unique(_ keyPaths: [AnyKeyPath]) -> Constraint {
            Constraint(kind: .unique, keyPaths: keyPaths)
        }

        /// An index of these properties.
        public static func index(_ keyPaths: [AnyKeyPath]) -> Constraint {
            Constraint(kind: .index, keyPaths: keyPaths)
        }
    }
}
