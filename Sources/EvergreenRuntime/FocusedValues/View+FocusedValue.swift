public import Observation
public import OpenCombineShim

extension View {
    /// Sets a focused value while the focus is in this view, or was there last.
    ///
    /// On a page, the focus is with fields and buttons, and with views that are `focusable()`. What has taken it from this view for a
    /// moment, such as a menu of commands, leaves the value as it is.
    ///
    /// - Parameters:
    ///   - keyPath: Which of the values.
    ///   - value: The value.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: true) { $0[keyPath: keyPath] = value }
    }

    /// Sets a focused value while the focus is in this view, or was there last; with nil, leaves what views around have set.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: true) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Sets a focused object while the focus is in this view, or was there last: `@FocusedValue(Object.self)` reads it.
    public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: true) { values in
            if let object { values[object: FocusedObjectType()] = object }
        }
    }

    /// Sets a focused value of the window while this view is in front, wherever the focus is.
    ///
    /// - Parameters:
    ///   - keyPath: Which of the values.
    ///   - value: The value.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: false) { $0[keyPath: keyPath] = value }
    }

    /// Sets a focused value of the window while this view is in front; with nil, leaves what views around have set.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: false) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Sets a focused object of the window while this view is in front: `@FocusedValue(Object.self)` reads it.
    public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: false) { values in
            if let object { values[object: FocusedObjectType()] = object }
        }
    }

    /// Sets a focused object while the focus is in this view, or was there last: ``FocusedObject`` reads it.
    public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
        FocusedValueView(wrapped: self, dependsOnFocus: true) { values in
            if let object { values[object: FocusedObjectType()] = object }
        }
    }

    /// Sets a focused object of the window while this view is in front: ``FocusedObject`` reads it.
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
        area.outer = inputs.modifiers.focus
        inputs.modifiers.focus = area
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
