public import Foundation

extension View {
    /// Performs an action when a person has held this view down, and says when that begins and ends: an older order of the arguments of
    /// ``onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)``.
    ///
    /// - Parameters:
    ///   - minimumDuration: For how long, in seconds.
    ///   - maximumDistance: How far the finger or the pointer may move meanwhile, in points.
    ///   - pressing: Gets true when the pointer is put down, and false when the press is recognized or has failed; nil for nothing.
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
