import Foundation

extension PredicateExpressions.Arithmetic: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        try translation.arithmetic(lhs, rhs, op.operation, self)
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        let (lhs, rhs) = (try evaluation(lhs), try evaluation(rhs))
        if let result = try evaluation.result(op.operation, lhs, rhs) { return result }
        return switch op {
        case .add: lhs + rhs
        case .subtract: lhs - rhs
        case .multiply: lhs * rhs
        }
    }
}

extension PredicateExpressions.ArithmeticOperator {
    fileprivate var operation: IntegerOperation {
        switch self {
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        }
    }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        try translation.arithmetic(lhs, rhs, .divide, self)
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        let (lhs, rhs) = (try evaluation(lhs), try evaluation(rhs))
        if let result = try evaluation.result(.divide, lhs, rhs) { return result }
        if rhs == 0 { try evaluation.fail("a division by zero") }
        return lhs / rhs
    }
}

extension PredicateExpressions.IntRemainder: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        try translation.arithmetic(lhs, rhs, .remainder, self)
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        let (lhs, rhs) = (try evaluation(lhs), try evaluation(rhs))
        if let result = try evaluation.result(.remainder, lhs, rhs) { return result }
        if rhs == 0 { try evaluation.fail("a division by zero") }
        return lhs % rhs
    }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        try translation.arithmetic(lhs, rhs, .divide, self)
    }

    func value(_ evaluation: Evaluation) throws -> Output { try evaluation(lhs) / evaluation(rhs) }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
    func translated(_ translation: inout Translation) throws -> Operand {
        let operand = try translation(wrapped)
        if case .constant = operand { return try translation.evaluated(self) }
        let value = try translation.value(operand, as: Output.self)
        if value.kind == .double {
            // SQLite subtracts from zero: its minus yields no negative zero, which affects the sign of a division.
            return .value(SQLValue(sql: "(-1.0 * \(value.operand))", kind: .double, null: value.null))
        }
        return .value(try translation.arithmetic(SQLValue(sql: "0", kind: value.kind), value, .subtract))
    }

    func value(_ evaluation: Evaluation) throws -> Output {
        let value = try evaluation(wrapped)
        if let zero = Output(exactly: 0), let result = try evaluation.result(.subtract, zero, value) { return result }
        return -value
    }
}

extension Translation {
    fileprivate mutating func arithmetic<L: PredicateExpression, R: PredicateExpression>(
        _ lhs: L,
        _ rhs: R,
        _ operation: IntegerOperation,
        _ expression: some TranslatableExpression
    ) throws -> Operand {
        let (left, right) = (try self(lhs), try self(rhs))
        if case .constant = left, case .constant = right { return try evaluated(expression) }
        return .value(try arithmetic(value(left, as: L.Output.self), value(right, as: R.Output.self), operation))
    }

    fileprivate func arithmetic(_ lhs: SQLValue, _ rhs: SQLValue, _ operation: IntegerOperation) throws -> SQLValue {
        let null = try lhs.null.union(rhs.null)
        switch lhs.kind {
        case .integer(let bits, let isSigned):
            guard isSigned || bits < 64 else { throw Untranslatable("SQLite has no unsigned integers of 64 bits") }
            let width = isSigned ? bits : -bits
            let sql: SQLText = "\(raw: operation.function)(\(lhs.sql), \(rhs.sql), \(raw: String(width)))"
            return SQLValue(sql: sql, kind: lhs.kind, null: try null.union(.failure))
        case .double:
            let sign =
                switch operation {
                case .add: "+"
                case .subtract: "-"
                case .multiply: "*"
                case .divide, .remainder: ""
                }
            // In SQL a division by zero is NULL rather than infinite.
            let sql: SQLText =
                sign.isEmpty
                ? "evergreen_divide_doubles(\(lhs.sql), \(rhs.sql))" : "(\(lhs.operand) \(raw: sign) \(rhs.operand))"
            return SQLValue(sql: sql, kind: .double, null: try null.union(.notANumber))
        default:
            throw Untranslatable("SQL does not calculate as the type does")
        }
    }
}
