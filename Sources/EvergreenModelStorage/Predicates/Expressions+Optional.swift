import Foundation

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let operand = try translation(wrapped)
        guard let bound = try translation.bind(variable, toWrapped: operand, as: LHS.Output.self) else {
            return .constant(Result?.none as Any)
        }
        let result = try translation(transform)
        // The optional always has a value.
        guard bound.null == .missing else { return result }
        switch result {
        case .row(var row):
            if row.alias != nil || !row.key.isRead(from: bound) {
                row.key = "(CASE WHEN \(bound.sql) IS NOT NULL THEN \(row.key) END)"
                row.alias = nil
            }
            row.null = try row.null.union(.missing)
            return .row(row)
        case .value(var value):
            let null = try value.null.union(.missing)
            if !(value.isProperty && value.sql.isRead(from: bound)) {
                value.sql = "(CASE WHEN \(bound.sql) IS NOT NULL THEN \(value.sql) END)"
                value.form = .closed
            }
            value.null = null
            return .value(value)
        case .constant:
            var value = try translation.value(result, as: RHS.Output.self)
            value.sql = "(CASE WHEN \(bound.sql) IS NOT NULL THEN \(value.sql) END)"
            value.null = .missing
            value.isPlainText = false
            return .value(value)
        case .rows, .range:
            throw Untranslatable("it continues after an optional with something other than a value")
        }
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        guard let inner = try evaluation(wrapped) else { return nil }
        let result = try evaluation.binding(variable, to: inner)(transform)
        if let result = result as? Result { return result }
        return (result as? Result?) ?? nil
    }
}

/// A transformation of a wrapped value, from `if let` or `?.`.
private protocol OptionalTransformation {
    /// The value of the transformation, or the value of an expression if the optional is nil. Nil if it can't be expressed this way.
    func translated(or other: some PredicateExpression, _ translation: inout Translation) throws -> Operand?
}

extension PredicateExpressions.OptionalFlatMap: OptionalTransformation {
    func translated(or other: some PredicateExpression, _ translation: inout Translation) throws -> Operand? {
        guard !(RHS.Output.self is any AnyOptional.Type) else { return nil }
        let operand = try translation(wrapped)
        guard let bound = try translation.bind(variable, toWrapped: operand, as: LHS.Output.self) else {
            return try translation(other)
        }
        let result = try translation(transform)
        guard bound.null == .missing else { return result }
        if case .row = result { return nil }
        let value = try translation.value(result, as: RHS.Output.self)
        let otherValue = try translation.value(other)
        let test = try translation.isNil(bound)
        return .value(try translation.conditional(translation.negated(test), value, otherValue))
    }
}

extension Translation {
    /// Binds a variable to the wrapped value of an operand, if it is not nil.
    ///
    /// - Returns: The operand as a value that is NULL for nil; nil if it is always nil.
    fileprivate mutating func bind<Wrapped>(
        _ variable: PredicateExpressions.Variable<Wrapped>,
        toWrapped operand: Operand,
        as type: any Any.Type
    ) throws -> SQLValue? {
        switch operand {
        case .constant(let constant):
            guard let value = unwrapped(constant) else { return nil }
            bind(variable, to: .constant(value))
            return .bool(true)
        case .row(var row):
            let value = row.value
            if row.null == .missing { row.null = .never }
            bind(variable, to: .row(row))
            return value
        case .value(var value):
            let optional = value
            if value.null == .missing { value.null = .never }
            bind(variable, to: .value(value))
            return optional
        case .rows:
            bind(variable, to: operand)
            return .bool(true)
        case .range:
            throw Untranslatable("an optional range")
        }
    }
}

extension SQLText {
    /// Whether a property is looked up by a key, so that it is NULL if the key is.
    fileprivate func isRead(from key: SQLValue) -> Bool {
        text.utf8.withContiguousBytes { text in key.sql.text.utf8.withContiguousBytes { text.contains($0) } }
    }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        if let transformation = lhs as? any OptionalTransformation,
            let operand = try transformation.translated(or: rhs, &translation)
        {
            return operand
        }
        let operand = try translation(lhs)
        switch operand {
        case .constant(let constant):
            if let value = unwrapped(constant) { return .constant(value) }
            return try translation(rhs)
        case .row(let row):
            guard row.null == .missing else { return operand }
            guard case .row(let other) = try translation(rhs) else { throw Untranslatable("another model after ??") }
            return .row(
                RowReference(entity: row.entity, key: "ifnull(\(row.key), \(other.key))", alias: nil, null: other.null)
            )
        case .value(let value):
            guard value.null == .missing else { return operand }
            let other = try translation.value(rhs)
            let sql: SQLText = "ifnull(\(value.sql), \(other.sql))"
            return .value(SQLValue(sql: sql, kind: value.kind, null: other.null))
        case .rows:
            return operand
        case .range:
            throw Untranslatable("an optional range")
        }
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        if let value = try evaluation(lhs) { return value }
        return try evaluation(rhs)
    }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let operand = try translation(inner)
        switch operand {
        case .constant:
            return try translation.evaluated(self)
        case .row(var row):
            if row.null == .missing { row.null = .failure }
            return .row(row)
        case .value(var value):
            if value.null == .missing { value.null = .failure }
            return .value(value)
        case .rows, .range:
            return operand
        }
    }

    func value(_ evaluation: Evaluation) throws -> Wrapped {
        guard let value = try evaluation(inner) else { try evaluation.fail("nil was unwrapped by force") }
        return value
    }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand { .constant(Wrapped?.none as Any) }
    func value(_ evaluation: Evaluation) throws -> Wrapped? { nil }
}
