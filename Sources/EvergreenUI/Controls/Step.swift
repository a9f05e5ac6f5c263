/// The step of a stepper, with overflow checks: values come from a database or a user, and may be the limit of their type.
struct Step<Value: Strideable> {
    private let stride: Value.Stride

    init(_ stride: Value.Stride) {
        self.stride = stride
    }

    /// Returns the next value, or nil if it is not representable.
    func up(from value: Value) -> Value? {
        guard let integer = value as? any FixedWidthInteger, let stride = stride as? Int else {
            return value.advanced(by: stride)
        }
        return Self.advance(integer, by: stride) as? Value
    }

    /// Returns the previous value, or nil if it is not representable.
    func down(from value: Value) -> Value? {
        guard let integer = value as? any FixedWidthInteger, let stride = stride as? Int else {
            return value.advanced(by: 0 - stride)
        }
        let (back, overflows) = (0).subtractingReportingOverflow(stride)
        return overflows ? nil : Self.advance(integer, by: back) as? Value
    }

    private static func advance<Integer: FixedWidthInteger>(_ value: Integer, by stride: Int) -> Integer? {
        if let value = Int(exactly: value) {
            let (sum, overflows) = value.addingReportingOverflow(stride)
            if !overflows { return Integer(exactly: sum) }
        }
        // The type is wider than `Int`, or unsigned with larger values.
        guard let magnitude = Integer(exactly: stride.magnitude) else { return nil }
        let (sum, overflows) =
            stride < 0 ? value.subtractingReportingOverflow(magnitude) : value.addingReportingOverflow(magnitude)
        return overflows ? nil : sum
    }
}
