import Foundation
import GRDB

/// What SQL can do with the stored values of a type.
indirect enum ValueKind: Equatable {
    /// Integers of a number of bits.
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
    /// Raw values, stored as their kind says. Their order is not the order of the values.
    case raw(ValueKind)
    /// The result of a comparison of strings, as -1, 0 or 1.
    case comparisonResult
    /// The identifier of a row of an entity; of any one if the name is empty.
    case identifier(String)
    /// Only NULL tells anything: JSON, and what GRDB converters write.
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

    /// Whether the stored values are ordered as the values are, texts by their collation.
    var isOrdered: Bool {
        switch self {
        case .integer, .double, .float, .text, .date, .uuid, .decimal: true
        default: false
        }
    }
}

private func rawType<T: RawRepresentable>(of type: T.Type) -> any Any.Type { T.RawValue.self }

extension ValueKind {
    /// Encodes a captured value as its column stores it.
    ///
    /// - Throws: ``Untranslatable`` if the stored value would not say the same.
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
            // The text of an earlier or later year sorts elsewhere.
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
                // No key is equal to a text.
                return id.entityName == entity || entity.isEmpty ? id.databaseKey : "".databaseValue
            }
        case .opaque:
            break
        }
        throw Untranslatable("\(type(of: value)) is stored in a form that SQL can't compare")
    }

    private static func encode(_ text: String) throws -> DatabaseValue {
        // A text ends for SQLite where a C string does.
        if text.utf8.contains(0) { throw Untranslatable("the text has a zero character") }
        return text.databaseValue
    }

    private static let sortableDates =
        Date(timeIntervalSince1970: -62_135_596_800)..<Date(timeIntervalSince1970: 253_402_300_800)
}

extension PersistentIdentifier {
    /// The primary key; of an instance that was never saved, a value that no key is equal to.
    var databaseKey: DatabaseValue { rowID?.databaseValue ?? "".databaseValue }
}

extension String {
    /// Whether all texts that are canonically equivalent to it have the same bytes.
    ///
    /// That is true of ASCII, but for three characters that others decompose to: `;`, `K` and the grave accent.
    var isEqualToItsBytesOnly: Bool {
        utf8.allSatisfy { $0 < 0x80 && $0 != 0x3B && $0 != 0x4B && $0 != 0x60 }
    }
}
