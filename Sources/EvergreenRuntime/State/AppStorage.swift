import EvergreenComparison
import EvergreenConcurrency
import Foundation

/// A value in the `UserDefaults` of the app. All views that read it, in all windows, update when it changes.
///
/// There is one value for the whole app: on a server, all users share it, and it survives restarts. For the state of one window, use
/// `@State`; for data of one user, the database.
///
/// Each change posts `UserDefaults.didChangeNotification`, and views observe the notifications of others: `@Shared(.appStorage("count"))`
/// and `@AppStorage("count")` are the same value. On Linux, Foundation posts nothing for changes by other code
/// (`UserDefaults.standard.set(…)`): later renders show them, and code that posts the notification itself updates views at once.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let coding: DefaultsCoding<Value>
    private let defaultValue: Value
    /// The user defaults; nil for those of the environment.
    private let store: UserDefaults?
    private var location: AppStorageLocation<Value>?

    init(_ key: String, _ defaultValue: Value, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
        self.key = key
        self.defaultValue = defaultValue
        self.store = store
        self.coding = coding
    }

    /// The value; the default value if there is none, or one of another type.
    @MainActor
    public var wrappedValue: Value {
        get { connected.value }
        nonmutating set { connected.value = newValue }
    }

    /// A binding to the value.
    @MainActor
    public var projectedValue: Binding<Value> { Binding(location: connected) }

    @MainActor
    private var connected: AppStorageLocation<Value> { location ?? makeLocation(store ?? .standard) }

    @MainActor
    private func makeLocation(_ store: UserDefaults) -> AppStorageLocation<Value> {
        AppStorageLocation(DefaultsSource.of(key, in: store), defaultValue, coding)
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let store = property.store ?? storage.environment.defaultAppStorage
        let previous = storage.slot { [property] in property.makeLocation(store) }
        property.location = previous.isFor(property.key, in: store) ? previous : property.makeLocation(store)
    }
}

/// Converts values of a type to and from user defaults.
struct DefaultsCoding<Value> {
    /// Returns nil for a value of another type.
    let decode: @MainActor (UserDefaults, String) -> Value?
    /// Returns a property list value; nil to remove the value.
    let encode: @MainActor (Value) -> Any?
}

/// The value of a key in one view.
@MainActor
private final class AppStorageLocation<Value>: BindingLocation {
    private let source: DefaultsSource
    private let defaultValue: Value
    private let coding: DefaultsCoding<Value>

    init(_ source: DefaultsSource, _ defaultValue: Value, _ coding: DefaultsCoding<Value>) {
        self.source = source
        self.defaultValue = defaultValue
        self.coding = coding
    }

    func isFor(_ key: String, in store: UserDefaults) -> Bool { source.key == key && source.store === store }

    var value: Value {
        get {
            source.recordRead()
            return coding.decode(source.store, source.key) ?? defaultValue
        }
        set { source.set(coding.encode(newValue)) }
    }

    func isEqual(to other: any BindingLocation) -> Bool {
        (other as? AppStorageLocation<Value>)?.source === source
    }
}

extension AppStorageLocation: InterchangeableSlot {
    func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool {
        (other as? AppStorageLocation<Value>)?.source === source
    }
}

/// Observable state of a key in user defaults.
@MainActor
private final class DefaultsSource: StateSource {
    let key: String
    let store: UserDefaults
    private var isSynchronizing = false
    /// The value that observers know.
    private var known: NSObject?
    /// `nonisolated(unsafe)`: set once before the source is used, and read in `deinit`, without other references.
    private nonisolated(unsafe) var notifications: (any NSObjectProtocol)?

    private struct Key: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private struct WeakSource {
        weak var source: DefaultsSource?
    }

    private static var sources: [Key: WeakSource] = [:]

    private init(_ key: String, _ store: UserDefaults) {
        self.key = key
        self.store = store
        super.init()
        known = stored
        // From any object: two instances may represent the same suite.
        notifications = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            MainQueue.run { self?.storeDidChange() }
        }
    }

    deinit {
        if let notifications { NotificationCenter.default.removeObserver(notifications) }
    }

    private func storeDidChange() {
        guard stored != known else { return }
        known = stored
        invalidateObservers()
    }

    /// Returns the source of a key, shared by all views.
    static func of(_ key: String, in store: UserDefaults) -> DefaultsSource {
        let id = Key(store: ObjectIdentifier(store), key: key)
        if let source = sources[id]?.source { return source }
        sources = sources.filter { $0.value.source != nil }
        let source = DefaultsSource(key, store)
        sources[id] = WeakSource(source: source)
        return source
    }

    func set(_ value: Any?) {
        let last = stored
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        guard stored != last else { return }
        known = stored
        invalidateObservers()
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
        synchronize()
    }

    /// On Linux, Foundation writes user defaults to their file only on request. Once per turn of the main actor.
    private func synchronize() {
        guard !isSynchronizing else { return }
        isSynchronizing = true
        Task { @MainActor in
            isSynchronizing = false
            store.synchronize()
        }
    }

    private var stored: NSObject? { store.object(forKey: key).map { $0 as? NSObject ?? "\($0)" as NSString } }
}

private struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the user defaults of the `@AppStorage` properties in this view.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
