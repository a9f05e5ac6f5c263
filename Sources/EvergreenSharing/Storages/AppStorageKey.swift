import EvergreenConcurrency
import EvergreenDependencies
import Foundation

/// A value in user defaults: `.appStorage("name")`.
///
/// It refers to the same value as `@AppStorage` with the same name. Writes by other code are observed if it posts
/// `UserDefaults.didChangeNotification`, which Foundation does automatically on Apple platforms.
///
/// It is shared by the whole app: on a server, by all users, and it survives restarts.
public struct AppStorageKey<Value: Sendable>: SharedKey {
    private let key: String
    private let store: SharedDefaults
    private let coding: AppStorageCoding<Value>
    /// The last known objects of the subscribers.
    private let followers = Locked<[ObjectIdentifier: KnownObject]>([:])

    init(_ key: String, _ store: UserDefaults?, _ coding: AppStorageCoding<Value>) {
        self.key = key
        self.store = SharedDefaults(store ?? Dependency(\.defaultAppStorage).wrappedValue)
        self.coding = coding
    }

    /// The name and the store.
    public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: ObjectIdentifier(store.defaults)) }

    private func stored() -> Result<Value?, any Error> {
        Result { try store.defaults.object(forKey: key).flatMap { try coding.decode($0) } }
    }

    /// Loads the value from the store.
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
        continuation.resume(with: stored())
    }

    /// Yields each value that other code writes to the store.
    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        let owner = KeyOwner.current
        let known = KnownObject(StoredObject(in: store.defaults, key))
        if let owner { followers.withLock { $0[owner] = known } }
        let token = NotificationToken(
            NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification,
                object: nil,
                queue: nil
            ) { [self] _ in
                guard known.detectChange({ StoredObject(in: store.defaults, key) }) else { return }
                subscriber.yield(with: self.stored())
            }
        )
        return SharedSubscription {
            token.remove()
            if let owner { followers.withLock { _ = $0.removeValue(forKey: owner) } }
        }
    }

    /// Writes the value to the store.
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        do {
            let object = try coding.encode(value)
            let known = KeyOwner.current.flatMap { owner in followers.withLock { $0[owner] } }
            let previous = StoredObject(in: store.defaults, key)
            known?.saveWillStart()
            if let object {
                store.defaults.set(object, forKey: key)
            } else {
                store.defaults.removeObject(forKey: key)
            }
            let stored = StoredObject(in: store.defaults, key)
            known?.saveDidEnd(stored)
            if stored != previous { store.didChange() }
            continuation.resume()
        } catch {
            continuation.resume(throwing: error)
        }
    }
}

/// The identity of a key: its name and store, regardless of the type of the value.
public struct AppStorageKeyID: Hashable {
    let key: String
    let store: ObjectIdentifier
}

extension AppStorageKey: CustomStringConvertible {
    /// The key in source form.
    public var description: String { ".appStorage(\"\(key)\")" }
}

/// The object that user defaults contain for a key.
///
/// `@unchecked` is safe: it is an immutable property list.
private struct StoredObject: Equatable, @unchecked Sendable {
    private let object: NSObject?

    init(in defaults: UserDefaults, _ key: String) {
        object = defaults.object(forKey: key).map { $0 as? NSObject ?? "\($0)" as NSString }
    }
}

/// The last object of a store that a subscriber knows.
///
/// A change notification of user defaults is posted on the thread that makes the change, possibly during a save by another thread: the
/// object found then may be older than the current value of the app, and must be ignored.
private final class KnownObject: Sendable {
    private struct State {
        var object: StoredObject
        var saves = 0
    }

    private let state: Locked<State>

    init(_ object: StoredObject) {
        state = Locked(State(object: object))
    }

    func saveWillStart() {
        state.withLock { $0.saves += 1 }
    }

    /// Records the saved object. A write by others meanwhile is detected through the notification that follows.
    func saveDidEnd(_ object: StoredObject) {
        state.withLock { state in
            state.saves -= 1
            state.object = object
        }
    }

    /// Returns whether the store contains an object other than the known one, and records it.
    func detectChange(_ read: () -> StoredObject) -> Bool {
        state.withLock { state in
            guard state.saves == 0 else { return false }
            let object = read()
            defer { state.object = object }
            return state.object != object
        }
    }
}

/// A notification observer.
///
/// `@unchecked` is safe: it is only used to remove the observer, which `NotificationCenter` allows on any thread.
private struct NotificationToken: @unchecked Sendable {
    private let observer: any NSObjectProtocol

    init(_ observer: any NSObjectProtocol) {
        self.observer = observer
    }

    func remove() { NotificationCenter.default.removeObserver(observer) }
}

private enum DefaultAppStorageKey: DependencyKey {
    static var liveValue: SharedDefaults { SharedDefaults(.standard) }
    static var previewValue: SharedDefaults { SharedDefaults(.inMemory) }
    static var testValue: SharedDefaults { SharedDefaults(.inMemory) }
}

extension DependencyValues {
    /// The user defaults of ``AppStorageKey``: by default the app's. Each test and preview has its own, in memory.
    public var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self].defaults }
        set { self[DefaultAppStorageKey.self] = SharedDefaults(newValue) }
    }
}
