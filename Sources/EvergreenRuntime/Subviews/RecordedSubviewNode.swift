import EvergreenComparison

/// A node that represents one subview.
@MainActor
protocol RecordedSubview: _Node {
    var subview: Subview { get }
}

/// The node of a view in a container's source. It records the view for the places that show it, and shows nothing itself.
final class RecordedSubviewNode<Content: View>: _ViewNode<Content>, RecordedSubview {
    private let placement: SubviewPlacement
    private let record: SubviewRecord
    private let identity = SubviewIdentity()
    private var containerValues: ContainerValues

    init(_ view: Content, in placement: SubviewPlacement, parent: _Node, inputs: _NodeInputs) {
        self.placement = placement
        record = SubviewRecord(
            AnyView(view),
            environmentChanges: inputs.environment.changes(since: placement.environment),
            modifiers: inputs.modifiers
        )
        containerValues = Self.containerValues(of: view, inputs)
        super.init(view, parent: parent, inputs: inputs)
        identity.begin(self)
    }

    override func update(_ view: Content, inputs: _NodeInputs) {
        let isSameView = InputComparison.areEqual(self.view, view)
        super.update(view, inputs: inputs)
        record.update(
            isSameView ? nil : AnyView(view),
            environmentChanges: inputs.environment.changes(since: placement.environment),
            modifiers: inputs.modifiers
        )
        let containerValues = Self.containerValues(of: view, inputs)
        guard !InputComparison.areEqual(self.containerValues, containerValues) else { return }
        self.containerValues = containerValues
        elementsDidChange()
    }

    /// Returns the container values set by modifiers around the view and by the view itself.
    private static func containerValues(of view: Content, _ inputs: _NodeInputs) -> ContainerValues {
        var modifiers = inputs.modifiers
        if Content.subviewForm().setsValues { modifiers.add(modifiersAround: view, in: inputs.environment) }
        return ContainerValues(modifiers)
    }

    var subview: Subview { Subview(record, id: Subview.ID(identity: identity), containerValues) }

    override func forEachSubview(_ body: (_Node) -> Void) { body(self) }

    override func collectElements(into elements: inout [Element]) {}

    override func willUnmount() { identity.end() }
}
