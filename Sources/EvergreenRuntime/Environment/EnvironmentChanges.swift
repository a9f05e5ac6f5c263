/// What modifiers have set between two places in a tree. Two are the same if they are one object.
final class EnvironmentChanges {
    let entries: [(key: ObjectIdentifier, entry: EnvironmentEntry)]

    init(_ entries: [(key: ObjectIdentifier, entry: EnvironmentEntry)]) {
        self.entries = entries
    }

    /// Whether both set the same: values that were set by the same modifier, and not since.
    func isSame(as other: EnvironmentChanges) -> Bool {
        guard entries.count == other.entries.count else { return false }
        let versions = Dictionary(uniqueKeysWithValues: other.entries.map { ($0.key, $0.entry.version) })
        return entries.allSatisfy { versions[$0.key] == $0.entry.version }
    }
}
