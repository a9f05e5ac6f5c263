import EvergreenComparison
import Foundation

/// A small value that belongs to a window: all views in the window that use the same key share it.
///
/// ```swift
/// @SceneStorage("selectedTab") private var tab = "players"
/// ```
///
/// Each browser tab is a window. The value lives as long as the window, regardless of its views, and is restored after a server restart.
/// Setting it invalidates the bodies that read it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private var location: StateLocation<Value>?

    private init(key: String, initialValue: Value) {
        self.key = key
        self.initialValue = initialValue
    }

    /// The value. Setting it before the view is mounted, as in its initializer, is reported as an issue and has no effect.
    @MainActor
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            guard let location else { return reportEarlyWrite(of: Self.self) }
            location.value = newValue
        }
    }

    /// A binding to the value.
    @MainActor
    public var projectedValue: Binding<Value> {
        guard let location else { return Binding(location: DetachedLocation(initialValue)) }
        return Binding(location: location)
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let shared = storage.slot { [key = property.key, initialValue = property.initialValue] in
            SharedLocation(storage.node?.sceneState(key, initialValue) ?? StateLocation(initialValue))
        }
        property.location = shared.location
    }
}

extension SceneStorage: InputComparable {
    /// Only the initial value of the first view with the key is used.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.key == rhs.key }
}

/// A view's reference to a location that outlives the view.
@MainActor
private final class SharedLocation<Value> {
    let location: StateLocation<Value>

    init(_ location: StateLocation<Value>) {
        self.location = location
    }
}

extension _Node {
    /// Returns the window's state for a key, created on first access.
    fileprivate func sceneState<Value>(_ key: String, _ initialValue: Value) -> StateLocation<Value> {
        let tree = tree
        let name = "\(_typeName(Value.self, qualified: false)) \(key)"
        if let known = tree.sceneStorage[name] as? StateLocation<Value> { return known }
        var root = self
        while let parent = root.parent { root = parent }
        let location = root.makeState("scene \(key)", initialValue)
        tree.sceneStorage[name] = location
        return location
    }
}

// MARK: - Values of a window

extension SceneStorage where Value == Bool {
    /// A Boolean with an initial value.
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, initialValue: wrappedValue) }
}

extension SceneStorage where Value == Int {
    /// An integer with an initial value.
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, initialValue: wrappedValue) }
}

extension SceneStorage where Value == Double {
    /// A floating-point number with an initial value.
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, initialValue: wrappedValue) }
}

extension SceneStorage where Value == String {
    /// A string with an initial value.
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, initialValue: wrappedValue) }
}

extension SceneStorage where Value == URL {
    /// A URL with an initial value.
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, initialValue: wrappedValue) }
}

extension SceneStorage where Value == Data {
    /// Data with an initial value.
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, initialValue: wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A value with an initial value, saved as its integer raw value.
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, initialValue: wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A value with an initial value, saved as its string raw value.
    public init(wrappedValue: Value, _ key: String) { self.init(key: key, initialValue: wrappedValue) }
}

// MARK: - Optional values

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean that is initially nil.
    public init(_ key: String) where Value == Bool? { self.init(key: key, initialValue: nil) }

    /// An integer that is initially nil.
    public init(_ key: String) where Value == Int? { self.init(key: key, initialValue: nil) }

    /// A floating-point number that is initially nil.
    public init(_ key: String) where Value == Double? { self.init(key: key, initialValue: nil) }

    /// A string that is initially nil.
    public init(_ key: String) where Value == String? { self.init(key: key, initialValue: nil) }

    /// A URL that is initially nil.
    public init(_ key: String) where Value == URL? { self.init(key: key, initialValue: nil) }

    /// Data that is initially nil.
    public init(_ key: String) where Value == Data? { self.init(key: key, initialValue: nil) }

    /// A value that is initially nil, saved as its integer raw value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, initialValue: nil)
    }

    /// A value that is initially nil, saved as its string raw value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, initialValue: nil)
    }
}
