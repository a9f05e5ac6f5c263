import Foundation
import GRDB

extension PredicateExpressions.Variable: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand { try translation.operand(key) }

    func value(_ evaluation: Evaluation) throws -> Output {
        guard let value = evaluation.bindings[self] else { try evaluation.fail("a variable is not bound") }
        return value
    }
}

extension PredicateExpressions.Value: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand { .constant(value) }
    func value(_ evaluation: Evaluation) throws -> Output { value }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let operand = try translation(root)
        switch operand {
        case .constant:
            return try translation.evaluated(self)
        case .row(let row):
            return try translation.property(keyPath, of: row)
        case .value(let value):
            return try translation.property(keyPath, Root.Output.self, of: value)
        case .rows(let rows):
            guard let paths = Root.Output.self as? any ArrayPaths.Type else {
                throw Untranslatable("a property of a relationship")
            }
            if keyPath == paths.countPath { return .value(try translation.count(rows)) }
            if keyPath == paths.isEmptyPath {
                return .value(translation.negated(try translation.exists(rows, nil)))
            }
            throw Untranslatable("a property of a relationship")
        case .range:
            throw Untranslatable("a property of a range")
        }
    }

    func value(_ evaluation: Evaluation) throws -> Output { try evaluation(root)[keyPath: keyPath] }
}

/// The key paths of arrays that have SQL equivalents.
private protocol ArrayPaths {
    static var countPath: AnyKeyPath { get }
    static var isEmptyPath: AnyKeyPath { get }
}

extension Array: ArrayPaths {
    static var countPath: AnyKeyPath { \Self.count }
    static var isEmptyPath: AnyKeyPath { \Self.isEmpty }
}

extension PersistentModel {
    /// Whether a key path is that of the identifier. An `id` that the class declares is another property.
    fileprivate static func isIdentifier(_ keyPath: AnyKeyPath) -> Bool {
        let identifier: KeyPath<Self, PersistentIdentifier> = \.persistentModelID
        let id: KeyPath<Self, PersistentIdentifier> = \.id
        return keyPath == identifier || keyPath == id
    }
}

extension Translation {
    /// A property of a row.
    mutating func property(_ keyPath: AnyKeyPath, of row: RowReference) throws -> Operand {
        guard let property = row.entity.property(at: keyPath) else {
            guard row.entity.type.isIdentifier(keyPath) else {
                throw Untranslatable("\(row.entity.name) does not store \(keyPath)")
            }
            return .value(row.value)
        }
        if row.isRoot { properties.insert(property.index) }
        switch property.kind {
        case .attribute(let attribute):
            guard let name = attribute.name else {
                throw Untranslatable("\(row.entity.name).\(property.name) is not stored")
            }
            return .value(try self.attribute(attribute, name, of: row))
        case .relationship(let end):
            guard let destination = end.destination else {
                throw Untranslatable("a relationship without a destination")
            }
            if end.access.isToMany {
                return .rows(RelatedRows(owner: row, end: end, destination: destination))
            }
            return .row(try related(end, destination, of: row))
        }
    }

    private mutating func attribute(_ attribute: Schema.AttributeColumn, _ name: String, of row: RowReference) throws
        -> SQLValue
    {
        let column = column(name, of: row)
        let null = try row.null.union(attribute.access.isOptional ? .missing : .never)
        var value = SQLValue(sql: column, kind: ValueKind(attribute.access.valueType), null: null, isProperty: true)
        switch value.kind {
        case .bool: value.sql = "(\(column) <> 0)"
        case .float: value.sql = "evergreen_float(\(column))"
        default: break
        }
        return value
    }

    /// The row that a to-one relationship refers to.
    private mutating func related(
        _ end: Schema.RelationshipEnd,
        _ destination: Schema.Entity,
        of row: RowReference
    ) throws -> RowReference {
        let null = try row.null.union(end.access.isRequired ? .never : .missing)
        let key: SQLText
        switch end.storage {
        case .column(let name):
            let column = column(name, of: row)
            if end.inverse?.relationship?.options.deleteRule == .noAction, !end.access.isRequired {
                // Without a foreign key the row may have been deleted, which reads as no model.
                let target = RowReference(entity: destination, key: column)
                key = self.column(destination.primaryKeyColumn, of: target)
            } else {
                key = column
            }
        case .inverse:
            guard let column = end.inverse?.column else { throw Untranslatable("a relationship has no inverse") }
            otherEntities.insert(ObjectIdentifier(destination))
            let alias = makeAlias()
            key = """
                (SELECT \(name: alias).\(name: destination.primaryKeyColumn) \
                FROM \(name: destination.tableName) AS \(name: alias) \
                WHERE \(name: alias).\(name: column) = \(row.key) LIMIT 1)
                """
        case .joinTable:
            throw Untranslatable("a to-one relationship has a join table")
        }
        return RowReference(entity: destination, key: key, null: null)
    }

    /// A property of a value, if it has an SQL equivalent.
    func property(_ keyPath: AnyKeyPath, _ root: any Any.Type, of value: SQLValue) throws -> Operand {
        switch value.kind {
        case .text:
            if keyPath == \String.isEmpty { return .value(.condition("(\(value.sql) = '')", null: value.null)) }
            if keyPath == \String.count {
                let sql: SQLText = "evergreen_count(\(value.sql))"
                return .value(SQLValue(sql: sql, kind: ValueKind(Int.self), null: value.null))
            }
        case .data:
            let length: SQLText = "length(\(value.sql))"
            if keyPath == \Data.isEmpty { return .value(.condition("(\(length) = 0)", null: value.null)) }
            if keyPath == \Data.count {
                return .value(SQLValue(sql: length, kind: ValueKind(Int.self), null: value.null))
            }
        case .raw(let kind):
            if isRawValue(keyPath, root) {
                var raw = value
                raw.kind = kind.isInteger ? ValueKind(Int.self) : kind
                return .value(raw)
            }
        default:
            break
        }
        throw Untranslatable("\(root) has no \(keyPath) in SQL")
    }
}

/// Whether a key path of an enum returns its raw value. Tested for each case, because key paths of enums can't be compared.
private func isRawValue(_ keyPath: AnyKeyPath, _ type: any Any.Type) -> Bool {
    func test<T: RawRepresentable & CaseIterable>(_: T.Type) -> Bool {
        guard let keyPath = keyPath as? KeyPath<T, T.RawValue> else { return false }
        return T.allCases.allSatisfy { value in
            AnyEquality.areEqual(value[keyPath: keyPath], value.rawValue)
        }
    }
    guard let type = type as? any (RawRepresentable & CaseIterable).Type else { return false }
    return test(type)
}

/// Equality of values of any type.
enum AnyEquality {
    static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
        func open<T: Equatable>(_ lhs: T) -> Bool { lhs == rhs as? T }
        return (lhs as? any Equatable).map { open($0) } ?? false
    }
}
