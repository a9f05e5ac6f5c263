import EvergreenDatabase

// Relationships hold strong references to the related instances. A relationship and its inverse make a retain cycle: the
// context breaks the cycles that nothing else references.
extension ModelContext {
    /// Releases unheld instances if there are twice as many as after the last release, so that the amortized cost per instance is O(1).
    func releaseUnheldIfMany() {
        guard registry.entryCount > releaseBound else { return }
        releaseUnheld()
        releaseBound = max(Self.smallestReleaseBound, registry.entryCount * 2)
    }

    /// Schedules the same for the end of the main-actor turn, for a view that follows relationships without fetching.
    func releaseUnheldSoon() {
        guard registry.entryCount > releaseBound, !isReleaseScheduled, let mainTurn else { return }
        isReleaseScheduled = true
        mainTurn.perform { context in
            context.isReleaseScheduled = false
            context.releaseUnheldIfMany()
        }
    }

    static var smallestReleaseBound: Int { 256 }

    /// Releases the instances that are only held by relationships of instances that are likewise only held by relationships.
    ///
    /// Takes time proportional to the number of instances with a relationship and of their related instances.
    func releaseUnheld() {
        detachUnheld()
        // Only now is the graph gone, which retained them until here.
        registry.sweep()
    }

    private func detachUnheld() {
        var graph = RelationshipGraph(registry.relatedModels())
        graph.releaseUnheld()
    }

    /// Called when the context is released: an instance outlives it only if something else retains it.
    func releaseAll() {
        for model in changed.models { model._$model.extras?.forgetOriginals() }
        inserted.removeAll()
        changed.removeAll()
        deleted.removeAll()
        releaseUnheld()
    }
}

/// Instances and their relationships, with the references temporarily removed from the relationships.
///
/// An instance that is retained by anything but a relationship then has more references than the one of ``instances``. Nothing else runs
/// meanwhile: the context and its instances belong to one actor.
private struct RelationshipGraph {
    /// The only references held by the graph itself.
    private let instances: ContiguousArray<AnyObject>
    private let extras: [ModelExtras]
    private var slots: [[DetachedSlot]]

    private struct DetachedSlot {
        let slot: RelationshipSlot
        let references: [RelatedReference]
    }

    /// Removes the references from the relationships.
    init(_ models: consuming [any PersistentModel]) {
        instances = ContiguousArray(models.map { $0 as AnyObject })
        extras = models.map { $0._$model.extrasForObservation() }
        var positions: [ObjectIdentifier: Int] = [:]
        positions.reserveCapacity(instances.count)
        for (position, instance) in instances.enumerated() { positions[ObjectIdentifier(instance)] = position }
        slots = extras.map { extras in
            extras.slots.values.map { slot in
                DetachedSlot(slot: slot, references: slot.detach { positions[ObjectIdentifier($0)] })
            }
        }
    }

    /// The address of an instance. The array is read as pointers, because extracting an object would retain it.
    private func address(_ position: Int) -> UnsafeMutableRawPointer {
        instances.withUnsafeBytes { bytes in
            let offset = position * MemoryLayout<UnsafeMutableRawPointer>.stride
            return bytes.load(fromByteOffset: offset, as: UnsafeMutableRawPointer.self)
        }
    }

    /// Restores the references of retained instances, and of all instances that are reachable from them. Removes the
    /// others, which breaks their retain cycles.
    mutating func releaseUnheld() {
        var isHeld = [Bool](repeating: false, count: instances.count)
        var next: [Int] = []
        for position in instances.indices where retainCount(address(position)) > 1 {
            isHeld[position] = true
            next.append(position)
        }
        while let position = next.popLast() {
            for case .instance(let related) in slots[position].lazy.flatMap(\.references) where !isHeld[related] {
                isHeld[related] = true
                next.append(related)
            }
        }
        for position in instances.indices {
            if isHeld[position] {
                for detached in slots[position] { detached.slot.attach(detached.references, instances) }
            } else {
                extras[position].slots.removeAll()
            }
        }
        slots = []
    }
}

/// A reference of a relationship, while it is removed.
enum RelatedReference {
    /// The position of an instance in the graph.
    case instance(Int)

    /// An instance that is not part of the graph: it has no relationships, or another context.
    case other(any PersistentModel)

    func model<Related: PersistentModel>(among instances: ContiguousArray<AnyObject>) -> Related? {
        switch self {
        case .instance(let position): instances[position] as? Related
        case .other(let model): model as? Related
        }
    }
}
