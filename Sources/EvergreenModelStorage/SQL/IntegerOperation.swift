/// Integer arithmetic that traps in Swift, and has no value here.
enum IntegerOperation: String, CaseIterable {
    case add
    case subtract
    case multiply
    case divide
    case remainder

    /// The name of SQL's function.
    var function: String { "evergreen_\(rawValue)" }

    /// Nil for an overflow or a division by zero.
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
