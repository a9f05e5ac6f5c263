/// The placement in lists and forms, which wraps each element in a row.
final class RowPlacement: Placement {
    static let shared = RowPlacement()

    private init() {}

    var wrapper: ElementKind? { .row }

    var placeholderForm: PlaceholderTraits.Form { .listItem }

    /// Enough 56-point rows for a window of 1,100 points. A page requests more rows as soon as it is connected.
    var initialRowCount: Int { 20 }

    func makeDecoration(
        of wrapper: Element,
        around element: Element,
        in node: _Node,
        inputs: _NodeInputs
    ) -> (any WrapperDecoration)? {
        let modifiers = inputs.modifiers
        guard
            modifiers.badge != nil || modifiers.editedElement != nil || !modifiers.row.isEmpty
                || usesTags(in: node.environment)
        else { return nil }
        return ListRow(wrapper, around: element, of: node)
    }

    /// Rows have tags where they are selectable.
    func usesTags(in environment: EnvironmentValues) -> Bool { environment.listSelection != nil }
}
