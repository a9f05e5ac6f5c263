import EvergreenDocument
import Foundation

extension View {
    /// Performs an action when the user taps or clicks the view a number of times.
    ///
    /// Controls inside handle their own taps. Of nested views with tap gestures, the innermost gets the tap. A single tap is delayed
    /// briefly if an ancestor or descendant takes double taps.
    ///
    /// The keyboard and assistive technologies reach the action through a visually hidden button before the view, labeled with the view's
    /// text. A view without text needs an `accessibilityLabel(_:)`. Prefer a `Button` for accessibility, as in SwiftUI.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        GestureView(inner: self, gesture: .taps(count: max(count, 1))) { event in
            guard event == .tap else { return false }
            action()
            return true
        }
    }

    /// Performs an action after a long press on the view. By keyboard, the action needs no duration.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration, in seconds.
    ///   - maximumDistance: The maximum distance that the pointer may move during the press, in points.
    ///   - action: Called when the press is recognized.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void
    ) -> some View {
        let gesture = GestureTraits.press(
            milliseconds: GestureTraits.integer(minimumDuration * 1000),
            distance: GestureTraits.integer(Double(maximumDistance))
        )
        return GestureView(inner: self, gesture: gesture) { event in
            guard event == .press else { return false }
            action()
            return true
        }
    }

    /// Performs an action when the pointer enters the view (`true`) or leaves it (`false`). Fingers don't hover.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        GestureView(inner: self, gesture: .hover) { event in
            guard case .hover(let isOver) = event else { return false }
            action(isOver)
            return true
        }
    }
}

extension GestureTraits {
    /// A duration in milliseconds, or a length in points, clamped to 0...1,000,000.
    static func integer(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, 0), 1e6)) : 1_000_000 }
}
