import Foundation

extension View {
    /// Sets the width of the containing inspector column, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        presenting(PresentationOption(style: .inspectorWidth(max(Double(width), 0))))
    }

    /// Sets the width of the containing inspector column, in points: the ideal width, clamped to the bounds. Unlike in SwiftUI, users can't
    /// resize it.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(Swift.max(Swift.min(ideal, max ?? ideal), min ?? 0))
    }
}
