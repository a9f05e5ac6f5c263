extension Binding {
    /// A binding that ignores writes of values equal to the current one.
    ///
    /// Controls set their bindings more often than their values change, and a model may perform work for each write.
    ///
    /// - Returns: The binding. Each call returns one that compares as different.
    @MainActor
    public func removeDuplicates() -> Binding<Value> where Value: Equatable {
        removeDuplicates { $0 == $1 }
    }

    /// A binding that ignores writes of values that count as equal to the current one.
    ///
    /// - Parameter isDuplicate: Whether two values count as equal.
    /// - Returns: The binding. Each call returns one that compares as different.
    @MainActor
    public func removeDuplicates(by isDuplicate: @escaping (_ lhs: Value, _ rhs: Value) -> Bool) -> Binding<Value> {
        Binding {
            wrappedValue
        } set: { newValue in
            if !isDuplicate(wrappedValue, newValue) { wrappedValue = newValue }
        }
    }
}
