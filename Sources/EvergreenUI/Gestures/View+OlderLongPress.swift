public import Foundation

extension View {
    /// Performs an action after a long press on the view, and reports when the press begins and ends. An older form of
    /// ``onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)``.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration, in seconds.
    ///   - maximumDistance: The maximum distance that the pointer may move during the press, in points.
    ///   - pressing: Receives true when the pointer goes down, and false when the press is recognized or fails. Nil for no callback.
    ///   - action: Called when the press is recognized.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance,
            perform: action,
            onPressingChanged: { pressing?($0) }
        )
    }
}
