import EvergreenConcurrency
import Foundation
import GRDB

extension TypedAttribute {
    /// The default value in its stored form, if each evaluation yields the same.
    ///
    /// Other defaults, such as `UUID()` and `Date()`, can't be the default of a column.
    var constantDefault: DatabaseValue? {
        guard let defaultValue else { return nil }
        let first = defaultValue()
        guard !containsDate(first), let value = try? codec.encode(first), !value.isNull else { return nil }
        // A random value from a small set may repeat.
        let others = (1...8).map { _ in try? codec.encode(defaultValue()) }
        return others.allSatisfy { $0 == value } ? value : nil
    }

    /// Whether a value contains a date: two dates created in succession may have the same stored form.
    private func containsDate(_ value: Value) -> Bool {
        let found = Locked(false)
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+",
            negativeInfinity: "-",
            nan: "nan"
        )
        encoder.dateEncodingStrategy = .custom { _, encoder in
            found.withLock { $0 = true }
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
        // A value that JSON can't encode is a primitive other than a date, or can't be stored.
        do {
            _ = try encoder.encode([value])
        } catch {
            return true
        }
        return found.withLock { $0 }
    }
}

extension DatabaseValue {
    /// The value as an SQL literal.
    var sqlLiteral: String {
        switch storage {
        case .null: "NULL"
        case .int64(let value): String(value)
        case .double(let value):
            if value.isInfinite { value > 0 ? "9e999" : "-9e999" } else { String(value) }
        case .string(let text):
            // A zero would end the statement.
            text.utf8.contains(0)
                ? "(CAST(x'\(Data(text.utf8).hexadecimal)' AS TEXT))" : "'" + text.replacing("'", with: "''") + "'"
        case .blob(let data): "x'\(data.hexadecimal)'"
        }
    }
}

extension Data {
    fileprivate var hexadecimal: String {
        map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
