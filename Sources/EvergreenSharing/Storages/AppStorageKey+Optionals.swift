import Foundation

extension SharedReaderKey {
    /// An optional Boolean value in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Bool?> {
        AppStorageKey(key, store, .optional(.bool))
    }

    /// An optional integer in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Int?> {
        AppStorageKey(key, store, .optional(.int))
    }

    /// An optional floating-point number in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Double?> {
        AppStorageKey(key, store, .optional(.double))
    }

    /// An optional string in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<String?> {
        AppStorageKey(key, store, .optional(.plain))
    }

    /// An optional array of strings in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<[String]?> {
        AppStorageKey(key, store, .optional(.plain))
    }

    /// An optional URL in user defaults, stored as a string.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<URL?> {
        AppStorageKey(key, store, .optional(.url))
    }

    /// Optional data in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Data?> {
        AppStorageKey(key, store, .optional(.plain))
    }

    /// An optional date in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Date?> {
        AppStorageKey(key, store, .optional(.plain))
    }

    /// An optional value with an integer raw value in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage<Value: RawRepresentable<Int>>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value?> {
        AppStorageKey(key, store, .optional(.raw(.int)))
    }

    /// An optional value with a string raw value in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage<Value: RawRepresentable<String>>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value?> {
        AppStorageKey(key, store, .optional(.raw(.plain)))
    }

    /// An optional value in user defaults, stored as JSON.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    @_disfavoredOverload
    public static func appStorage<Value: Codable>(
        _ key: String,
        store: UserDefaults? = nil
    ) -> Self where Self == AppStorageKey<Value?> {
        AppStorageKey(key, store, .optional(.json))
    }
}
