import EvergreenDocument

extension View {
    /// Names the coordinate space of this view. Views inside can then be measured relative to its top left corner.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        CoordinateSpaceView(inner: self, name: name.name)
    }

    /// Names the coordinate space of this view. The same as ``coordinateSpace(_:)`` with `.named(name)`.
    public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}

private struct CoordinateSpaceView<Inner: View>: DecoratingView {
    struct NodeState {
        var environment = DerivedEnvironment<AnyHashable>()
    }

    let inner: Inner
    let name: AnyHashable

    func makeNodeState() -> NodeState { NodeState() }

    func kind(in node: ElementNode<Self>) -> ElementKind { .coordinateSpace }

    func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        let id = node.element.id
        inputs.environment = node.state.environment.derive(from: inputs.environment, with: name) {
            $0.coordinateSpaces[name] = id
        }
        return inputs
    }
}

private struct CoordinateSpacesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: ElementID] { [:] }
}

extension EnvironmentValues {
    /// The elements of the enclosing named coordinate spaces.
    var coordinateSpaces: [AnyHashable: ElementID] {
        get { self[CoordinateSpacesKey.self] }
        set { self[CoordinateSpacesKey.self] = newValue }
    }
}
