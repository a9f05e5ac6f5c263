import EvergreenDocument
import Foundation

// Effects change how a view is rendered, not its frame in the layout.
extension View {
    /// Rotates the view around an anchor. On a page, this is CSS `rotate`.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(StyleModifier(value: .rotation(degrees: angle.degrees, anchor: anchor.anchor)))
    }

    /// Scales the view relative to an anchor. On a page, this is CSS `scale`.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view by a width and a height, relative to an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view horizontally and vertically, relative to an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(StyleModifier(value: .scale(x: Double(x), y: Double(y), anchor: anchor.anchor)))
    }

    /// Rotates the view in three dimensions around an axis through an anchor.
    ///
    /// On a page, this is CSS `rotate3d` with a `perspective` of 500 points, regardless of the view's size.
    ///
    /// - Parameters:
    ///   - angle: The rotation angle.
    ///   - axis: The direction of the axis: x to the right, y down, z toward the viewer.
    ///   - anchor: The fixed point of the rotation.
    ///   - anchorZ: The distance of that point in front of the view, in points.
    ///   - perspective: The strength of the perspective; 0 for none.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let rotation = SpaceRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        return modifier(StyleModifier(value: .rotation3D(rotation)))
    }

    /// Blurs the view. `radius` is in points.
    public func blur(radius: CGFloat) -> some View { modifier(StyleModifier(value: .filter(.blur(Double(radius))))) }

    /// Blurs the view. An opaque blur keeps the edges opaque: on a page, it is CSS `backdrop-filter` in front of the view, clipped to its
    /// bounds. `radius` is in points.
    ///
    /// - Parameters:
    ///   - radius: The blur radius.
    ///   - opaque: Whether the result is opaque. If the view itself is translucent, the content behind it is blurred, too.
    @ViewBuilder
    public func blur(radius: CGFloat, opaque: Bool) -> some View {
        if opaque {
            overlay { FilledSpace(style: .backdropBlur(Double(radius))).allowsHitTesting(false) }.clipped()
        } else {
            blur(radius: radius)
        }
    }

    /// Reduces the saturation of the view: 0 has no effect, and 1 results in grayscale.
    public func grayscale(_ amount: Double) -> some View { modifier(StyleModifier(value: .filter(.grayscale(amount)))) }

    /// Sets the saturation of the view: 1 has no effect, and 0 results in grayscale.
    public func saturation(_ amount: Double) -> some View {
        modifier(StyleModifier(value: .filter(.saturation(amount))))
    }

    /// Sets the contrast of the view: 1 has no effect, and 0 results in gray.
    public func contrast(_ amount: Double) -> some View { modifier(StyleModifier(value: .filter(.contrast(amount)))) }

    /// Adds an amount to the red, green and blue components of the view: 1 results in white, 0 has no effect, and -1 results in black.
    public func brightness(_ amount: Double) -> some View {
        modifier(StyleModifier(value: .filter(.brightness(amount))))
    }

    /// Rotates the hues of the view's colors.
    public func hueRotation(_ angle: Angle) -> some View {
        modifier(StyleModifier(value: .filter(.hueRotation(degrees: angle.degrees))))
    }

    /// Inverts the view's colors.
    public func colorInvert() -> some View { modifier(StyleModifier(value: .filter(.inversion))) }

    /// Offsets the view without affecting the layout, by a width and a height in points.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Sets the stacking order of the view among its siblings, for example in a `ZStack`. Higher values are in front. The default is 0.
    public func zIndex(_ value: Double) -> some View { modifier(StyleModifier(value: .zIndex(value))) }
}

extension SpaceRotation {
    init(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint,
        anchorZ: CGFloat,
        perspective: CGFloat
    ) {
        self.init(
            degrees: angle.degrees,
            x: Double(axis.x),
            y: Double(axis.y),
            z: Double(axis.z),
            anchor: anchor.anchor,
            anchorZ: Double(anchorZ),
            perspective: Double(perspective)
        )
    }
}

extension UnitPoint {
    var anchor: StyleAnchor { StyleAnchor(x: Double(x), y: Double(y)) }
}
