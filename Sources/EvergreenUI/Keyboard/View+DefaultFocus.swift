extension View {
    /// Gives focus to a control of this view when the view appears, as when setting a focus state in `onAppear`.
    ///
    /// - Parameters:
    ///   - binding: The focus state of the controls.
    ///   - value: The value of the control.
    public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}
