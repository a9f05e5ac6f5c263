import Foundation
import GRDB

/// The operations that SQL supports on the stored values of a type.
indirect enum ValueKind: Equatable {
    /// Integers with a number of bits.
    case integer(bits: Int, isSigned: Bool)
    case double
    case float
    case bool
    case text
    case character
    case date
    case uuid
    case data
    case url
    case decimal
    /// Raw values, stored according to their kind. Their order is not the order of the values.
    case raw(ValueKind)
    /// The result of a comparison of strings, as -1, 0 or 1.
    case comparisonResult
    /// The identifier of a row of an entity; of any entity if the name is empty.
    case identifier(String)
    /// Only NULL is meaningful: JSON, and the results of GRDB converters.
    case opaque

    init(_ type: any Any.Type) {
        let type = (type as? any AnyOptional.Type)?.wrappedType ?? type
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(String.self): self = .text
        case ObjectIdentifier(Int.self), ObjectIdentifier(Int64.self): self = .integer(bits: 64, isSigned: true)
        case ObjectIdentifier(Bool.self): self = .bool
        case ObjectIdentifier(Double.self): self = .double
        case ObjectIdentifier(Date.self): self = .date
        case ObjectIdentifier(UUID.self): self = .uuid
        case ObjectIdentifier(Float.self): self = .float
        case ObjectIdentifier(Character.self): self = .character
        case ObjectIdentifier(Data.self): self = .data
        case ObjectIdentifier(URL.self): self = .url
        case ObjectIdentifier(Decimal.self): self = .decimal
        case ObjectIdentifier(PersistentIdentifier.self): self = .identifier("")
        case ObjectIdentifier(ComparisonResult.self): self = .comparisonResult
        default:
            if let integer = type as? any (FixedWidthInteger & Codable).Type, integer.bitWidth <= 64 {
                self = .integer(bits: integer.bitWidth, isSigned: integer.isSigned)
            } else if let raw = type as? any (RawRepresentable & Codable).Type {
                let kind = ValueKind(rawType(of: raw))
                self = kind == .text || kind.isInteger ? .raw(kind) : .opaque
            } else {
                self = .opaque
            }
        }
    }

    var isInteger: Bool { if case .integer = self { true } else { false } }

    /// Whether values are equal if their texts are canonically equivalent.
    var isText: Bool { self == .text || self == .character || self == .raw(.text) }

    /// Whether stored values have the same order as the values, for texts with their collation.
    var isOrdered: Bool {
        switch self {
        case .integer, .double, .float, .text, .date, .uuid, .decimal: true
        default: false
        }
    }
}

private func rawType<T: RawRepresentable>(of type: T.Type) -> any Any.Type { T.RawValue.self }

extension ValueKind {
    /// Encodes a captured value like its column.
    ///
    /// - Throws: ``Untranslatable`` if the stored value would not be equivalent.
    func encode(_ value: Any) throws -> DatabaseValue {
        switch self {
        case .text:
            if let text = value as? String { return try Self.encode(text) }
        case .integer:
            if let integer = value as? Int { return integer.databaseValue }
            if let integer = value as? any FixedWidthInteger, let stored = Int64(exactly: integer) {
                return stored.databaseValue
            }
            throw Untranslatable("\(value) does not fit in SQLite's integers")
        case .bool:
            if let value = value as? Bool { return value.databaseValue }
        case .double:
            if let value = value as? Double, !value.isNaN { return value.databaseValue }
        case .float:
            if let value = value as? Float, !value.isNaN { return Double(value).databaseValue }
        case .character:
            if let value = value as? Character { return try Self.encode(String(value)) }
        case .date:
            // The text of a date outside years of four digits has another order.
            if let date = value as? Date, Self.sortableDates.contains(date) { return date.databaseValue }
            throw Untranslatable("dates are compared as texts, which a year of four digits sorts")
        case .uuid:
            if let value = value as? UUID { return value.databaseValue }
        case .data:
            if let value = value as? Data { return value.databaseValue }
        case .url:
            if let url = value as? URL, url.baseURL == nil { return try Self.encode(url.absoluteString) }
            throw Untranslatable("a URL that is relative to another one differs from what is stored")
        case .decimal:
            if let value = value as? Decimal, !value.isNaN { return value.databaseValue }
        case .raw(let kind):
            if let convertible = value as? any DatabaseValueConvertible { return convertible.databaseValue }
            if let raw = value as? any RawRepresentable { return try kind.encode(raw.rawValue) }
        case .comparisonResult:
            if let value = value as? ComparisonResult { return value.rawValue.databaseValue }
        case .identifier(let entity):
            if let id = value as? PersistentIdentifier {
                // A text that no key equals.
                return id.entityName == entity || entity.isEmpty ? id.databaseKey : "".databaseValue
            }
        case .opaque:
            break
        }
        throw Untranslatable("\(type(of: value)) is stored in a form that SQL can't compare")
    }

    private static func encode(_ text: String) throws -> DatabaseValue {
        // SQLite's functions treat a text as ending at a zero character.
        if text.utf8.contains(0) { throw Untranslatable("the text has a zero character") }
        return text.databaseValue
    }

    private static let sortableDates =
        Date(timeIntervalSince1970: -62_135_596_800)..<Date(timeIntervalSince1970: 253_402_300_800)
}

extension PersistentIdentifier {
    /// The primary key; for an instance that was never saved, a value that no key equals.
    var databaseKey: DatabaseValue { rowID?.databaseValue ?? "".databaseValue }
}

extension String {
    /// Whether all canonically equivalent texts have the same bytes.
    ///
    /// That is true for ASCII, except for three characters that others decompose to: `;`, `K` and the grave accent.
    var isEqualToItsBytesOnly: Bool {
        utf8.allSatisfy { $0 < 0x80 && $0 != 0x3B && $0 != 0x4B && $0 != 0x60 }
    }
}
