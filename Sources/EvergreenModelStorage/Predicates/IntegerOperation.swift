/// The arithmetic of integers that traps in Swift, and has no value here.
enum IntegerOperation: String, CaseIterable {
    case add
    case subtract
    case multiply
    case divide
    case remainder

    /// The name of SQL's function.
    var function: String { "evergreen_\(rawValue)" }

    /// Nil for what overflows, and for what is divided by zero.
    func result<I: FixedWidthInteger>(_ lhs: I, _ rhs: I) -> I? {
        let (value, overflow) =
            switch self {
            case .add: lhs.addingReportingOverflow(rhs)
            case .subtract: lhs.subtractingReportingOverflow(rhs)
            case .multiply: lhs.multipliedReportingOverflow(by: rhs)
            case .divide: lhs.dividedReportingOverflow(by: rhs)
            case .remainder: lhs.remainderReportingOverflow(dividingBy: rhs)
            }
        return overflow ? nil : value
    }
}

extension Evaluation {
    /// The result of integers of any type; nil if the values are none.
    func result<Value>(_ operation: IntegerOperation, _ lhs: Value, _ rhs: Value) throws -> Value? {
        func open<I: FixedWidthInteger>(_ lhs: I) throws -> Value? {
            guard let rhs = rhs as? I else { return nil }
            guard let result = operation.result(lhs, rhs) else {
                try fail("\(lhs) and \(rhs) have no result of \(operation.rawValue) in \(I.self)")
            }
            return result as? Value
        }
        guard let integer = lhs as? any FixedWidthInteger else { return nil }
        return try open(integer)
    }
}
