import EvergreenDocument
public import Foundation

private struct WindowPlacementKey: EnvironmentKey {
    static var defaultValue: WindowPlacement? { nil }
}

extension EnvironmentValues {
    /// The size and position of the windows of a scene, or nil for tabs.
    var windowPlacement: WindowPlacement? {
        get { self[WindowPlacementKey.self] }
        set { self[WindowPlacementKey.self] = newValue }
    }
}

extension Scene {
    /// Makes `\.openWindow` open the windows of this scene in browser windows with a size in points, instead of tabs.
    ///
    /// ```swift
    /// Window("Statistics", id: "statistics") { Statistics() }
    ///     .defaultSize(width: 480, height: 320)
    ///     .defaultPosition(.topTrailing)
    /// ```
    ///
    /// The browser adds its own bars, and keeps windows on the screen. Phones and tablets have only tabs. A window that the user opens by
    /// its address has the size of their browser window.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        transformEnvironment { environment in
            var placement = environment.windowPlacement ?? WindowPlacement()
            placement.size = WindowPlacement.Size(width: Double(width), height: Double(height))
            environment.windowPlacement = placement
        }
    }

    /// Makes `\.openWindow` open the windows of this scene in browser windows with a size in points, instead of tabs.
    public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }

    /// Makes `\.openWindow` open the windows of this scene in browser windows at a position of the screen, instead of tabs.
    ///
    /// The unit point of the window is aligned with that of the screen. Without a ``EvergreenUI/Scene/defaultSize(width:height:)``, the
    /// window has the size of the window that opens it. Browsers may choose another position.
    public func defaultPosition(_ position: UnitPoint) -> some Scene {
        transformEnvironment { environment in
            var placement = environment.windowPlacement ?? WindowPlacement()
            placement.position = position.anchor
            environment.windowPlacement = placement
        }
    }
}
