/// The containers that can have a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let number: Int

    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(number: 0)
    /// A navigation split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(number: 1)
    /// A page of a tab view.
    public static let tabView = ContainerBackgroundPlacement(number: 2)
    /// A window.
    public static let window = ContainerBackgroundPlacement(number: 3)
}

extension View {
    /// Paints the container of this view, behind all of its content.
    ///
    /// On a page, each container fills the window, or the sheet that contains it: a column of a split view does not have its own background.
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View
    {
        containerBackground(FilledSpace(paint: style.foreground), .center)
    }

    /// Sets views behind the content of the container of this view. See ``containerBackground(_:for:)``.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - alignment: The position of smaller views in the container.
    ///   - content: The views.
    public func containerBackground<Background: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        containerBackground(content(), alignment)
    }

    private func containerBackground(_ background: some View, _ alignment: Alignment) -> some View {
        LayeredView(content: self, decoration: background, kind: .containerBackground(alignment))
    }
}
