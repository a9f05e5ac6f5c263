import EvergreenConcurrency
import EvergreenDependencies
import Foundation

/// A value in user defaults: `.appStorage("name")`.
///
/// It and `@AppStorage` with the same name are one value: each follows the other. What other code writes is followed if it posts
/// `UserDefaults.didChangeNotification`, which Foundation does by itself on Apple platforms.
///
/// It is one value for the whole app: on a server, all users share it, and it survives restarts.
public struct AppStorageKey<Value: Sendable>: SharedKey {
    private let key: String
    private let store: SharedDefaults
    private let coding: AppStorageCoding<Value>

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

    /// Yields each value that someone else writes to the store.
    public func subscribe(
        context: LoadContext<Value>,
        subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
        let owner = KeyOwner.current
        let known = Locked(StoredObject(in: store.defaults, key))
        let token = NotificationToken(
            NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification,
                object: nil,
                queue: nil
            ) { [self] _ in
                let stored = StoredObject(in: store.defaults, key)
                let hasChanged = known.withLock { known in
                    defer { known = stored }
                    return known != stored
                }
                guard hasChanged, owner == nil || KeyOwner.current != owner else { return }
                subscriber.yield(with: self.stored())
            }
        )
        return SharedSubscription { token.remove() }
    }

    /// Writes the value to the store.
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
        do {
            let former = StoredObject(in: store.defaults, key)
            if let object = try coding.encode(value) {
                store.defaults.set(object, forKey: key)
            } else {
                store.defaults.removeObject(forKey: key)
            }
            if StoredObject(in: store.defaults, key) != former {
                store.didChange()
            }
            continuation.resume()
        } catch {
            continuation.resume(throwing: error)
        }
    }
}

/// Tells keys of other names and stores apart, whatever the types of their values.
public struct AppStorageKeyID: Hashable {
    let key: String
    let store: ObjectIdentifier
}

extension AppStorageKey: CustomStringConvertible {
    /// The key as it is written.
    public var description: String { ".appStorage(\"\(key)\")" }
}

/// What user defaults hold for a key.
///
/// `@unchecked` is safe: it is a property list, which is never changed.
private struct StoredObject: Equatable, @unchecked Sendable {
    private let object: NSObject?

    init(in defaults: UserDefaults, _ key: String) {
        object = defaults.object(forKey: key).map { $0 as? NSObject ?? "\($0)" as NSString }
    }
}

/// An observer of notifications.
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
    /// The user defaults of ``AppStorageKey``: those of the app. Each test and preview has its own, in memory.
    public var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self].defaults }
        set { self[DefaultAppStorageKey.self] = SharedDefaults(newValue) }
    }
}
