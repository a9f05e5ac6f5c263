import Foundation
import GRDB

extension Translation {
    /// The collation that compares texts like Swift's `==`. GRDB adds it to each connection.
    static let collation = DatabaseCollation.unicodeCompare.name

    /// Whether two operands of a type are equal.
    mutating func equal(_ lhs: Operand, _ rhs: Operand, _ type: any Any.Type) throws -> SQLValue {
        switch (lhs, rhs) {
        case (.row(let lhs), .row(let rhs)):
            return try equal(lhs.value, rhs.value)
        case (.row(let row), .constant(let constant)), (.constant(let constant), .row(let row)):
            return try equal(row.value, key(constant, of: row.entity))
        case (.rows(let rows), .constant(let constant)), (.constant(let constant), .rows(let rows)):
            guard unwrapped(constant) == nil else { throw Untranslatable("a relationship is compared with an array") }
            return try guarded(.bool(false), by: rows.owner)
        case (.value(let value), .constant(let constant)), (.constant(let constant), .value(let value)):
            return try equal(value, self.constant(constant, value.kind))
        default:
            return try equal(value(lhs, as: type), value(rhs, as: type))
        }
    }

    /// The key of a captured model.
    func key(_ constant: Any, of entity: Schema.Entity) throws -> SQLValue {
        guard let value = unwrapped(constant) else {
            return SQLValue(sql: "NULL", kind: .identifier(entity.name), null: .missing)
        }
        guard let model = value as? any PersistentModel else {
            throw Untranslatable("a model is compared with a value")
        }
        let key = model._$model.isStored ? model._$model.rowID.databaseValue : "".databaseValue
        return SQLValue(sql: SQLText(argument: key), kind: .identifier(entity.name))
    }

    func equal(_ lhs: SQLValue, _ rhs: SQLValue) throws -> SQLValue {
        if lhs.isNil || rhs.isNil { return try isNil(lhs.isNil ? rhs : lhs) }
        let null = try lhs.null.union(rhs.null)
        if lhs.kind == .opaque || rhs.kind == .opaque { throw Untranslatable("JSON can't be compared") }
        let isSame = null == .missing ? "IS" : "="
        switch null {
        case .never, .missing, .failure:
            if lhs.kind == .decimal {
                let compared: SQLText = "evergreen_decimal_compare(\(lhs.sql), \(rhs.sql)) = 0"
                guard null == .missing else { return .condition("(\(compared))", null: null) }
                return .condition("ifnull(\(compared), \(lhs.operand) IS NULL AND \(rhs.operand) IS NULL)")
            }
            let comparison: SQLText = "\(lhs.operand)\(raw: collation(lhs, rhs)) \(raw: isSame) \(rhs.operand)"
            return .condition("(\(comparison))", null: null == .missing ? .never : null)
        case .notANumber:
            return .condition("ifnull(\(lhs.operand) = \(rhs.operand), 0)")
        }
    }

    func isNil(_ value: SQLValue) throws -> SQLValue {
        switch value.null {
        case .never: return .bool(value.isNil)
        case .missing: return .condition("(\(value.operand) IS NULL)")
        case .failure, .notANumber: throw Untranslatable("a value without a NULL for nil is compared with nil")
        }
    }

    /// The collation for a comparison of texts, unless one of them equals only texts with the same bytes.
    ///
    /// It must follow the left operand: SQLite uses the first collation that it finds, and one within the left operand precedes one after
    /// the right: https://www.sqlite.org/datatype3.html#collation
    private func collation(_ lhs: SQLValue, _ rhs: SQLValue) -> String {
        guard lhs.kind.isText else { return "" }
        // A column of an existing table may have its own collation.
        return lhs.isPlainText || rhs.isPlainText ? " COLLATE BINARY" : " COLLATE \(Self.collation)"
    }

    /// An ordered comparison of two values.
    func compare(_ lhs: SQLValue, _ sign: String, _ rhs: SQLValue) throws -> SQLValue {
        guard lhs.kind.isOrdered, rhs.kind.isOrdered else {
            throw Untranslatable("the stored values have another order")
        }
        let null = try lhs.null.union(rhs.null)
        if lhs.kind == .decimal {
            return .condition("(evergreen_decimal_compare(\(lhs.sql), \(rhs.sql)) \(raw: sign) 0)", null: null)
        }
        let collation = lhs.kind == .text ? " COLLATE \(SQLFunctions.ordered.name)" : ""
        let comparison: SQLText = "\(lhs.operand)\(raw: collation) \(raw: sign) \(rhs.operand)"
        if null == .notANumber { return .condition("ifnull(\(comparison), 0)") }
        return .condition("(\(comparison))", null: null)
    }

    func negated(_ value: SQLValue) -> SQLValue {
        .condition("(NOT \(value.operand))", null: value.null)
    }

    func conjunction(_ lhs: SQLValue, _ rhs: SQLValue) throws -> SQLValue {
        let (left, right) = (lhs.operand(in: .conjunction), rhs.operand(in: .conjunction))
        return .condition("\(left) AND \(right)", null: try lhs.null.union(rhs.null), form: .conjunction)
    }

    func disjunction(_ lhs: SQLValue, _ rhs: SQLValue) throws -> SQLValue {
        let (left, right) = (lhs.operand(in: .disjunction), rhs.operand(in: .disjunction))
        return .condition("\(left) OR \(right)", null: try lhs.null.union(rhs.null), form: .disjunction)
    }

    /// Whether a value equals one of captured ones.
    func isAmong(_ value: SQLValue, _ elements: [SQLValue]) throws -> SQLValue {
        let others = elements.filter { !$0.isNil }
        var found: SQLValue
        if others.isEmpty {
            found = .bool(false)
            if value.null == .failure {
                found = .condition("(CASE WHEN \(value.sql) IS NOT NULL THEN 0 END)", null: .failure)
            }
        } else {
            if value.kind == .opaque || value.kind == .decimal {
                throw Untranslatable("the stored values can't be looked up")
            }
            let isPlain = others.allSatisfy(\.isPlainText)
            let collation = value.kind.isText ? " COLLATE \(isPlain ? "BINARY" : Self.collation)" : ""
            // The number of elements is rounded up to a power of two by repeating the last one, which limits the number of distinct
            // statements.
            var count = 1
            while count < others.count { count *= 2 }
            var list = SQLText(others.map(\.sql.text).joined(separator: ", "), others.flatMap(\.sql.arguments))
            if let last = others.last {
                for _ in others.count..<count { list = "\(list), \(last.sql)" }
            }
            let test: SQLText = "\(value.operand)\(raw: collation) IN (\(list))"
            found =
                switch value.null {
                case .never, .failure: .condition("(\(test))", null: value.null)
                case .missing, .notANumber: .condition("ifnull(\(test), 0)")
                }
        }
        guard others.count < elements.count else { return found }
        return try disjunction(found, isNil(value))
    }
}

extension SQLValue {
    var isNil: Bool { sql.text == "NULL" }

    func operand(in form: Form) -> SQLText { self.form == .closed || self.form == form ? sql : "(\(sql))" }
}

extension RowReference {
    /// The key as a value that identifies rows.
    var value: SQLValue { SQLValue(sql: key, kind: .identifier(entity.name), null: null, isProperty: true) }
}
