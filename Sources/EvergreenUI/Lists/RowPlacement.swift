/// The placement in lists and forms, which wraps each element in a row.
final class RowPlacement: Placement {
    static let shared = RowPlacement()

    private init() {}

    var wrapper: ElementKind? { .row }

    var placeholderForm: PlaceholderTraits.Form { .listItem }

    /// Enough 56-point rows for 1.5 windows of 900 points. A page requests more rows when it has fewer.
    var initialRowCount: Int { 25 }

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
