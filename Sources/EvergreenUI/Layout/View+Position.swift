import EvergreenDocument
import Foundation

extension View {
    /// Places the center of the view at a point of the space that it is offered, from the upper leading corner. The view around it
    /// takes all of that space.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Places the center of the view at a point of the space that it is offered, in points from the upper leading corner. The view
    /// around it takes all of that space.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(StyleModifier(value: .position(x: Double(x), y: Double(y))))
    }
}
