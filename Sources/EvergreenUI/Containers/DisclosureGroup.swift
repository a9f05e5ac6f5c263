import Foundation

/// A view that shows or hides its content when its label is pressed. In a list, the label and each view of the content are rows.
public struct DisclosureGroup<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.customDisclosureGroupStyle) private var style
    @Environment(\.disclosureLevel) private var level
    @Environment(\.isOutlineDisclosure) private var isOutline
    @Environment(\.listSelection) private var selection

    /// Creates a group that is initially collapsed.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
        isExpanded = nil
    }

    /// Creates a group that is expanded while `isExpanded` is true.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.content = content
        self.label = label()
        self.isExpanded = isExpanded
    }

    public var body: some View {
        let isShown = isExpanded ?? $isOpen
        if let style {
            style.makeBody(
                DisclosureGroupStyleConfiguration(
                    label: .init(view: AnyView(label)),
                    content: .init(view: AnyView(DeferredView(content: content))),
                    isExpanded: isShown
                )
            )
        } else {
            if isOutline, selection != nil {
                selectableRow(isShown)
            } else {
                row(isShown)
            }
            if isShown.wrappedValue {
                content().environment(\.disclosureLevel, 0).environment(\.isOutlineDisclosure, false)
            }
        }
    }

    /// In a list with selection, pressing the row selects it: only the arrow toggles the content.
    private func selectableRow(_ isShown: Binding<Bool>) -> some View {
        HStack {
            label.padding(.leading, 20 * CGFloat(min(level, 20)))
            Spacer()
            Button {
                isShown.wrappedValue.toggle()
            } label: {
                EvergreenUI.Label(.contents, systemImage: isShown.wrappedValue ? "chevron.down" : "chevron.right")
                    .labelStyle(.iconOnly)
                    .foregroundStyle(.tertiary)
            }
            .buttonStyle(.plain)
            .modifier(ExpandedModifier(isExpanded: isShown.wrappedValue))
        }
    }

    private func row(_ isShown: Binding<Bool>) -> some View {
        Button {
            isShown.wrappedValue.toggle()
        } label: {
            HStack {
                label.padding(.leading, 20 * CGFloat(min(level, 20)))
                Spacer()
                Image(decorativeSymbol: isShown.wrappedValue ? "chevron.down" : "chevron.right")
                    .foregroundStyle(.tertiary)
            }
        }
        .buttonStyle(.plain)
        .modifier(ExpandedModifier(isExpanded: isShown.wrappedValue))
        .frame(maxWidth: .infinity)
    }
}

/// A view whose content is created when it is shown.
private struct DeferredView<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup
where
    Label == DisclosureGroupStyleConfiguration.Label,
    Content == DisclosureGroupStyleConfiguration.Content
{
    /// Creates the group of a style's configuration, with the enclosing style.
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group that is initially collapsed.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates a group that is initially collapsed.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// Creates a group that is expanded while `isExpanded` is true.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
    }

    /// Creates a group that is expanded while `isExpanded` is true.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
    }
}

private struct DisclosureLevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    /// The indentation level of a disclosure group's label.
    var disclosureLevel: Int {
        get { self[DisclosureLevelKey.self] }
        set { self[DisclosureLevelKey.self] = newValue }
    }
}

private struct OutlineDisclosureKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a disclosure group represents an element of a tree, whose id is the tag of its row.
    var isOutlineDisclosure: Bool {
        get { self[OutlineDisclosureKey.self] }
        set { self[OutlineDisclosureKey.self] = newValue }
    }
}

struct ExpandedModifier: ElementModifier {
    let isExpanded: Bool

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.attributes.notes.append(.expanded(isExpanded))
    }
}
