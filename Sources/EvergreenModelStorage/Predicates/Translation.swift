import Foundation
import GRDB

/// Translates the expressions of one predicate to SQL.
///
/// Each variable is bound to an operand: the root to the row of the entity's table, others to related rows or to unwrapped values.
/// Expressions that depend on no row are evaluated immediately, and become arguments.
struct Translation {
    private(set) var operands: [PredicateExpressions.VariableID: Operand] = [:]

    /// The variables that are bound to constants.
    private(set) var constants = PredicateBindings()

    /// The properties of the root entity that were read.
    var properties: Set<Int> = []

    /// The entities that were read in addition to the root row.
    var otherEntities: Set<ObjectIdentifier> = []

    private var aliasCount = 0
    private var depth = 0

    init() {}

    init<Model: PersistentModel>(_ variable: PredicateExpressions.Variable<Model>, _ entity: Schema.Entity) {
        operands[variable.key] = .row(Self.root(entity))
    }

    /// The row of the table that a fetch selects from.
    static func root(_ entity: Schema.Entity) -> RowReference {
        RowReference(
            entity: entity,
            key: "\(name: entity.tableName).\(name: entity.primaryKeyColumn)",
            alias: entity.tableName,
            isRoot: true
        )
    }

    /// A unique table alias within the statement.
    mutating func makeAlias() -> String {
        aliasCount += 1
        return "t\(aliasCount)"
    }

    mutating func bind<Value>(_ variable: PredicateExpressions.Variable<Value>, to operand: Operand) {
        operands[variable.key] = operand
        if case .constant(let value) = operand, let value = value as? Value {
            constants = constants.binding(variable, to: value)
        }
    }

    func operand(_ variable: PredicateExpressions.VariableID) throws -> Operand {
        guard let operand = operands[variable] else { throw Untranslatable("a variable is not bound") }
        return operand
    }

    // MARK: Expressions

    mutating func callAsFunction<E: PredicateExpression>(_ expression: E) throws -> Operand {
        guard let translatable = expression as? any TranslatableExpression else {
            throw Untranslatable("\(E.self) has no SQL")
        }
        guard depth < 200 else { throw Untranslatable("the predicate is nested too deeply") }
        depth += 1
        defer { depth -= 1 }
        return try translatable.translated(&self)
    }

    /// Translates an expression to a value.
    mutating func value<E: PredicateExpression>(_ expression: E) throws -> SQLValue {
        try value(self(expression), as: E.Output.self)
    }

    func value(_ operand: Operand, as type: any Any.Type) throws -> SQLValue {
        switch operand {
        case .value(let value): return value
        case .constant(let value): return try constant(value, ValueKind(type))
        case .row, .rows: throw Untranslatable("a model is not a value")
        case .range: throw Untranslatable("a range is not a value")
        }
    }

    func constant(_ constant: Any, _ kind: ValueKind) throws -> SQLValue {
        guard let value = unwrapped(constant) else { return SQLValue(sql: "NULL", kind: kind, null: .missing) }
        let stored = try kind.encode(value)
        if kind == .bool { return .bool(stored == true.databaseValue) }
        var encoded = SQLValue(sql: SQLText(argument: stored), kind: kind)
        if kind.isText, case .string(let text) = stored.storage { encoded.isPlainText = text.isEqualToItsBytesOnly }
        return encoded
    }

    /// Translates an expression to a condition.
    mutating func condition(_ expression: some PredicateExpression<Bool>) throws -> SQLValue {
        try value(expression)
    }

    /// Evaluates an expression that depends on no row.
    func evaluated<E: TranslatableExpression>(_ expression: E) throws -> Operand {
        do {
            return .constant(try expression.value(Evaluation(bindings: constants)))
        } catch {
            throw Untranslatable("a part of it that depends only on captured values has no value")
        }
    }

    // MARK: Rows

    /// A column of a row.
    mutating func column(_ name: String, of row: RowReference) -> SQLText {
        if let alias = row.alias { return "\(name: alias).\(name: name)" }
        otherEntities.insert(ObjectIdentifier(row.entity))
        let alias = makeAlias()
        return """
            (SELECT \(name: alias).\(name: name) FROM \(name: row.entity.tableName) AS \(name: alias) \
            WHERE \(name: alias).\(name: row.entity.primaryKeyColumn) = \(row.key))
            """
    }

    /// The tables, the condition and the row of a to-many relationship.
    mutating func select(_ rows: RelatedRows) throws -> (row: RowReference, from: SQLText, condition: SQLText) {
        otherEntities.insert(ObjectIdentifier(rows.destination))
        let (alias, destination) = (makeAlias(), rows.destination)
        let key: SQLText = "\(name: alias).\(name: destination.primaryKeyColumn)"
        let row = RowReference(entity: destination, key: key, alias: alias)
        let from: SQLText
        var condition: SQLText
        switch rows.end.storage {
        case .inverse:
            guard let column = rows.end.inverse?.column else { throw Untranslatable("a relationship has no inverse") }
            from = "\(name: destination.tableName) AS \(name: alias)"
            condition = "\(name: alias).\(name: column) = \(rows.owner.key)"
        case .joinTable(let table):
            let link = makeAlias()
            from = """
                \(name: table.name) AS \(name: link) JOIN \(name: destination.tableName) AS \(name: alias) \
                ON \(key) = \(name: link).\(name: table.otherColumn)
                """
            condition = "\(name: link).\(name: table.ownColumn) = \(rows.owner.key)"
        case .column:
            throw Untranslatable("a to-many relationship is stored as a to-one relationship")
        }
        for filter in rows.filters {
            let term = try filter(&self, row)
            condition = "\(condition) AND \(term)"
        }
        return (row, from, condition)
    }

    /// A value computed from related rows, which has no value if their owner has none.
    func guarded(_ value: SQLValue, by owner: RowReference) throws -> SQLValue {
        guard owner.null != .never else { return value }
        var guarded = value
        guarded.sql = "CASE WHEN \(owner.key) IS NOT NULL THEN \(value.sql) END"
        guarded.sql = "(\(guarded.sql))"
        guarded.form = .closed
        guarded.null = try value.null.union(owner.null)
        return guarded
    }
}
