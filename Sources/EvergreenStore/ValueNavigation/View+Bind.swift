extension View {
    /// Synchronizes a value of a model with a value of the view, so that state that only a view can hold, such as focus, can be read, set
    /// and tested in a model.
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
    /// When the view first appears, the view's value is set to the model's. From then on each is updated with the other. Equal values are
    /// not written.
    ///
    /// - Parameters:
    ///   - modelValue: A binding to the model's value.
    ///   - viewValue: The view's value: `$focus`, or another binding or property wrapper.
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
