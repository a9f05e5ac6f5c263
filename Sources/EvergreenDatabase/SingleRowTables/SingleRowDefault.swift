extension SingleRowRecord {
    /// A property with a default value, stored as `NULL` until it is set.
    ///
    /// ```swift
    /// struct AppConfiguration: Codable, SingleRowRecord {
    ///     static let `default` = AppConfiguration()
    ///
    ///     @Default(true) var flag: Bool
    /// }
    /// ```
    public typealias Default<Value: Codable & Sendable> = SingleRowDefault<Self, Value>
}

/// A property of a single-row record that has a default value, and is stored as `NULL` until it is set.
///
/// Inside a record, its name is `Default`:
///
/// ```swift
/// struct AppConfiguration: Codable, SingleRowRecord {
///     static let `default` = AppConfiguration()
///
///     @Default(true) var flag: Bool
/// }
///
/// try AppConfiguration.update(db) { $0.flag = false }
/// try AppConfiguration.update(db) { $0.$flag.reset() }
/// ```
///
/// A later version of the app may have another default: it applies to all databases in which no value was set.
///
/// It is encoded as its value, or as null, and decoded from a value, null, or a missing key: in a database row, with the strategies of the
/// record, as in JSON. A hand-written record reads and writes the ``storedValue``:
///
/// ```swift
/// init(row: Row) { $flag.storedValue = row["flag"] }
///
/// func encode(to container: inout PersistenceContainer) { container["flag"] = $flag.storedValue }
/// ```
@propertyWrapper
public struct SingleRowDefault<Record: SingleRowRecord, Value: Codable & Sendable>: Sendable {
    /// The value in the database: nil until the property is set.
    public var storedValue: Value?

    /// The value of the property until it is set.
    public let defaultValue: Value

    /// Creates a property that is not set.
    public init(_ defaultValue: Value) {
        self.init(storedValue: nil, defaultValue: defaultValue)
    }

    init(storedValue: Value?, defaultValue: Value) {
        self.storedValue = storedValue
        self.defaultValue = defaultValue
    }

    /// The value that was set, or the default. Setting it to a value that equals the default stores that value.
    public var wrappedValue: Value {
        get { storedValue ?? defaultValue }
        set { storedValue = newValue }
    }

    /// The property wrapper itself, with the stored and the default value.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// Whether the property was set.
    public var isSet: Bool { storedValue != nil }

    /// Removes the stored value: the property has its default value again.
    public mutating func reset() {
        storedValue = nil
    }
}

extension SingleRowDefault: Equatable where Value: Equatable {}
extension SingleRowDefault: Hashable where Value: Hashable {}
