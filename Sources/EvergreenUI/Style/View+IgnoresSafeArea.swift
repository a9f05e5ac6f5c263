/// The safe area regions of the screen.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The margins of the window, sheet or device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The on-screen keyboard. On a page, it covers the content below, and the browser scrolls the focused field into view.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension Color {
    /// Extends the color to the edges of the window or of the containing sheet.
    ///
    /// Only the painted area is extended; the layout is unchanged.
    @MainActor
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(StyleModifier(value: .bleed(paint, regions.contains(.container) ? edges : [])))
    }

    /// Extends the color to the edges of the window or of the containing sheet.
    @MainActor
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

extension View {
    /// Expands the view beyond the safe area.
    ///
    /// A page has no safe area, so this has no effect, as in a SwiftUI window without safe area insets. Colors and gradients, however,
    /// extend to the edges of the window.
    @_disfavoredOverload
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Expands the view beyond the safe area. See ``ignoresSafeArea(_:edges:)``.
    @_disfavoredOverload
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
