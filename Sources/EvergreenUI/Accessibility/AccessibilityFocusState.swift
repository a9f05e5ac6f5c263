/// A property that reads and writes the accessibility focus.
///
/// ```swift
/// @AccessibilityFocusState private var isAtFailure: Bool
///
/// Text(failure).accessibilityFocused($isAtFailure)
/// Button("Save") { if !save() { isAtFailure = true } }
/// ```
///
/// Use a `Bool` for a single view (see `accessibilityFocused(_:)`), and an optional value for one of several (see
/// `accessibilityFocused(_:equals:)`). On a page, setting the state moves the keyboard focus, which screen readers follow, also to views
/// that are not controls. The reading cursor of a screen reader is not reported to the page.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A reference to a focus state, for other views.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The focused view. Setting it moves the focus after the next update.
        @MainActor
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private var focus: FocusState<Value>

    /// Creates a focus state that is initially false.
    public init() where Value == Bool {
        focus = FocusState()
    }

    /// Creates a focus state that is initially nil.
    public init<T: Hashable>() where Value == T? {
        focus = FocusState()
    }

    /// The focused view. Setting it before the view appears is reported as an issue, and has no effect.
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
    /// Binds the accessibility focus of this view to a state that is `true` while the view has focus.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessiblyFocused(condition.focus, equals: true)
    }

    /// Binds the accessibility focus of this view to a state that equals `value` while the view has focus.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        accessiblyFocused(binding.focus, equals: value)
    }
}
