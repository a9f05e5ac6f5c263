import Foundation

extension PredicateExpressions.Range: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (lower, upper) = (try translation(lower), try translation(upper))
        if case .constant = lower, case .constant = upper { return try translation.evaluated(self) }
        return .range(
            SQLRange(
                lower: try translation.value(lower, as: LHS.Output.self),
                upper: try translation.value(upper, as: RHS.Output.self),
                includesUpper: false
            )
        )
    }

    func value(_ evaluation: Evaluation) throws -> Range<LHS.Output> {
        let (lower, upper) = (try evaluation(lower), try evaluation(upper))
        guard lower <= upper else { try evaluation.fail("the lower bound of a range is above the upper one") }
        return lower..<upper
    }
}

extension PredicateExpressions.ClosedRange: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (lower, upper) = (try translation(lower), try translation(upper))
        if case .constant = lower, case .constant = upper { return try translation.evaluated(self) }
        return .range(
            SQLRange(
                lower: try translation.value(lower, as: LHS.Output.self),
                upper: try translation.value(upper, as: RHS.Output.self),
                includesUpper: true
            )
        )
    }

    func value(_ evaluation: Evaluation) throws -> ClosedRange<LHS.Output> {
        let (lower, upper) = (try evaluation(lower), try evaluation(upper))
        guard lower <= upper else { try evaluation.fail("the lower bound of a range is above the upper one") }
        return lower...upper
    }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let (range, element) = (try translation(range), try translation(element))
        switch (range, element) {
        case (.constant, .constant):
            return try translation.evaluated(self)
        case (.constant(let constant), _):
            guard let bounds = (constant as? any ConstantRange)?.bounds else {
                throw Untranslatable("\(RangeExpression.Output.self) has bounds that are not known")
            }
            return .value(try translation.isWithin(translation.value(element, as: Element.Output.self), bounds))
        case (.range(let range), _):
            return .value(try translation.isWithin(translation.value(element, as: Element.Output.self), range))
        default:
            throw Untranslatable("a stored range")
        }
    }

    func value(_ evaluation: Evaluation) throws -> Bool {
        let (range, element) = (try evaluation(range), try evaluation(element))
        return range.contains(element)
    }
}

/// A captured range.
protocol ConstantRange {
    var bounds: (lower: Any?, upper: Any?, includesUpper: Bool) { get }
}

extension Range: ConstantRange {
    var bounds: (lower: Any?, upper: Any?, includesUpper: Bool) { (lowerBound, upperBound, false) }
}

extension ClosedRange: ConstantRange {
    var bounds: (lower: Any?, upper: Any?, includesUpper: Bool) { (lowerBound, upperBound, true) }
}

extension PartialRangeFrom: ConstantRange {
    var bounds: (lower: Any?, upper: Any?, includesUpper: Bool) { (lowerBound, nil, false) }
}

extension PartialRangeUpTo: ConstantRange {
    var bounds: (lower: Any?, upper: Any?, includesUpper: Bool) { (nil, upperBound, false) }
}

extension PartialRangeThrough: ConstantRange {
    var bounds: (lower: Any?, upper: Any?, includesUpper: Bool) { (nil, upperBound, true) }
}

extension Translation {
    func isWithin(_ value: SQLValue, _ bounds: (lower: Any?, upper: Any?, includesUpper: Bool)) throws -> SQLValue {
        try isWithin(
            value,
            SQLRange(
                lower: bounds.lower.map { try constant($0, value.kind) },
                upper: bounds.upper.map { try constant($0, value.kind) },
                includesUpper: bounds.includesUpper
            ),
            isValid: true
        )
    }

    func isWithin(_ value: SQLValue, _ range: SQLRange, isValid: Bool = false) throws -> SQLValue {
        var terms: [SQLValue] = []
        if let lower = range.lower { terms.append(try compare(value, ">=", lower)) }
        if let upper = range.upper { terms.append(try compare(value, range.includesUpper ? "<=" : "<", upper)) }
        guard var result = terms.first else { return .bool(true) }
        for term in terms.dropFirst() { result = try conjunction(result, term) }
        // An unordered element is in no range; both comparisons already yield that.
        guard !isValid, let lower = range.lower, let upper = range.upper else { return result }
        let valid = try compare(lower, "<=", upper)
        // A range whose bounds are in the wrong order has no value.
        let checked: SQLText = "(CASE WHEN \(valid.sql) THEN \(result.sql) END)"
        return .condition(checked, null: .failure)
    }
}
