import Foundation

extension DefaultsCoding {
    /// For values that user defaults take as they are.
    fileprivate static var plain: DefaultsCoding {
        DefaultsCoding(decode: { $0.object(forKey: $1) as? Value }, encode: { $0 })
    }

    /// For optionals of such values.
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
            decode: { coding.decode($0, $1).flatMap(Value.init) },
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
    /// As a text, which other programs can read.
    fileprivate static var url: Self {
        DefaultsCoding(
            decode: { ($0.object(forKey: $1) as? String).flatMap { URL(string: $0) } },
            encode: { $0.absoluteString }
        )
    }
}

extension AppStorage {
    /// A truth value. `store` is nil for the defaults of the environment: `UserDefaults.standard`.
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

    /// A text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, .plain)
    }

    /// A URL, which is stored as a text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, .url)
    }

    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, .plain)
    }

    /// A date.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store, .plain)
    }

    /// A value with an integer, such as the case of an enumeration.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, store, .raw(.int))
    }

    /// A value with a text, such as the case of an enumeration.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, store, .raw(.plain))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value, or nil where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, .optional(.bool))
    }

    /// An integer, or nil where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, .optional(.int))
    }

    /// A floating-point number, or nil where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, .optional(.double))
    }

    /// A text, or nil where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, .optional(.plain))
    }

    /// A URL, or nil where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, .optional(.url))
    }

    /// Bytes, or nil where there are none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, .optional(.plain))
    }

    /// A date, or nil where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, .optional(.plain))
    }

    /// A value with an integer, or nil where there is none.
    public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped.RawValue == Int {
        self.init(key, nil, store, .optional(.raw(.int)))
    }

    /// A value with a text, or nil where there is none.
    public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped.RawValue == String {
        self.init(key, nil, store, .optional(.raw(.plain)))
    }
}
