import Foundation

extension DefaultsCoding {
    /// For property list values.
    fileprivate static var plain: DefaultsCoding {
        DefaultsCoding(decode: { $0.object(forKey: $1) as? Value }, encode: { $0 })
    }

    /// For optionals of property list values.
    fileprivate static func optional<Wrapped>(_ coding: DefaultsCoding<Wrapped>) -> Self where Value == Wrapped? {
        DefaultsCoding(
            decode: { coding.decode($0, $1) },
            encode: { $0.flatMap { coding.encode($0) } }
        )
    }
}

extension DefaultsCoding where Value: RawRepresentable, Value.RawValue: Sendable {
    fileprivate static func raw(_ coding: DefaultsCoding<Value.RawValue>) -> Self {
        DefaultsCoding(
            decode: { coding.decode($0, $1).flatMap { Value(rawValue: $0) } },
            encode: { coding.encode($0.rawValue) }
        )
    }
}

extension DefaultsCoding<Bool> {
    fileprivate static var bool: Self {
        DefaultsCoding(decode: { ($0.object(forKey: $1) as? NSNumber)?.boolValue }, encode: { $0 })
    }
}

extension DefaultsCoding<Int> {
    fileprivate static var int: Self {
        DefaultsCoding(decode: { ($0.object(forKey: $1) as? NSNumber)?.intValue }, encode: { $0 })
    }
}

extension DefaultsCoding<Double> {
    fileprivate static var double: Self {
        DefaultsCoding(decode: { ($0.object(forKey: $1) as? NSNumber)?.doubleValue }, encode: { $0 })
    }
}

extension DefaultsCoding<URL> {
    /// As a string, which other programs can read.
    fileprivate static var url: Self {
        DefaultsCoding(
            decode: { ($0.object(forKey: $1) as? String).flatMap { URL(string: $0) } },
            encode: { $0.absoluteString }
        )
    }
}

extension AppStorage {
    /// A Boolean. With `store` nil, uses the environment's store: `UserDefaults.standard` by default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store, .bool)
    }

    /// An integer.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store, .int)
    }

    /// A floating-point number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store, .double)
    }

    /// A string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, .plain)
    }

    /// A URL, stored as a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, .url)
    }

    /// Data.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, .plain)
    }

    /// A date.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store, .plain)
    }

    /// A value with an integer raw value, such as an enumeration.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, store, .raw(.int))
    }

    /// A value with a string raw value, such as an enumeration.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, store, .raw(.plain))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// An optional Boolean.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, .optional(.bool))
    }

    /// An optional integer.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, .optional(.int))
    }

    /// An optional floating-point number.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, .optional(.double))
    }

    /// An optional string.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, .optional(.plain))
    }

    /// An optional URL.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, .optional(.url))
    }

    /// Optional data.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, .optional(.plain))
    }

    /// An optional date.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, .optional(.plain))
    }

    /// An optional value with an integer raw value.
    public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped.RawValue == Int {
        self.init(key, nil, store, .optional(.raw(.int)))
    }

    /// An optional value with a string raw value.
    public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped.RawValue == String {
        self.init(key, nil, store, .optional(.raw(.plain)))
    }
}
