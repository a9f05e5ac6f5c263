/// A control for selecting one of several values.
///
/// Each view of its content is an option. The option's value is the view's `tag(_:)`, or else its id in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PlacedView {
    /// What is selected. Of several values, the first one is shown, and all are set.
    let selections: [Binding<SelectionValue>]
    let label: Label
    let content: Content
    /// What is shown in place of the selected option while the options are not; nil for the option itself.
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

    /// A picker with a custom label.
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
        switch inputs.environment.pickerLook {
        case .control(let style): field(style)
        // Outside of menus, as segments.
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
    /// A picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }

    /// A picker with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(title) })
    }
}
