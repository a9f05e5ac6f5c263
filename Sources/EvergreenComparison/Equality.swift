/// Whether a value of any type is equal to a value that has `==`: never if it is of another type.
package func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool { lhs == rhs as? Value }
