/// A button that presents a menu. Each button of the menu dismisses it after its action.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    /// The action of a tap on the label. Without it, a tap opens the menu.
    private var primaryAction: (() -> Void)?
    @State private var isOpen = false
    @Environment(\.customMenuStyle) private var style

    /// Creates a menu with a custom label.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
    }

    /// Creates a menu with a custom label and a primary action for taps on it. On a page, a button next to the label opens the menu.
    public init(
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
        self.primaryAction = primaryAction
    }

    /// Creates a menu from a view with its items.
    init(_ content: Content, label: Label, primaryAction: (() -> Void)?) {
        self.label = label
        self.content = { content }
        self.primaryAction = primaryAction
    }

    public var body: some View {
        if let style {
            style.makeBody(
                MenuStyleConfiguration(
                    label: .init(view: AnyView(label)),
                    content: .init { [content] in AnyView(content()) },
                    primaryAction: primaryAction
                )
            )
        } else if let primaryAction {
            HStack(spacing: 2) {
                Button(action: primaryAction) { label }
                menu {
                    EvergreenUI.Label(.actions, systemImage: "chevron.down").labelStyle(.iconOnly).imageScale(.small)
                }
            }
        } else {
            menu { MenuLabel(label: label) }
        }
    }

    /// The button that opens the menu. Within a menu or row actions, it does not dismiss them.
    private func menu(@ViewBuilder label: () -> some View) -> some View {
        MenuView(
            wrapped: Button {
                isOpen = true
            } label: {
                label()
            }.environment(\.buttonCompletion, nil),
            isOpen: $isOpen,
            content: content
        )
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// Creates a menu with an unlocalized title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension Menu where Label == EvergreenUI.Label<Text, Image> {
    /// Creates a menu with a localized title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content, label: { EvergreenUI.Label(titleKey, systemImage: systemImage) })
    }

    /// Creates a menu with an unlocalized title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content, label: { EvergreenUI.Label(title, systemImage: systemImage) })
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title and a primary action.
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with an unlocalized title and a primary action.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == EvergreenUI.Label<Text, Image> {
    /// Creates a menu with a localized title, a symbol and a primary action.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: { EvergreenUI.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }

    /// Creates a menu with an unlocalized title, a symbol and a primary action.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        systemImage: String,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: { EvergreenUI.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }
}

struct MenuView<Wrapped: View, Presented: View>: PresentingView {
    @Boxed var wrapped: Wrapped
    let isOpen: Binding<Bool>
    let content: () -> Presented

    var item: Bool? { isOpen.wrappedValue ? true : nil }

    func identity(of item: Bool) -> AnyHashable { 0 }
    func presented(_ item: Bool) -> Presented { content() }
    func kind(for item: Bool, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind {
        .menu(anchor: anchor, isNested: environment.isInMenu)
    }
    func dismiss() { isOpen.wrappedValue = false }
    func didDismiss() {}
    static var contentPlacement: (any Placement)? { MenuPlacement.shared }

    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void) {
        environment.beginMenu(dismiss: dismiss)
    }
}

extension EnvironmentValues {
    /// Sets up the environment of a menu's items.
    @MainActor
    mutating func beginMenu(dismiss: @escaping @MainActor () -> Void) {
        // Choosing an item in a nested menu dismisses both menus.
        let outer = buttonCompletion
        buttonCompletion = ButtonCompletion {
            dismiss()
            outer?.perform()
        }
        // A menu doesn't inherit the appearance of the enclosing bar or row.
        buttonProminence = .automatic
        pickerAppearance = .control(.inline)
        isInMenu = true
    }
}

/// The placement of views as menu items.
final class MenuPlacement: Placement {
    static let shared = MenuPlacement()

    private init() {}
}
