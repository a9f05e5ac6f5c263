import EvergreenComparison
import EvergreenConcurrency
import Foundation

/// A value in the `UserDefaults` of the app. All views that show it follow it, in all windows.
///
/// It is one value for the whole app: on a server, all people see the same one, and it survives restarts. What belongs to one
/// window is `@State`; what belongs to one person is in the database.
///
/// Each change posts `UserDefaults.didChangeNotification`, and views follow what others post: `@Shared(.appStorage("count"))` and
/// `@AppStorage("count")` are one value. Changes by other code (`UserDefaults.standard.set(…)`) are seen by what is rendered after
/// them, as Foundation posts nothing on Linux; code that posts the notification itself is followed at once.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let coding: DefaultsCoding<Value>
    private let defaultValue: Value
    /// Nil for that of the environment.
    private let store: UserDefaults?
    private var location: AppStorageLocation<Value>?

    init(_ key: String, _ defaultValue: Value, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
        self.key = key
        self.defaultValue = defaultValue
        self.store = store
        self.coding = coding
    }

    /// The value; the default value where there is none, or one of another type.
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
        let former = storage.slot { [property] in property.makeLocation(store) }
        property.location = former.isFor(property.key, in: store) ? former : property.makeLocation(store)
    }
}

/// How values of a type are written to user defaults.
struct DefaultsCoding<Value> {
    /// Nil for what is of another type.
    let decode: @MainActor (UserDefaults, String) -> Value?
    /// What user defaults can hold; nil to remove the value.
    let encode: @MainActor (Value) -> Any?
}

/// The value of one view for a key.
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

/// What a key of user defaults holds, as a source of views.
@MainActor
private final class DefaultsSource: StateSource {
    let key: String
    let store: UserDefaults
    private var isSynchronizing = false
    /// What the observers have been told of.
    private var known: NSObject?
    /// `nonisolated(unsafe)`: set once, before the source is used, and read in `deinit`, when nobody else has it.
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
        // Of any object: two of them may stand for one suite.
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

    /// The source of a key: one for all views.
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

    /// On Linux, Foundation writes user defaults to their file only when it is asked to. Once in a turn of the main actor.
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
