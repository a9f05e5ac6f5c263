import Foundation
import GRDB

extension Translation {
    /// Whether a condition is true for at least one related row.
    mutating func exists(
        _ rows: RelatedRows,
        _ test: ((inout Translation, RowReference) throws -> SQLValue)?
    ) throws -> SQLValue {
        let (row, from, condition) = try select(rows)
        guard let test else {
            return try guarded(.condition("EXISTS (SELECT 1 FROM \(from) WHERE \(condition))"), by: rows.owner)
        }
        let term = try test(&self, row)
        let found: SQLText = "EXISTS (SELECT 1 FROM \(from) WHERE \(condition) AND \(term.operand(in: .conjunction)))"
        guard term.null != .never else { return try guarded(.condition(found), by: rows.owner) }
        // Rows without a value matter only if none is true.
        let unknown: SQLText = "EXISTS (SELECT 1 FROM \(from) WHERE \(condition) AND \(term.operand) IS NULL)"
        return try guarded(
            .condition("(CASE WHEN \(found) THEN 1 WHEN NOT \(unknown) THEN 0 END)", null: term.null),
            by: rows.owner
        )
    }

    mutating func count(_ rows: RelatedRows) throws -> SQLValue {
        let (_, from, condition) = try select(rows)
        let sql: SQLText = "(SELECT COUNT(*) FROM \(from) WHERE \(condition))"
        return try guarded(SQLValue(sql: sql, kind: ValueKind(Int.self)), by: rows.owner)
    }

    /// The condition for each element of a captured sequence.
    fileprivate mutating func alternatives<Element>(
        _ constant: Any,
        _ variable: PredicateExpressions.Variable<Element>,
        _ body: (inout Translation) throws -> SQLValue
    ) throws -> SQLValue {
        guard let sequence = constant as? any Sequence else { throw Untranslatable("it is not a sequence") }
        let elements = sequence.map { $0 as Any }
        guard elements.count <= 64 else { throw Untranslatable("a captured sequence is long") }
        var result: SQLValue?
        for element in elements {
            bind(variable, to: .constant(element))
            let term = try body(&self)
            result = try result.map { try disjunction($0, term) } ?? term
        }
        return result ?? .bool(false)
    }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        switch try translation(sequence) {
        case .rows(let rows):
            return .value(
                try translation.exists(rows) { translation, row in
                    translation.bind(variable, to: .row(row))
                    return try translation.condition(test)
                }
            )
        case .constant(let constant):
            return .value(try translation.alternatives(constant, variable) { try $0.condition(test) })
        default:
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        try evaluation.any(of: evaluation(sequence)) { try evaluation.binding(variable, to: $0)(test) }
    }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        switch try translation(sequence) {
        case .rows(let rows):
            let exception = try translation.exists(rows) { translation, row in
                translation.bind(variable, to: .row(row))
                return translation.negated(try translation.condition(test))
            }
            return .value(translation.negated(exception))
        case .constant(let constant):
            let exception = try translation.alternatives(constant, variable) { translation in
                translation.negated(try translation.condition(test))
            }
            return .value(translation.negated(exception))
        default:
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        !(try evaluation.any(of: evaluation(sequence)) { try !evaluation.binding(variable, to: $0)(test) })
    }
}

extension PredicateExpressions.Filter: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        guard case .rows(var rows) = try translation(sequence) else {
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
        rows.filters.append { translation, row in
            translation.bind(variable, to: .row(row))
            let condition = try translation.condition(filter)
            guard condition.null == .never else { throw Untranslatable("a filter may have no value") }
            return condition.operand(in: .conjunction)
        }
        return .rows(rows)
    }

    func value(_ evaluation: Evaluation) throws -> [Element] {
        try evaluation(sequence).filter { try evaluation.binding(variable, to: $0)(filter) }
    }
}

extension PredicateExpressions.SequenceContains: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (operand, element) = (try translation(sequence), try translation(element))
        switch (operand, element) {
        case (.constant, .constant):
            return try translation.evaluated(self)
        case (.rows(let rows), _):
            let isElement = try translation.exists(rows) { translation, row in
                try translation.equal(.row(row), element, RHS.Output.self)
            }
            guard case .row(let row) = element, row.null == .failure else { return .value(isElement) }
            return .value(try translation.guarded(isElement, by: row))
        case (.constant(let constant), _):
            return .value(try translation.isAmong(element, constant, RHS.Output.self))
        case (.value(let text), _) where text.kind == .text:
            let character = try translation.value(element, as: RHS.Output.self)
            return .value(try translation.function("evergreen_contains", text, character))
        default:
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        let (sequence, element) = (try evaluation(sequence), try evaluation(element))
        return sequence.contains(element)
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (base, prefix) = (try translation(base), try translation(prefix))
        if case .constant = base, case .constant = prefix { return try translation.evaluated(self) }
        guard Base.Output.self == String.self, Prefix.Output.self == String.self else {
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
        return .value(
            try translation.function(
                "evergreen_starts_with",
                translation.value(base, as: String.self),
                translation.value(prefix, as: String.self)
            )
        )
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        let (base, prefix) = (try evaluation(base), try evaluation(prefix))
        return base.starts(with: prefix)
    }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (base, other) = (try translation(base), try translation(other))
        if case .constant = base, case .constant = other { return try translation.evaluated(self) }
        guard Base.Output.self == String.self, Other.Output.self == String.self else {
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
        return .value(
            try translation.function(
                "evergreen_contains",
                translation.value(base, as: String.self),
                translation.value(other, as: String.self)
            )
        )
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        let (base, other) = (try evaluation(base), try evaluation(other))
        return base.contains(other)
    }
}

extension PredicateExpressions.SequenceMaximum: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        guard case .constant = try translation(elements) else {
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
        return try translation.evaluated(self)
    }

    func value(_ evaluation: Evaluation) throws -> Output { try evaluation(elements).max() }
}

extension PredicateExpressions.SequenceMinimum: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        guard case .constant = try translation(elements) else {
            throw Untranslatable("the elements of a stored value can't be told apart")
        }
        return try translation.evaluated(self)
    }

    func value(_ evaluation: Evaluation) throws -> Output { try evaluation(elements).min() }
}

extension Translation {
    /// An SQL function of texts.
    func function(_ name: String, _ lhs: SQLValue, _ rhs: SQLValue, kind: ValueKind = .bool) throws -> SQLValue {
        let sql: SQLText = "\(raw: name)(\(lhs.sql), \(rhs.sql))"
        return SQLValue(sql: sql, kind: kind, null: try lhs.null.union(rhs.null))
    }

    /// Whether an operand equals one of captured values.
    fileprivate mutating func isAmong(_ element: Operand, _ constant: Any, _ type: any Any.Type) throws -> SQLValue {
        if let range = constant as? any ConstantRange { return try isWithin(value(element, as: type), range.bounds) }
        guard let sequence = constant as? any Sequence, !(constant is String) else {
            throw Untranslatable("its elements are not those of an array or a set")
        }
        let elements = sequence.map { $0 as Any }
        guard elements.count <= 10_000 else { throw Untranslatable("a captured collection has over 10,000 elements") }
        if case .row(let row) = element {
            return try isAmong(row.value, elements.map { try key($0, of: row.entity) })
        }
        let value = try value(element, as: type)
        return try isAmong(value, elements.map { try self.constant($0, value.kind) })
    }
}
