import Foundation

extension PredicateExpressions.Conjunction: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (lhs, rhs) = (try translation(lhs), try translation(rhs))
        switch (lhs, rhs) {
        case (.constant, .constant): return try translation.evaluated(self)
        case (.constant(let constant as Bool), let other), (let other, .constant(let constant as Bool)):
            if constant { return other }
            return .constant(false)
        default:
            return .value(
                try translation.conjunction(
                    translation.value(lhs, as: Bool.self),
                    translation.value(rhs, as: Bool.self)
                )
            )
        }
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        !(try evaluation.any(of: [false, true]) { isRight in try !(isRight ? evaluation(rhs) : evaluation(lhs)) })
    }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (lhs, rhs) = (try translation(lhs), try translation(rhs))
        switch (lhs, rhs) {
        case (.constant, .constant): return try translation.evaluated(self)
        case (.constant(let constant as Bool), let other), (let other, .constant(let constant as Bool)):
            if !constant { return other }
            return .constant(true)
        default:
            return .value(
                try translation.disjunction(
                    translation.value(lhs, as: Bool.self),
                    translation.value(rhs, as: Bool.self)
                )
            )
        }
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        try evaluation.any(of: [false, true]) { isRight in try isRight ? evaluation(rhs) : evaluation(lhs) }
    }
}

extension PredicateExpressions.Negation: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let operand = try translation(wrapped)
        if case .constant = operand { return try translation.evaluated(self) }
        return .value(translation.negated(try translation.value(operand, as: Bool.self)))
    }

    func value(_ evaluation: Evaluation) throws -> Bool { try !evaluation(wrapped) }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let test = try translation(test)
        if case .constant(let isTrue as Bool) = test {
            return try isTrue ? translation(trueBranch) : translation(falseBranch)
        }
        let (first, second) = (try translation(trueBranch), try translation(falseBranch))
        if case .row(let first) = first, case .row(let second) = second {
            let value = try translation.conditional(
                translation.value(test, as: Bool.self),
                first.value,
                second.value
            )
            return .row(RowReference(entity: first.entity, key: value.sql, alias: nil, null: value.null))
        }
        return .value(
            try translation.conditional(
                translation.value(test, as: Bool.self),
                translation.value(first, as: Output.self),
                translation.value(second, as: Output.self)
            )
        )
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        try evaluation(test) ? evaluation(trueBranch) : evaluation(falseBranch)
    }
}

extension Translation {
    func conditional(_ test: SQLValue, _ first: SQLValue, _ second: SQLValue) throws -> SQLValue {
        let null = try first.null.union(second.null)
        let kind = first.isNil ? second.kind : first.kind
        if test.null == .never {
            let sql: SQLText = "(CASE WHEN \(test.sql) THEN \(first.sql) ELSE \(second.sql) END)"
            return SQLValue(sql: sql, kind: kind, null: null)
        }
        let sql: SQLText = "(CASE \(test.operand) WHEN 1 THEN \(first.sql) WHEN 0 THEN \(second.sql) END)"
        return SQLValue(sql: sql, kind: kind, null: try null.union(test.null))
    }
}
