import Foundation

extension View {
    /// Sets the width of the containing inspector where it stands beside the content of the window, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        presenting(PresentationOption(style: .inspectorWidth(max(Double(width), 0))))
    }

    /// Sets the width of the containing inspector where it stands beside the content of the window, in points: the ideal one, within the
    /// bounds. Unlike in SwiftUI, the user can't change it.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(Swift.max(Swift.min(ideal, max ?? ideal), min ?? 0))
    }
}
