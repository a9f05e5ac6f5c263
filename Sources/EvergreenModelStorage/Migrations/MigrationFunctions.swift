import EvergreenConcurrency
import GRDB

/// An SQL function that returns the default value of a property, evaluated for each row.
struct DefaultFunction {
    private let function: DatabaseFunction

    /// Nil if the property has no default value.
    init?(_ property: Schema.Property) throws {
        guard let value = try property.attribute?.access.defaultDatabaseValue(), !value.isNull else { return nil }
        function = DatabaseFunction("evergreen_default_\(property.index)", argumentCount: 0) { _ in
            try property.attribute?.access.defaultDatabaseValue()
        }
    }

    var call: String { "\(function.name)()" }
    func add(to db: Database) { db.add(function: function) }
    func remove(from db: Database) { db.remove(function: function) }
}

/// An SQL function that converts values to the property's type, and records the rows where it can't.
struct ConversionFunction {
    let property: Schema.Property
    private let function: DatabaseFunction
    private let failures = Failures()

    private final class Failures: Sendable {
        let rows = Locked<[(row: Int64, value: String)]>([])
    }

    /// Nil for a relationship.
    init?(_ property: Schema.Property) {
        guard property.attribute != nil else { return nil }
        self.property = property
        let failures = failures
        function = DatabaseFunction("evergreen_convert_\(property.index)", argumentCount: 2) { arguments in
            let value = arguments[1]
            if value.isNull { return value }
            if let converted = Self.convert(value, property) { return converted }
            failures.rows.withLock { $0.append((Int64.fromDatabaseValue(arguments[0]) ?? 0, "\(value)")) }
            return value
        }
    }

    func call(_ key: String, _ column: String) -> String { "\(function.name)(\(key), \(column))" }
    func add(to db: Database) { db.add(function: function) }
    func remove(from db: Database) { db.remove(function: function) }

    /// The rows that could not be converted, and the first value.
    var failure: (rows: [Int64], value: String)? {
        failures.rows.withLock { rows in rows.first.map { (rows.map(\.row), $0.value) } }
    }

    private static func convert(_ value: DatabaseValue, _ property: Schema.Property) -> DatabaseValue? {
        guard let access = property.attribute?.access else { return nil }
        for candidate in candidates(for: value, access.columnType) {
            do {
                return try access.normalized(candidate)
            } catch is UnreadableValue {
                continue
            } catch {
                continue
            }
        }
        return nil
    }

    /// The value, and its conversion by SQLite in a column of the new type.
    private static func candidates(for value: DatabaseValue, _ columnType: String) -> [DatabaseValue] {
        var candidates = [value]
        switch value.storage {
        case .string(let text):
            if let integer = Int64(text) { candidates.append(integer.databaseValue) }
            if let double = Double(text), double.isFinite {
                candidates.append(double.databaseValue)
                if let integer = Int64(exactly: double) { candidates.append(integer.databaseValue) }
            }
        case .double(let double):
            if let integer = Int64(exactly: double) { candidates.append(integer.databaseValue) }
            candidates.append("\(double)".databaseValue)
        case .int64(let integer):
            candidates.append("\(integer)".databaseValue)
        case .blob, .null:
            break
        }
        return candidates
    }
}
