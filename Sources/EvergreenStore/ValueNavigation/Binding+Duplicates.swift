extension Binding {
    /// A binding that does not write what is equal to the present value.
    ///
    /// Controls set their bindings more often than their values change, and a model may do work for each.
    ///
    /// - Returns: The binding. It compares as another one with each call.
    @MainActor
    public func removeDuplicates() -> Binding<Value> where Value: Equatable {
        removeDuplicates(by: ==)
    }

    /// A binding that does not write what counts as equal to the present value.
    ///
    /// - Parameter isDuplicate: Whether two values count as equal.
    /// - Returns: The binding. It compares as another one with each call.
    @MainActor
    public func removeDuplicates(by isDuplicate: @escaping (_ lhs: Value, _ rhs: Value) -> Bool) -> Binding<Value> {
        Binding {
            wrappedValue
        } set: { newValue in
            if !isDuplicate(wrappedValue, newValue) { wrappedValue = newValue }
        }
    }
}
