/// The action that a control's binding sends: a field of the state, and its new value.
///
/// `BindingReducer` applies it. To react to one field, match its key path:
///
/// ```swift
/// case .binding(\.text):
///     return .send(.search)
/// ```
public struct BindingAction<Root>: Equatable, Sendable {
    private let path: SendableKeyPath<PartialKeyPath<Root>>
    /// Applies the action.
    let set: @Sendable (inout Root) -> Void
    /// The new value of the field.
    let value: any Sendable
    private let isEqualTo: @Sendable (any Sendable) -> Bool

    /// The field: for ``BindingState`` the key path of its projection.
    public var keyPath: PartialKeyPath<Root> { path.path }

    /// An action that sets the field at a key path.
    init<Value: Equatable & Sendable>(field keyPath: WritableKeyPath<Root, Value>, value: Value) {
        let path = SendableKeyPath(keyPath)
        self.init(keyPath: keyPath, value: value) { $0[keyPath: path.path] = value }
    }

    /// An action that sets the ``BindingState`` at a key path.
    init<Value: Equatable & Sendable>(bindingState keyPath: WritableKeyPath<Root, BindingState<Value>>, value: Value) {
        let path = SendableKeyPath(keyPath)
        self.init(keyPath: keyPath, value: value) { $0[keyPath: path.path].wrappedValue = value }
    }

    private init<Value: Equatable & Sendable>(
        keyPath: PartialKeyPath<Root>,
        value: Value,
        set: @escaping @Sendable (inout Root) -> Void
    ) {
        path = SendableKeyPath(keyPath)
        self.set = set
        self.value = value
        isEqualTo = { $0 as? Value == value }
    }

    /// An action that sets a field of observable state.
    ///
    /// - Parameters:
    ///   - keyPath: The field.
    ///   - value: The new value.
    public static func set<Value: Equatable & Sendable>(
        _ keyPath: WritableKeyPath<Root, Value>,
        _ value: Value
    ) -> Self where Root: ObservableState {
        Self(field: keyPath, value: value)
    }

    /// An action that sets a ``BindingState``.
    ///
    /// - Parameters:
    ///   - keyPath: The field's projection: `\.$text`.
    ///   - value: The new value.
    public static func set<Value: Equatable & Sendable>(
        _ keyPath: WritableKeyPath<Root, BindingState<Value>>,
        _ value: Value
    ) -> Self {
        Self(bindingState: keyPath, value: value)
    }

    /// Whether the action sets a field: `case .binding(\.text)` in a `switch`.
    public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
        keyPath == action.keyPath
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.keyPath == rhs.keyPath && lhs.isEqualTo(rhs.value)
    }
}

extension BindingAction: CustomReflectable {
    public var customMirror: Mirror {
        Mirror(self, children: ["set": (keyPath, value)], displayStyle: .enum)
    }
}

extension BindingAction: CasePathable {
    /// The fields as cases: `store.send(\.binding.text, "Hello")`.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// The fields of the state as cases of the action.
    @dynamicMemberLookup
    public struct AllCasePaths: Sendable {
        /// The action that sets a field of observable state.
        public subscript<Value: Equatable & Sendable>(
            dynamicMember keyPath: WritableKeyPath<Root, Value>
        ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
            BindingAction.casePath(field: SendableKeyPath(keyPath))
        }

        /// The action that sets a ``BindingState``.
        public subscript<Value: Equatable & Sendable>(
            dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
        ) -> AnyCasePath<BindingAction, Value> {
            BindingAction.casePath(bindingState: SendableKeyPath(keyPath))
        }
    }
}

extension BindingAction {
    fileprivate static func casePath<Value: Equatable & Sendable>(
        field path: SendableKeyPath<WritableKeyPath<Root, Value>>
    ) -> AnyCasePath<BindingAction, Value> {
        AnyCasePath(
            embed: { BindingAction(field: path.path, value: $0) },
            extract: { $0.keyPath == path.path ? $0.value as? Value : nil }
        )
    }

    fileprivate static func casePath<Value: Equatable & Sendable>(
        bindingState path: SendableKeyPath<WritableKeyPath<Root, BindingState<Value>>>
    ) -> AnyCasePath<BindingAction, Value> {
        AnyCasePath(
            embed: { BindingAction(bindingState: path.path, value: $0) },
            extract: { $0.keyPath == path.path ? $0.value as? Value : nil }
        )
    }
}
