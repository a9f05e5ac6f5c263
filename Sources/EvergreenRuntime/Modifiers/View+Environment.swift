import Observation
import OpenCombineShim

extension View {
    /// Sets an environment value for this view and its descendants.
    nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
        -> some View
    {
        EnvironmentWritingView(wrapped: self, write: SettingEnvironment(keyPath: keyPath, value: value))
    }

    /// Sets an `@Observable` object in the environment: this view and its descendants read it with `@Environment(Object.self)`.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingEnvironmentObject(object: object))
    }

    /// Sets an observable object in the environment: this view and its descendants read it with `@EnvironmentObject`.
    nonisolated public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingEnvironmentObject(object: object))
    }

    /// Transforms the inherited environment value for this view and its descendants.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentWritingView(wrapped: self, write: TransformingEnvironment(keyPath: keyPath, transform: transform))
    }

    /// Disables the controls in this view. `false` doesn't enable them within a disabled ancestor.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        EnvironmentWritingView(wrapped: self, write: DisablingControls(isDisabled: disabled))
    }
}

/// A type, because it is comparable and a closure is not.
private struct DisablingControls: EnvironmentWrite {
    let isDisabled: Bool

    func write(to environment: inout EnvironmentValues) {
        if isDisabled { environment.isEnabled = false }
    }
}

/// A change to the environment.
@MainActor
package protocol EnvironmentWrite {
    func write(to environment: inout EnvironmentValues)
}

package nonisolated struct SettingEnvironment<Value>: EnvironmentWrite {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    package func write(to environment: inout EnvironmentValues) {
        environment[keyPath: keyPath] = value
    }
}

/// Sets the object of a type. Unlike a key path with a generic argument, it is free to create in each body.
package nonisolated struct SettingEnvironmentObject<Object: AnyObject>: EnvironmentWrite {
    let object: Object?

    package init(object: Object?) {
        self.object = object
    }

    package func write(to environment: inout EnvironmentValues) {
        environment[ObservableObjectKey<Object>.self] = object
    }
}

package nonisolated struct TransformingEnvironment<Value>: EnvironmentWrite {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    package func write(to environment: inout EnvironmentValues) {
        transform(&environment[keyPath: keyPath])
    }
}

/// A view with a modified environment.
package nonisolated struct EnvironmentWritingView<Wrapped: View, Write: EnvironmentWrite>: WrapperView {
    package typealias Node = EnvironmentWritingNode<Wrapped, Write>

    @Boxed package var wrapped: Wrapped
    package let write: Write

    package init(wrapped: Wrapped, write: Write) {
        _wrapped = Boxed(wrappedValue: wrapped)
        self.write = write
    }
}

package final class EnvironmentWritingNode<Content: View, Write: EnvironmentWrite>: PrimitiveNode<
    EnvironmentWritingView<Content, Write>
>
{
    private var child: _ViewNode<Content>?
    private var environmentInside = DerivedEnvironment<Write>()

    required init(_ view: EnvironmentWritingView<Content, Write>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = Content._makeNode(view.wrapped, parent: self, inputs: contentInputs(view.write))
    }

    override package func update(_ view: EnvironmentWritingView<Content, Write>, inputs: _NodeInputs) {
        self.view = view
        self.inputs = inputs
        child?.update(view.wrapped, inputs: contentInputs(view.write))
    }

    private func contentInputs(_ write: Write) -> _NodeInputs {
        var inputs = inputs
        inputs.environment = environmentInside.derive(from: inputs.environment, with: write) { write.write(to: &$0) }
        return inputs
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
