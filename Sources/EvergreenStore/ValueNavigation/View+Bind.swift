extension View {
    /// Keeps a value of a model and a value of the view the same: what the view can hold alone, such as the focus, can so be read,
    /// set and tested in a model.
    ///
    /// ```swift
    /// @Bindable var store: StoreOf<Login>
    /// @FocusState private var focus: Login.Field?
    ///
    /// TextField("Name", text: $store.name)
    ///     .focused($focus, equals: .name)
    ///     .bind($store.focus, to: $focus)
    /// ```
    ///
    /// When the view first appears, the view's value becomes the model's. From then on each follows the other. A value that is
    /// equal is not written.
    ///
    /// - Parameters:
    ///   - modelValue: The value of the model: a binding to it.
    ///   - viewValue: The value of the view: `$focus`, or another binding or property wrapper.
    /// - Returns: The view.
    public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
        _ modelValue: ModelValue,
        to viewValue: ViewValue
    ) -> some View where ModelValue.BoundValue == ViewValue.BoundValue, ModelValue.BoundValue: Equatable {
        modifier(BindModifier(modelValue: modelValue, viewValue: viewValue))
    }
}

/// A property wrapper or a binding whose value can be set without changing the wrapper: see `bind(_:to:)`.
@MainActor
public protocol _Bindable {
    /// The type of the value.
    associatedtype BoundValue
    /// The value.
    var wrappedValue: BoundValue { get nonmutating set }
}

extension AccessibilityFocusState: _Bindable {}
extension AccessibilityFocusState.Binding: _Bindable {}
extension AppStorage: _Bindable {}
extension Binding: _Bindable {}
extension FocusedBinding: _Bindable {}
extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}
extension SceneStorage: _Bindable {}
extension State: _Bindable {}

private struct BindModifier<ModelValue: _Bindable, ViewValue: _Bindable>: ViewModifier
where ModelValue.BoundValue == ViewValue.BoundValue, ModelValue.BoundValue: Equatable {
    let modelValue: ModelValue
    let viewValue: ViewValue

    @State private var hasAppeared = false

    func body(content: Content) -> some View {
        content
            .onAppear {
                guard !hasAppeared else { return }
                hasAppeared = true
                set(viewValue, to: modelValue.wrappedValue)
            }
            .onChange(of: modelValue.wrappedValue) { _, value in set(viewValue, to: value) }
            .onChange(of: viewValue.wrappedValue) { _, value in set(modelValue, to: value) }
    }

    private func set<Target: _Bindable>(_ target: Target, to value: Target.BoundValue)
    where Target.BoundValue: Equatable {
        guard target.wrappedValue != value else { return }
        target.wrappedValue = value
    }
}
