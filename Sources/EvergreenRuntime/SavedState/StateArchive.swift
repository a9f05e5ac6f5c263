import Foundation

/// The state of one window that outlives its views: values that views have set, and values restored from a previous window.
///
/// A state location registers here when its value first differs from the initial one. The value is encoded only when the state is saved. A
/// restored value is claimed by the location with the same key when that is created; until then it is pending, and still part of the saved
/// state.
///
/// Some values can't or must not be encoded: objects, some types, and secrets. A temporarily closed window in the same process keeps them
/// unencoded, see ``keep()``.
@MainActor
package final class StateArchive {
    /// Called when there is something to save: once, until the next ``save()``.
    package var onChange: (@MainActor () -> Void)?
    /// Called with the name of a type whose values can't be saved.
    package var onUnsavableType: (@MainActor (String) -> Void)?

    /// Restored values that no view has claimed.
    private var waiting: [StateKey: Data]
    /// Unencoded values of a previous window in this process that no view has claimed.
    private var waitingValues: [StateKey: Any]
    /// Storage of a previous window in this process that no view has claimed.
    private var held: [StateKey: AnyObject] = [:]
    /// The encoded values of mounted views.
    private var values: [StateKey: Data] = [:]
    /// The keys of the locations whose values are saved.
    private var keys: [ObjectIdentifier: StateKey] = [:]
    /// The location of each value, because the successor of a view may be mounted before the view is unmounted.
    private var owners: [StateKey: ObjectIdentifier] = [:]
    /// The locations whose values are not encoded yet.
    private var changed: [ObjectIdentifier: any ArchivedLocation] = [:]
    /// The locations whose values can't or must not be saved.
    private var unsaved: [ObjectIdentifier: any ArchivedLocation] = [:]
    private var isChangeReported = false

    /// - Parameter state: The state of a previous window.
    package init(restoring state: SavedState = SavedState()) {
        waiting = state.values
        waitingValues = [:]
    }

    /// - Parameter state: The state of a previous window in this process.
    package init(restoring state: KeptState) {
        waiting = state.saved.values
        waitingValues = state.values
        held = state.held
    }

    /// Returns the current state, including unclaimed values. Encodes the values that have changed since the last call.
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
            // A view that has set its value must not get a restored one.
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

    /// Returns the current state, including the values that are not saved; nil if some of those could not be restored, because their views
    /// have no stable identity.
    package func keep() -> KeptState? {
        var kept = KeptState(saved: save(), values: waitingValues)
        for location in unsaved.values {
            guard let key = location.stateKey else { return nil }
            kept.values[key] = location.keptValue
        }
        return kept
    }

    /// Drops the values that no view has claimed.
    package func dropWaiting() { waiting.removeAll() }

    // MARK: Locations

    /// Whether there are unclaimed values.
    package var hasWaiting: Bool { !waiting.isEmpty || !waitingValues.isEmpty }

    /// Returns the unencoded value of a previous window for a new location.
    func claimValue<Value>(_ key: StateKey, as type: Value.Type) -> Value? {
        guard let value = waitingValues.removeValue(forKey: key) else { return nil }
        return value as? Value
    }

    /// Whether there is unclaimed storage.
    var hasHeld: Bool { !held.isEmpty }

    /// Returns a previous window's storage for a view.
    func takeHeld<Object: AnyObject>(_ key: StateKey, as type: Object.Type) -> Object? {
        held.removeValue(forKey: key) as? Object
    }

    /// Returns the restored value for a new location.
    func claim(_ key: StateKey, for location: any ArchivedLocation) -> Data? {
        guard let data = waiting.removeValue(forKey: key) else { return nil }
        values[key] = data
        keys[ObjectIdentifier(location)] = key
        owners[key] = ObjectIdentifier(location)
        return data
    }

    /// Called when the value of a location has changed.
    func note(_ location: any ArchivedLocation) {
        guard changed.updateValue(location, forKey: ObjectIdentifier(location)) == nil else { return }
        reportChange()
    }

    /// Called when a location is discarded with its view. The parameter identifies any object.
    func forget(_ location: ObjectIdentifier) {
        unsaved[location] = nil
        guard !keys.isEmpty || !changed.isEmpty else { return }
        changed[location] = nil
        guard let key = keys.removeValue(forKey: location), owners[key] == location else { return }
        owners[key] = nil
        guard values.removeValue(forKey: key) != nil else { return }
        reportChange()
    }

    /// Called when a location has an object, which can't be saved.
    func noteObject(of location: any ArchivedLocation) {
        unsaved[ObjectIdentifier(location)] = location
        onUnsavableType?(location.typeName)
    }

    /// Called when a location has a value that must not be saved.
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
    /// Nil if the view has no stable identity across processes.
    var stateKey: StateKey? { get }
    /// The encoded value; nil if it can't be encoded.
    var encodedValue: Data? { get }
    /// The unencoded value.
    var keptValue: Any { get }
    /// The type of the value.
    var typeName: String { get }
}
