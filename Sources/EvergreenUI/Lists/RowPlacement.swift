/// Views that are rows of a list or of a form: each element is wrapped into a row.
final class RowPlacement: Placement {
    static let shared = RowPlacement()

    private init() {}

    var wrapper: ElementKind? { .row }

    var placeholderForm: PlaceholderTraits.Form { .listItem }

    /// Rows of 56 points for half again as much as a window of 900 points shows: a page asks for more when it has less than that.
    var initialRowCount: Int { 25 }

    func makeDecoration(
        of wrapper: Element,
        around element: Element,
        in node: _Node
    ) -> (any WrapperDecoration)? {
        let modifiers = node.inputs.modifiers
        guard
            modifiers.badge != nil || modifiers.editedElement != nil || !modifiers.row.isEmpty
                || usesTags(in: node.environment)
        else { return nil }
        return ListRow(wrapper, around: element, of: node)
    }

    /// Rows stand for values where those can be selected.
    func usesTags(in environment: EnvironmentValues) -> Bool { environment.listSelection != nil }
}
