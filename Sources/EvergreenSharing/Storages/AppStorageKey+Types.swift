import Foundation

extension SharedReaderKey {
    /// A Boolean value in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Bool> {
        AppStorageKey(key, store, .bool)
    }

    /// An integer in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Int> {
        AppStorageKey(key, store, .int)
    }

    /// A floating-point number in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Double> {
        AppStorageKey(key, store, .double)
    }

    /// A string in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<String> {
        AppStorageKey(key, store, .plain)
    }

    /// An array of strings in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<[String]> {
        AppStorageKey(key, store, .plain)
    }

    /// A URL in user defaults, stored as a string.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<URL> {
        AppStorageKey(key, store, .url)
    }

    /// Data in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Data> {
        AppStorageKey(key, store, .plain)
    }

    /// A date in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Date> {
        AppStorageKey(key, store, .plain)
    }

    /// A value with an integer raw value, such as an enum, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage<Value: RawRepresentable<Int>>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value> {
        AppStorageKey(key, store, .raw(.int))
    }

    /// A value with a string raw value, such as an enum, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage<Value: RawRepresentable<String>>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value> {
        AppStorageKey(key, store, .raw(.plain))
    }

    /// A value in user defaults, stored as JSON.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    @_disfavoredOverload
    public static func appStorage<Value: Codable>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value> {
        AppStorageKey(key, store, .json)
    }
}
