import EvergreenDocument
import Foundation

extension View {
    /// Performs an action when a person taps or clicks this view a number of times in a row.
    ///
    /// A control inside takes its own taps. Of two views, one around the other, the inner one gets the tap. A single tap waits
    /// for a moment where a view inside or around takes two.
    ///
    /// The keyboard and assistive technology reach the action by a button out of sight, which is named by the view's texts and has
    /// its place before the view: a view without a text needs an `accessibilityLabel(_:)`. Where SwiftUI's own accessibility matters, a
    /// `Button` is better.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        GestureView(inner: self, gesture: .taps(count: max(count, 1))) { event in
            guard event == .tap else { return false }
            action()
            return true
        }
    }

    /// Performs an action when a person has held this view down, or has chosen it by keyboard, which needs no time.
    ///
    /// - Parameters:
    ///   - minimumDuration: For how long, in seconds.
    ///   - maximumDistance: How far the finger or the pointer may move meanwhile, in points.
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

    /// Performs an action when the pointer comes over this view (`true`), and when it leaves (`false`). Fingers don't hover.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        GestureView(inner: self, gesture: .hover) { event in
            guard case .hover(let isOver) = event else { return false }
            action(isOver)
            return true
        }
    }
}

extension GestureTraits {
    /// A duration in milliseconds, or a length in points, that is no larger than any that makes sense.
    static func integer(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, 0), 1e6)) : 1_000_000 }
}
