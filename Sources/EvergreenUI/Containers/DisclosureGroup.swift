import Foundation

/// A view that shows or hides its content when its label is pressed. In a list, the label and each view are rows.
public struct DisclosureGroup<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.customDisclosureGroupStyle) private var style
    @Environment(\.disclosureLevel) private var level
    @Environment(\.isOutlineDisclosure) private var isOutline
    @Environment(\.listSelection) private var selection

    /// A group that is initially collapsed.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
        isExpanded = nil
    }

    /// A group that is expanded while `isExpanded` is true.
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
                    content: .init(view: AnyView(LaterView(content: content))),
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

    /// In a list with selection, what is pressed selects the row: only the arrow shows and hides the content.
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

/// Views that are made when they are shown.
private struct LaterView<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup
where
    Label == DisclosureGroupStyleConfiguration.Label,
    Content == DisclosureGroupStyleConfiguration.Content
{
    /// The group that a style is asked to draw, in the style around it.
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group that is initially collapsed.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// A group that is initially collapsed.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// A group that is expanded while `isExpanded` is true.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
    }

    /// A group that is expanded while `isExpanded` is true.
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
    /// By how many levels the label of a disclosure group is indented.
    var disclosureLevel: Int {
        get { self[DisclosureLevelKey.self] }
        set { self[DisclosureLevelKey.self] = newValue }
    }
}

private struct OutlineDisclosureKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a disclosure group stands for an element of a tree, by whose id its row can be selected.
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
