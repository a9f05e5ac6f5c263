/// Whether a value of any type is equal to an `Equatable` value. False for values of different types.
package func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool { lhs == rhs as? Value }
