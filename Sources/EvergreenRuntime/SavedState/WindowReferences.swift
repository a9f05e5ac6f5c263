/// The objects of a window that an app may refer to, and those that it still refers to after the window has closed: for example, a
/// suspended closure that captures the view that created it.
@MainActor
package struct WindowReferences {
    private struct Weak {
        weak var object: AnyObject?
    }

    private var references: [StateKey: Weak] = [:]

    package init() {}

    /// Returns false if the key is already in use.
    mutating func add(_ object: AnyObject, for key: StateKey) -> Bool {
        references.updateValue(Weak(object: object), forKey: key) == nil
    }

    /// The objects that are still referenced.
    package var held: [StateKey: AnyObject] { references.compactMapValues(\.object) }
}

extension KeptState {
    /// Whether one of the objects kept here has other references.
    package mutating func hasObjectsInUse() -> Bool {
        objectKeys.contains { isInUse($0) }
    }

    private mutating func isInUse(_ key: StateKey) -> Bool {
        // Not unwrapped, because a debug build would keep a copy.
        var object = takeObject(key)
        defer { values[key] = object }
        return !isKnownUniquelyReferenced(&object)
    }

    private var objectKeys: [StateKey] { values.compactMap { type(of: $0.value) is AnyClass ? $0.key : nil } }

    private mutating func takeObject(_ key: StateKey) -> AnyObject? {
        values.removeValue(forKey: key).map { $0 as AnyObject }
    }
}
