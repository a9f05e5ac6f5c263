import EvergreenDocument

/// Where the accessory of a tab view stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar of the tabs, which no page has, or above it and at the bottom of the window.
    case inline, expanded
}

extension View {
    /// Shows a view at the bottom of the tab views in this view, whichever tab is selected: above the tabs on a phone, and at the bottom of a
    /// wide window. It stays in sight while the content scrolls.
    ///
    /// ```swift
    /// TabView {
    ///     Tab("Music", systemImage: "music.note") { Albums() }
    ///     Tab("Search", systemImage: "magnifyingglass") { Search() }
    /// }
    /// .tabViewBottomAccessory { NowPlaying() }
    /// ```
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view at the bottom of the tab views in this view while it is enabled.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool,
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabViewAccessory, isEnabled ? TabViewAccessoryView(content: AnyView(content())) : nil)
    }
}

/// The view that a tab view shows at its bottom.
struct TabViewAccessoryView {
    let content: AnyView
}

private struct TabViewAccessoryKey: EnvironmentKey {
    static var defaultValue: TabViewAccessoryView? { nil }
}

private struct TabViewBottomAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// What the next tab views inside show at their bottom; nil for nothing.
    var tabViewAccessory: TabViewAccessoryView? {
        get { self[TabViewAccessoryKey.self] }
        set { self[TabViewAccessoryKey.self] = newValue }
    }

    /// Where the accessory around a view stands: `expanded`; nil outside of one.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabViewBottomAccessoryPlacementKey.self] }
        set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
    }
}

/// The accessory of a tab view, while it has one.
@MainActor
final class TabViewAccessory {
    let element: Element
    private let node: OutletNode<AnyView, AccessoryOutlet>

    /// - Parameters:
    ///   - view: The view.
    ///   - owner: The node of the tab view.
    ///   - inputs: Those of the views in the tab view.
    init(_ view: TabViewAccessoryView, owner: _Node, inputs: _NodeInputs) {
        element = owner.tree.document.makeElement(ElementDescription(.insetBar(InsetTraits(edge: .bottom))))
        node = OutletNode(
            Self.placed(view),
            outlet: AccessoryOutlet(element),
            parent: owner,
            inputs: inputs.inside()
        )
    }

    var child: _Node { node }

    func update(_ view: TabViewAccessoryView, inputs: _NodeInputs) {
        node.update(Self.placed(view), inputs: inputs.inside())
    }

    func unmount() { node.unmount() }

    private static func placed(_ view: TabViewAccessoryView) -> AnyView {
        AnyView(
            view.content.environment(\.tabViewBottomAccessoryPlacement, .expanded).environment(\.tabViewAccessory, nil)
        )
    }
}

/// Shows the views of an accessory in its element.
private final class AccessoryOutlet: Outlet {
    private let element: Element

    init(_ element: Element) {
        self.element = element
    }

    func show(_ elements: [Element]) { element.setChildren(elements) }

    func willUnmount() { element.discard() }
}
