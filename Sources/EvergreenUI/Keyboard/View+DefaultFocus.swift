extension View {
    /// Gives a control of this view the focus when the view appears, as a focus state does that is set in `onAppear`.
    ///
    /// - Parameters:
    ///   - binding: The focus state of the controls.
    ///   - value: The value for the control.
    public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}
