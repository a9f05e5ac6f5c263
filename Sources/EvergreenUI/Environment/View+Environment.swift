import Observation

extension View {
    /// Sets an environment value for this view and those inside.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EnvironmentWritingView(content: self, write: SettingEnvironment(keyPath: keyPath, value: value))
    }

    /// Gives an observable object to this view and those inside, which read it with `@Environment(Object.self)`.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        EnvironmentWritingView(
            content: self,
            write: SettingEnvironment(keyPath: \.[ObservableObjectKeyPath<Object>()], value: object)
        )
    }

    /// Changes an environment value for this view and those inside, starting from the one set around.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentWritingView(content: self, write: TransformingEnvironment(keyPath: keyPath, transform: transform))
    }

    /// Disables the controls in this view. What a view around has disabled stays so.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

/// Makes the observable object of a type a subscript, so that key paths lead to it.
struct ObservableObjectKeyPath<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
    subscript<Object: AnyObject>(_: ObservableObjectKeyPath<Object>) -> Object? {
        get { self[ObservableObjectKey<Object>.self] }
        set { self[ObservableObjectKey<Object>.self] = newValue }
    }
}

/// A change of the environment.
@MainActor
protocol EnvironmentWrite {
    func write(to environment: inout EnvironmentValues)
}

struct SettingEnvironment<Value>: EnvironmentWrite {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func write(to environment: inout EnvironmentValues) {
        environment[keyPath: keyPath] = value
    }
}

struct TransformingEnvironment<Value>: EnvironmentWrite {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func write(to environment: inout EnvironmentValues) {
        transform(&environment[keyPath: keyPath])
    }
}

/// A view in an environment that differs from that around.
struct EnvironmentWritingView<Content: View, Write: EnvironmentWrite>: View {
    let content: Content
    let write: Write

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        EnvironmentWritingNode(view, parent: parent, inputs: inputs)
    }
}

extension EnvironmentWritingView: WrapperView {
    var wrapped: Content { content }
}

private final class EnvironmentWritingNode<Content: View, Write: EnvironmentWrite>:
    _ViewNode<EnvironmentWritingView<Content, Write>>
{
    private var child: _ViewNode<Content>?
    /// What the content got last: given again as long as nothing differs, so that nothing below is compared.
    private var written: EnvironmentValues

    override init(_ view: EnvironmentWritingView<Content, Write>, parent: _Node, inputs: _NodeInputs) {
        written = inputs.environment
        view.write.write(to: &written)
        super.init(view, parent: parent, inputs: inputs)
        child = Content._makeNode(view.content, parent: self, inputs: contentInputs)
    }

    override func update(_ view: EnvironmentWritingView<Content, Write>, inputs: _NodeInputs) {
        let isSame =
            inputs.environment.isIdentical(to: self.inputs.environment)
            && InputComparison.areEqual(view.write, self.view.write)
        self.view = view
        self.inputs = inputs
        if !isSame {
            written = inputs.environment
            view.write.write(to: &written)
        }
        child?.update(view.content, inputs: contentInputs)
    }

    private var contentInputs: _NodeInputs {
        var inputs = inputs
        inputs.environment = written
        return inputs
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
