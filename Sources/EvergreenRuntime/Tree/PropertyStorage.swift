import EvergreenComparison

/// Storage of a view's dynamic properties across runs of its body.
@MainActor
public final class _PropertyStorage {
    /// One object per property that stores something, in the order in which the properties are connected. The order depends only on the
    /// view's type, so that each property finds its own object.
    private var slots: [AnyObject] = []
    private var next = 0
    /// The path to the property that is being connected, as a hash of names.
    private var path = StableHash.start
    /// The environment of the view whose properties are connected. Reads are recorded.
    package private(set) var environment = EnvironmentValues()
    private(set) var environmentReads = EnvironmentReads()
    /// The node of that view, until it is unmounted.
    package private(set) var node: _Node?

    package init() {}

    package func connect<Value>(_ value: inout Value, environment: EnvironmentValues, node: _Node) {
        next = 0
        environmentReads = EnvironmentReads()
        self.environment = environment.recording(into: environmentReads)
        self.node = node
        DynamicFields.of(Value.self).connect(&value, to: self)
    }

    /// Whether the properties would read equal values from another environment.
    package func readsSame(in other: EnvironmentValues) -> Bool { environmentReads.areEqual(environment, other) }

    /// The object of the property that is being connected, created on first use.
    package func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
        defer { next += 1 }
        // The order of slots is that of the type's properties: see `slots`.
        if next < slots.count, let kept = slots[next] as? Object { return kept }
        let object = make()
        if next < slots.count { slots[next] = object } else { slots.append(object) }
        return object
    }

    // MARK: Paths

    /// Called before a property is connected. Returns the path of the enclosing property.
    func enter(_ name: UInt64) -> UInt64 {
        defer { path = StableHash.combine(path, name) }
        return path
    }

    func leave(to outer: UInt64) { path = outer }

    /// The archive slot of the property that is being connected; nil if nothing is saved.
    var stateSlot: StateSlot? {
        guard let node, node.archive != nil else { return nil }
        return StateSlot(of: node, property: path)
    }

    // MARK: Remade windows

    /// Takes the object of a previous window that an app still refers to, for the property that is being connected.
    func takeHeld<Object: AnyObject>(as type: Object.Type) -> Object? {
        guard let archive = node?.archive, archive.hasHeld, let key = heldKey(next) else { return nil }
        return archive.takeHeld(key, as: type)
    }

    /// Adds the objects that an app may refer to after the window has closed. Returns false if one could not be found again.
    func addReferences(to references: inout WindowReferences) -> Bool {
        slots.enumerated().allSatisfy { index, slot in
            guard let slot = slot as? any InterchangeableSlot, let key = heldKey(index) else { return false }
            return references.add(slot.reference, for: key)
        }
    }

    /// Nil if the view has no stable identity across windows.
    private func heldKey(_ slot: Int) -> StateKey? {
        node?.stateIdentity.stateHash.map { StateKey(hash: StableHash.combine($0, UInt64(slot))) }
    }

    /// Whether a property has a value that a new one would not have.
    var hasState: Bool { slots.contains { ($0 as? any StateOwner)?.hasState ?? false } }

    /// Whether a property has an object that each window creates on its own.
    var ownsObject: Bool { slots.contains { ($0 as? any InterchangeableSlot)?.ownsObject ?? true } }

    /// Whether the contents of both are interchangeable for their views.
    func isInterchangeable(with other: _PropertyStorage, objects: ObjectPairs) -> Bool {
        slots.count == other.slots.count
            && zip(slots, other.slots).allSatisfy { slot, other in
                (slot as? any InterchangeableSlot)?.isInterchangeable(with: other, objects: objects) ?? false
            }
    }

    package func release() {
        if let archive = node?.archive {
            for slot in slots { archive.forget(ObjectIdentifier(slot)) }
        }
        slots.removeAll()
        node = nil
    }
}

/// The stored object of a dynamic property that may differ from its initial state.
@MainActor
protocol StateOwner: AnyObject {
    /// Whether it differs from its initial state.
    var hasState: Bool { get }
}

/// The stored object of a dynamic property that can be compared between windows: see ``ViewTree/isInterchangeable(with:areUntouched:)``.
@MainActor
package protocol InterchangeableSlot: AnyObject {
    /// The object that closures of an app retain when they use the property.
    var reference: AnyObject { get }
    /// Whether it has an object of the app, which may have side effects of its own.
    var ownsObject: Bool { get }
    /// Whether another one, of the same property, has equal contents, and always will.
    func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool
}

extension InterchangeableSlot {
    package var reference: AnyObject { self }
    package var ownsObject: Bool { false }
}
