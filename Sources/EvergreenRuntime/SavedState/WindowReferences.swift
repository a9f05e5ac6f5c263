/// What an app may refer to of a window, and what it does refer to when the window has closed: a closure that waits for something,
/// say, with the view that has made it.
@MainActor
package struct WindowReferences {
    private struct Weak {
        weak var object: AnyObject?
    }

    private var references: [StateKey: Weak] = [:]

    package init() {}

    /// Returns false if there is another one by this key.
    mutating func add(_ object: AnyObject, for key: StateKey) -> Bool {
        references.updateValue(Weak(object: object), forKey: key) == nil
    }

    /// Those that something still refers to.
    package var held: [StateKey: AnyObject] { references.compactMapValues(\.object) }
}

extension KeptState {
    /// Whether something else refers to one of the objects that are kept here.
    package mutating func hasObjectsInUse() -> Bool {
        objectKeys.contains { isInUse($0) }
    }

    private mutating func isInUse(_ key: StateKey) -> Bool {
        // Not unwrapped: a build for debugging would keep a copy.
        var object = takeObject(key)
        defer { values[key] = object }
        return !isKnownUniquelyReferenced(&object)
    }

    private var objectKeys: [StateKey] { values.compactMap { type(of: $0.value) is AnyClass ? $0.key : nil } }

    private mutating func takeObject(_ key: StateKey) -> AnyObject? {
        values.removeValue(forKey: key).map { $0 as AnyObject }
    }
}
