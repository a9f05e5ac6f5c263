extension Evaluation {
    /// The result for integers of any type; nil if the values are not integers.
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
