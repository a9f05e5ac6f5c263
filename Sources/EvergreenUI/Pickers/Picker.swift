/// A control for selecting one of several values.
///
/// Each view of its content is an option, with the value set by `tag(_:)` or by its id in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PlacedView {
    /// The bindings to the selection. The first value is shown, and a selection sets all of them.
    let selections: [Binding<SelectionValue>]
    let label: Label
    let content: Content
    /// The custom view of the current value; nil for the selected option.
    let currentValueLabel: AnyView?

    init(
        selections: [Binding<SelectionValue>],
        label: Label,
        content: Content,
        currentValueLabel: AnyView? = nil
    ) {
        self.currentValueLabel = currentValueLabel
        self.selections = selections
        self.label = label
        self.content = content
    }

    /// Creates a picker with a custom label.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selections: [selection], label: label(), content: content())
    }
}

extension Picker {
    package func substitute(in inputs: inout _NodeInputs) -> any View {
        switch inputs.environment.pickerAppearance {
        case .control(let style): field(style)
        // Outside of menus, a palette is segmented.
        case .palette: field(inputs.environment.isInMenu ? .palette : .segmented)
        case .navigationLink:
            NavigationLinkPicker(
                selections: selections,
                label: label,
                content: content,
                currentValueLabel: currentValueLabel
            )
        }
    }

    private func field(_ style: PickerTraits.Style) -> PickerField<Label, SelectionValue, Content> {
        PickerField(
            selections: selections,
            label: label,
            content: content,
            style: style,
            currentValueLabel: style == .menu ? currentValueLabel : nil
        )
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }

    /// Creates a picker with an unlocalized title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(title) })
    }
}
