import EvergreenComparison

/// Storage of a view's dynamic properties across runs of its body.
@MainActor
public final class _PropertyStorage {
    /// One object per property that keeps something, in the order in which properties are connected. That order
    /// depends on the view's type alone, so that a property finds its own object each time.
    private var slots: [AnyObject] = []
    private var next = 0
    /// The path to the property that is being connected, as a hash of names.
    private var path = StableHash.start
    /// The environment of the view whose properties are connected. What is read from it is recorded.
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

    /// Whether the properties would read from another environment what they have read from this one.
    package func readsSame(in other: EnvironmentValues) -> Bool { environmentReads.areEqual(environment, other) }

    /// The object of the property that is being connected, created the first time.
    package func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
        defer { next += 1 }
        // The order of slots is that of the type's properties: see `slots`.
        if next < slots.count, let kept = slots[next] as? Object { return kept }
        let object = make()
        if next < slots.count { slots[next] = object } else { slots.append(object) }
        return object
    }

    // MARK: Paths

    /// A property is about to be connected. Returns the path around it.
    func enter(_ name: UInt64) -> UInt64 {
        defer { path = StableHash.combine(path, name) }
        return path
    }

    func leave(to outer: UInt64) { path = outer }

    /// The place of the property that is being connected in the archive of its window; nil if nothing is saved there.
    var stateSlot: StateSlot? {
        guard let node, node.archive != nil else { return nil }
        return StateSlot(of: node, property: path)
    }

    // MARK: Windows that are made anew

    /// What an app still refers to of the property that is being connected, from a former window.
    func takeHeld<Object: AnyObject>(as type: Object.Type) -> Object? {
        guard let archive = node?.archive, archive.hasHeld, let key = heldKey(next) else { return nil }
        return archive.takeHeld(key, as: type)
    }

    /// Adds what an app may still refer to when the window has closed. Returns false if it could not be found again.
    func addReferences(to references: inout WindowReferences) -> Bool {
        slots.enumerated().allSatisfy { index, slot in
            guard let slot = slot as? any InterchangeableSlot, let key = heldKey(index) else { return false }
            return references.add(slot.reference, for: key)
        }
    }

    /// Nil if the position of the view has no text that is the same in each window.
    private func heldKey(_ slot: Int) -> StateKey? {
        node?.stateIdentity.stateHash.map { StateKey(hash: StableHash.combine($0, UInt64(slot))) }
    }

    /// Whether a property keeps something that it would not start with.
    var hasState: Bool { slots.contains { ($0 as? any StateOwner)?.hasState ?? false } }

    /// Whether a property keeps an object that each window makes for itself.
    var ownsObject: Bool { slots.contains { ($0 as? any InterchangeableSlot)?.ownsObject ?? true } }

    /// Whether what both keep does the same for their views.
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

/// What a dynamic property keeps, if that may be more than what it starts with.
@MainActor
protocol StateOwner: AnyObject {
    /// Whether it has something that it did not start with.
    var hasState: Bool { get }
}

/// What a dynamic property keeps, where views of two windows may share one tree: see ``ViewTree/isInterchangeable(with:areUntouched:)``.
@MainActor
package protocol InterchangeableSlot: AnyObject {
    /// What closures of an app refer to that use the property.
    var reference: AnyObject { get }
    /// Whether it keeps an object of the app, which may do something by itself.
    var ownsObject: Bool { get }
    /// Whether another one, of the same property, has the same, and will have the same.
    func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool
}

extension InterchangeableSlot {
    package var reference: AnyObject { self }
    package var ownsObject: Bool { false }
}
