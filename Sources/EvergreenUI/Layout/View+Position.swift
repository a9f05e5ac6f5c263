import EvergreenDocument
import Foundation

extension View {
    /// Positions the center of the view in the proposed space, in points from the top leading corner. The resulting view fills that space.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Positions the center of the view in the proposed space, in points from the top leading corner. The resulting view fills that space.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(StyleModifier(value: .position(x: Double(x), y: Double(y))))
    }
}
