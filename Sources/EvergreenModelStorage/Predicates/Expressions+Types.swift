import Foundation

extension PredicateExpressions.ConditionalCast: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let operand = try translation(input)
        if case .constant = operand { return try translation.evaluated(self) }
        guard isSame(Input.Output.self, Desired.self) else { throw Untranslatable("a cast to \(Desired.self)") }
        return operand
    }

    func value(_ evaluation: Evaluation) throws -> Desired? { try evaluation(input) as? Desired }
}

extension PredicateExpressions.ForceCast: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let operand = try translation(input)
        if case .constant = operand { return try translation.evaluated(self) }
        guard Input.Output.self == Desired.self else { throw Untranslatable("a cast to \(Desired.self)") }
        return operand
    }

    func value(_ evaluation: Evaluation) throws -> Desired {
        let value = try evaluation(input)
        guard let desired = value as? Desired else { try evaluation.fail("a cast to \(Desired.self) failed") }
        return desired
    }
}

extension PredicateExpressions.TypeCheck: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let operand = try translation(input)
        if case .constant = operand { return try translation.evaluated(self) }
        guard isSame(Input.Output.self, Desired.self) else { throw Untranslatable("a check for \(Desired.self)") }
        switch operand {
        case .value(let value): return .value(translation.negated(try translation.isNil(value)))
        case .row(let row): return .value(translation.negated(try translation.isNil(row.value)))
        default: throw Untranslatable("a check for \(Desired.self)")
        }
    }

    func value(_ evaluation: Evaluation) throws -> Bool { try evaluation(input) is Desired }
}

/// Whether a type, or the type that it wraps as an optional, is another type.
private func isSame(_ type: any Any.Type, _ desired: any Any.Type) -> Bool {
    if type == desired, !(type is any AnyOptional.Type) { return true }
    return (type as? any AnyOptional.Type)?.wrappedType == desired && !(desired is any AnyOptional.Type)
}
