import Foundation

extension PredicateExpressions.Equal: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (lhs, rhs) = (try translation(lhs), try translation(rhs))
        if case .constant = lhs, case .constant = rhs { return try translation.evaluated(self) }
        return .value(try translation.equal(lhs, rhs, LHS.Output.self))
    }

    func value(_ evaluation: Evaluation) throws -> Bool { try evaluation(lhs) == evaluation(rhs) }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (lhs, rhs) = (try translation(lhs), try translation(rhs))
        if case .constant = lhs, case .constant = rhs { return try translation.evaluated(self) }
        return .value(translation.negated(try translation.equal(lhs, rhs, LHS.Output.self)))
    }

    func value(_ evaluation: Evaluation) throws -> Bool { try evaluation(lhs) != evaluation(rhs) }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (lhs, rhs) = (try translation(lhs), try translation(rhs))
        if case .constant = lhs, case .constant = rhs { return try translation.evaluated(self) }
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            }
        return .value(
            try translation.compare(
                translation.value(lhs, as: LHS.Output.self),
                sign,
                translation.value(rhs, as: RHS.Output.self)
            )
        )
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        let (lhs, rhs) = (try evaluation(lhs), try evaluation(rhs))
        return switch op {
        case .lessThan: lhs < rhs
        case .lessThanOrEqual: lhs <= rhs
        case .greaterThan: lhs > rhs
        case .greaterThanOrEqual: lhs >= rhs
        }
    }
}
