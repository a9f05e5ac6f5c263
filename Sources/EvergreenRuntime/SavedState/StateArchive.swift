import Foundation

/// The state of one window that outlives its views: values that views have set, and values that a former window left.
///
/// A location of state whose value differs from its first says so here. Its value is encoded when the state is saved, and
/// not before. A value that a former window left is handed to the location with the same key, when that is created; until
/// then it waits, and stays part of what is saved.
///
/// Some values can't be encoded, or must not be: objects, some types, and secrets. A window that is closed for a while in the
/// same process keeps them as they are, see ``keep()``.
@MainActor
package final class StateArchive {
    /// Called when there is something to save: once, until the next ``save()``.
    package var onChange: (@MainActor () -> Void)?
    /// Called with the name of a type whose values can't be saved.
    package var onUnsavableType: (@MainActor (String) -> Void)?

    /// The values of a former window that no view has asked for.
    private var waiting: [StateKey: Data]
    /// Values of a former window in this process that are not encoded, and that no view has asked for.
    private var waitingValues: [StateKey: Any]
    /// Storage of a former window in this process that no view has asked for.
    private var held: [StateKey: AnyObject] = [:]
    /// The values of views that exist.
    private var values: [StateKey: Data] = [:]
    /// The keys of the locations whose values are saved.
    private var keys: [ObjectIdentifier: StateKey] = [:]
    /// The location that each value is of: a view that leaves may have a successor already.
    private var owners: [StateKey: ObjectIdentifier] = [:]
    /// The locations whose values are not encoded yet.
    private var changed: [ObjectIdentifier: any ArchivedLocation] = [:]
    /// The locations whose values are not saved.
    private var unsaved: [ObjectIdentifier: any ArchivedLocation] = [:]
    private var isChangeReported = false

    /// - Parameter state: What a former window left.
    package init(restoring state: SavedState = SavedState()) {
        waiting = state.values
        waitingValues = [:]
    }

    /// - Parameter state: What a former window left in this process.
    package init(restoring state: KeptState) {
        waiting = state.saved.values
        waitingValues = state.values
        held = state.held
    }

    /// The present state, with what no view has asked for. Encodes the values that have changed since the last time.
    package func save() -> SavedState {
        isChangeReported = false
        for (id, location) in changed {
            guard let key = keys[id] ?? location.stateKey else {
                unsaved[id] = location
                continue
            }
            keys[id] = key
            owners[key] = id
            values[key] = location.encodedValue
            // A view that has been set to a value does not want a former one.
            waiting[key] = nil
            if values[key] == nil {
                unsaved[id] = location
                onUnsavableType?(location.typeName)
            } else {
                unsaved[id] = nil
            }
        }
        changed.removeAll()
        return SavedState(values: values.merging(waiting) { current, _ in current })
    }

    /// The present state, together with the values that are not saved; nil if some of them could not be found again, because
    /// their views have no stable identity.
    package func keep() -> KeptState? {
        var kept = KeptState(saved: save(), values: waitingValues)
        for location in unsaved.values {
            guard let key = location.stateKey else { return nil }
            kept.values[key] = location.keptValue
        }
        return kept
    }

    /// Drops the values that no view has asked for.
    package func dropWaiting() { waiting.removeAll() }

    // MARK: Locations

    /// Whether there are values that a view may still ask for.
    package var hasWaiting: Bool { !waiting.isEmpty || !waitingValues.isEmpty }

    /// Gives a new location the value that a former one left in this process.
    func claimValue<Value>(_ key: StateKey, as type: Value.Type) -> Value? {
        guard let value = waitingValues.removeValue(forKey: key) else { return nil }
        return value as? Value
    }

    /// Whether there is storage that a view may still ask for.
    var hasHeld: Bool { !held.isEmpty }

    /// Gives a view the storage that a former window had for it.
    func takeHeld<Object: AnyObject>(_ key: StateKey, as type: Object.Type) -> Object? {
        held.removeValue(forKey: key) as? Object
    }

    /// Gives a new location the value that a former one left.
    func claim(_ key: StateKey, for location: any ArchivedLocation) -> Data? {
        guard let data = waiting.removeValue(forKey: key) else { return nil }
        values[key] = data
        keys[ObjectIdentifier(location)] = key
        owners[key] = ObjectIdentifier(location)
        return data
    }

    /// The value of a location has changed.
    func note(_ location: any ArchivedLocation) {
        guard changed.updateValue(location, forKey: ObjectIdentifier(location)) == nil else { return }
        reportChange()
    }

    /// A location is gone, together with its view. The parameter identifies any object.
    func forget(_ location: ObjectIdentifier) {
        unsaved[location] = nil
        guard !keys.isEmpty || !changed.isEmpty else { return }
        changed[location] = nil
        guard let key = keys.removeValue(forKey: location), owners[key] == location else { return }
        owners[key] = nil
        guard values.removeValue(forKey: key) != nil else { return }
        reportChange()
    }

    /// A location has an object, which can't be saved.
    func noteObject(of location: any ArchivedLocation) {
        unsaved[ObjectIdentifier(location)] = location
        onUnsavableType?(location.typeName)
    }

    /// A location has a value that must not be saved.
    func noteSecret(of location: any ArchivedLocation) { unsaved[ObjectIdentifier(location)] = location }

    private func reportChange() {
        guard !isChangeReported else { return }
        isChangeReported = true
        onChange?()
    }
}

/// Storage of a value that an archive can save.
@MainActor
protocol ArchivedLocation: AnyObject {
    /// Nil if the position of the view has no text that is the same in each process.
    var stateKey: StateKey? { get }
    /// Nil if the value can't be encoded.
    var encodedValue: Data? { get }
    /// The value as it is.
    var keptValue: Any { get }
    /// The type of the value.
    var typeName: String { get }
}
