/// A container for related controls, side by side.
public struct ControlGroup<Content: View>: View {
    let content: Content
    let label: AnyView?
    @Environment(\.controlGroupAppearance) private var appearance
    @Environment(\.customControlGroupStyle) private var style

    private init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: nil)
    }

    /// Creates a group with a label, which some styles show: a menu shows it, and a row exposes it to assistive technology.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
        self.init(content: content(), label: AnyView(label()))
    }

    /// Creates a group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates a group with a verbatim title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// Creates a group with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
    }

    /// Creates a group with a verbatim title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Label(title, systemImage: systemImage) })
    }

    public var body: some View {
        if let style {
            style.makeBody(
                ControlGroupStyleConfiguration(
                    content: .init(view: AnyView(content)),
                    label: .init(view: label ?? AnyView(EmptyView())),
                    hasLabel: label != nil
                )
            )
        } else {
            switch appearance {
            case .row:
                HStack(spacing: 4) {
                    if let label { label.modifier(StyleModifier(value: .outOfSight)) }
                    content
                }
            case .menu:
                Menu {
                    content
                } label: {
                    if let label {
                        label
                    } else {
                        Label(.actions, systemImage: "ellipsis.circle").labelStyle(.iconOnly)
                    }
                }
            }
        }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group of a style's configuration, with the enclosing style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(
            content: configuration.content,
            label: configuration.hasLabel ? AnyView(configuration.label) : nil
        )
    }
}
