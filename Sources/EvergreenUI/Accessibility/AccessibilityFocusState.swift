/// Where assistive technology is in a view. Setting it leads it to another place.
///
/// ```swift
/// @AccessibilityFocusState private var isAtFailure: Bool
///
/// Text(failure).accessibilityFocused($isAtFailure)
/// Button("Save") { if !save() { isAtFailure = true } }
/// ```
///
/// Use a `Bool` for a single view (see `accessibilityFocused(_:)`), and an optional value for one of several (see
/// `accessibilityFocused(_:equals:)`). On a page, it is the focus of the keyboard that leads screen readers, and that a view
/// gets which is no control. Where a screen reader goes on its own while it reads, a page is not told.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A reference to a focus state, for other views.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The view that has the focus. Setting it moves the focus after the next update.
        @MainActor
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var focus: FocusState<Value>

    /// A focus state without the focus.
    public init() where Value == Bool {
        focus = FocusState()
    }

    /// A focus state without the focus.
    public init<T: Hashable>() where Value == T? {
        focus = FocusState()
    }

    /// The view that has the focus. Setting it before the view is shown is reported as an issue, and has no effect.
    @MainActor
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// A binding for `accessibilityFocused(_:)`, `accessibilityFocused(_:equals:)` and other views.
    @MainActor
    public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

extension View {
    /// Binds the focus of this view to the state of assistive technology: the view has the focus while the state is `true`.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessiblyFocused(condition.focus, equals: true)
    }

    /// Binds the focus of this view to the state of assistive technology: the view has the focus while the state equals `value`.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        accessiblyFocused(binding.focus, equals: value)
    }
}
