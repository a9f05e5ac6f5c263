/// A window at the path of its id, for example one with statistics.
///
/// In SwiftUI, such a window is unique. On a page, each tab at that path is a window with its own state: see ``WindowGroup``.
public struct Window<Content: View>: Scene {
    let group: WindowGroup<Content>

    public typealias Body = Never

    /// Creates a window with a title. A view's `navigationTitle(_:)` overrides it.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(titleKey, id: id, content: content)
    }

    /// Creates a window with a title. A view's `navigationTitle(_:)` overrides it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(title, id: id, content: content)
    }

    /// Creates a window with a title. A view's `navigationTitle(_:)` overrides it.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(title, id: id, content: content)
    }

    public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
        WindowGroup._collectWindows(of: scene.group, into: &windows)
    }
}
