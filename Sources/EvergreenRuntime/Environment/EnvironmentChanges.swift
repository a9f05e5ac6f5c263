/// The environment values that modifiers set between two places in a tree. Compared by identity.
final class EnvironmentChanges {
    let entries: [(key: ObjectIdentifier, entry: EnvironmentEntry)]

    init(_ entries: [(key: ObjectIdentifier, entry: EnvironmentEntry)]) {
        self.entries = entries
    }

    /// Whether both hold the same versions: values set by the same modifiers and not changed since.
    func isSame(as other: EnvironmentChanges) -> Bool {
        guard entries.count == other.entries.count else { return false }
        let versions = Dictionary(uniqueKeysWithValues: other.entries.map { ($0.key, $0.entry.version) })
        return entries.allSatisfy { versions[$0.key] == $0.entry.version }
    }
}
