import EvergreenDocument
public import Foundation

private struct WindowPlacementKey: EnvironmentKey {
    static var defaultValue: WindowPlacement? { nil }
}

extension EnvironmentValues {
    /// The size and the place of the windows of a scene; nil for tabs.
    var windowPlacement: WindowPlacement? {
        get { self[WindowPlacementKey.self] }
        set { self[WindowPlacementKey.self] = newValue }
    }
}

extension Scene {
    /// Has `\.openWindow` open the windows of this scene in browser windows of their own, of a size in points, in place of tabs.
    ///
    /// ```swift
    /// Window("Statistics", id: "statistics") { Statistics() }
    ///     .defaultSize(width: 480, height: 320)
    ///     .defaultPosition(.topTrailing)
    /// ```
    ///
    /// The browser adds its own bars, and keeps windows on the screen. Phones and tablets have tabs only. What the user opens by an
    /// address has the size of their browser.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        transformEnvironment { environment in
            var placement = environment.windowPlacement ?? WindowPlacement()
            placement.size = WindowPlacement.Size(width: Double(width), height: Double(height))
            environment.windowPlacement = placement
        }
    }

    /// Has `\.openWindow` open the windows of this scene in browser windows of their own, of a size in points, in place of tabs.
    public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }

    /// Has `\.openWindow` open the windows of this scene in browser windows of their own, at a place of the screen, in place of tabs.
    ///
    /// The point of the window comes to the same point of the screen. Without a ``EvergreenUI/Scene/defaultSize(width:height:)``, it is as
    /// large as the window that opens it. Browsers may choose another place.
    public func defaultPosition(_ position: UnitPoint) -> some Scene {
        transformEnvironment { environment in
            var placement = environment.windowPlacement ?? WindowPlacement()
            placement.position = position.anchor
            environment.windowPlacement = placement
        }
    }
}
