import Foundation

extension SharedReaderKey {
    /// A truth value, or nil, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Bool?> {
        AppStorageKey(key, store, .optional(.bool))
    }

    /// An integer, or nil, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<Int?> {
        AppStorageKey(key, store, .optional(.int))
    }

    /// A floating-point number, or nil, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Double?> {
        AppStorageKey(key, store, .optional(.double))
    }

    /// A text, or nil, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<String?> {
        AppStorageKey(key, store, .optional(.plain))
    }

    /// Texts, or nil, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<[String]?> {
        AppStorageKey(key, store, .optional(.plain))
    }

    /// A URL, which is stored as a text, or nil, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self where Self == AppStorageKey<URL?> {
        AppStorageKey(key, store, .optional(.url))
    }

    /// Bytes, or nil, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Data?> {
        AppStorageKey(key, store, .optional(.plain))
    }

    /// A date, or nil, in user defaults.
    ///
    /// - Parameters:
    ///   - key: The name of the value.
    ///   - store: The user defaults; nil for ``EvergreenDependencies/DependencyValues/defaultAppStorage``.
    /// - Returns: The key.
    public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
    where Self == AppStorageKey<Date?> {
        AppStorageKey(key, store, .optional(.plain))
    }

    /// A value with an integer, or nil, in user defaults.
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

    /// A value with a text, or nil, in user defaults.
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

    /// A value that is stored as JSON, or nil, in user defaults.
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
