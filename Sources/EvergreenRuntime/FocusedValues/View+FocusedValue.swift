public import Observation
public import OpenCombineShim

extension View {
    /// Exports a focused value while this view contains the focus.
    ///
    /// On a page, fields, buttons and `focusable()` views can be focused. While a command menu is focused, the last focused view counts.
    ///
    /// - Parameters:
    /// - keyPath: The key path of the focused value.
    /// - value: The value to export.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: true) { $0[keyPath: keyPath] = value }
    }

    /// Exports a focused value while this view contains the focus. With nil, the value of its ancestors applies.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: true) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Exports an object while this view contains the focus: `@FocusedValue(Object.self)` reads it.
    public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: true) { values in
            if let object { values[object: FocusedObjectType()] = object }
        }
    }

    /// Exports a focused value while this view is visible, regardless of focus.
    ///
    /// - keyPath: The key path of the focused value.
    /// - value: The value to export.
    ///   - value: The value.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: false) { $0[keyPath: keyPath] = value }
    }

    /// Exports a focused value while this view is visible. With nil, the value of its ancestors applies.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: false) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Exports an object while this view is visible: `@FocusedValue(Object.self)` reads it.
    public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: false) { values in
            if let object { values[object: FocusedObjectType()] = object }
        }
    }

    /// Exports an object while this view contains the focus: ``FocusedObject`` reads it.
    public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: true) { values in
            if let object { values[object: FocusedObjectType()] = object }
        }
    }

    /// Exports an object while this view is visible: ``FocusedObject`` reads it.
    public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: false) { values in
            if let object { values[object: FocusedObjectType()] = object }
        }
    }
}

private struct FocusedValueView<Wrapped: View>: WrapperView {
    @Boxed var wrapped: Wrapped
    let dependsOnFocus: Bool
    let write: (inout FocusedValues) -> Void

    init(wrapped: Wrapped, dependsOnFocus: Bool, write: @escaping (inout FocusedValues) -> Void) {
        _wrapped = Boxed(wrappedValue: wrapped)
        self.dependsOnFocus = dependsOnFocus
        self.write = write
    }

    func makeNodeState() -> FocusArea? { dependsOnFocus ? FocusArea() : nil }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        guard let area = node.state else { return node.inputs }
        var inputs = node.inputs
        area.observe(&inputs.modifiers)
        return inputs
    }

    func didMount(_ node: WrapperNode<Self>) { set(in: node) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) { set(in: node) }

    private func set(in node: WrapperNode<Self>) {
        node.environment.windowFocusedValues?.set(from: node, area: node.state, write)
    }

    func visibilityDidChange(_ node: WrapperNode<Self>) {
        node.environment.windowFocusedValues?.visibilityDidChange()
    }

    func willUnmount(_ node: WrapperNode<Self>) {
        node.environment.windowFocusedValues?.remove(node)
    }
}
