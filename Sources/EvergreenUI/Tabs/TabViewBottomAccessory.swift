import EvergreenDocument

/// The placement of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Inline in the tab bar (never used on a page, where a minimized bar is below the accessory), or expanded above it or at the bottom of the window.
    case inline, expanded
}

extension View {
    /// Adds a bottom accessory to the tab views in this view, independent of the selected tab. It is above the tab bar on a phone, and at
    /// the bottom of a wide window. It remains visible while the content scrolls.
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

    /// Adds a bottom accessory to the tab views in this view, if it is enabled.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool,
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabViewAccessory, isEnabled ? TabViewAccessoryView(content: AnyView(content())) : nil)
    }
}

/// The bottom accessory of a tab view.
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
    /// The bottom accessory of the nearest descendant tab views; nil for none.
    var tabViewAccessory: TabViewAccessoryView? {
        get { self[TabViewAccessoryKey.self] }
        set { self[TabViewAccessoryKey.self] = newValue }
    }

    /// The placement of the enclosing accessory: `expanded`; nil outside of an accessory.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabViewBottomAccessoryPlacementKey.self] }
        set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
    }
}

/// The mounted accessory of a tab view.
@MainActor
final class TabViewAccessory {
    let element: Element
    private let node: OutletNode<AnyView, AccessoryOutlet>

    /// - Parameters:
    ///   - view: The accessory view.
    ///   - owner: The node of the tab view.
    ///   - inputs: The inputs of the views in the tab view.
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
