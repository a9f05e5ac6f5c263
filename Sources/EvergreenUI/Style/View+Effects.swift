import EvergreenDocument
import Foundation

// Effects change how a view is painted, and not its place or its size in the layout.
extension View {
    /// Rotates the view about a point of it. On a page, CSS `rotate`.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(StyleModifier(value: .rotation(degrees: angle.degrees, anchor: anchor.anchor)))
    }

    /// Scales the view about a point of it. On a page, CSS `scale`.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view by the width and the height of a size, about a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view horizontally and vertically, about a point of it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(StyleModifier(value: .scale(x: Double(x), y: Double(y), anchor: anchor.anchor)))
    }

    /// Rotates the view in space, about an axis through a point of it.
    ///
    /// On a page, CSS `rotate3d` in a `perspective` of 500 points: what is looked at from that distance, whatever its size.
    ///
    /// - Parameters:
    ///   - angle: How far it is rotated.
    ///   - axis: The direction of the axis: x to the right, y down, z to who looks.
    ///   - anchor: The point of the view that stays.
    ///   - anchorZ: How far that point is before the view, in points.
    ///   - perspective: How much smaller what is farther away becomes; 0 for not at all.
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

    /// Blurs the view. With `opaque`, it stays opaque up to its edges, where it would become transparent otherwise: on a page, CSS
    /// `backdrop-filter` in front of the view, which is clipped to its bounds. `radius` is in points.
    ///
    /// - Parameters:
    ///   - radius: How far the colors are spread.
    ///   - opaque: Whether the view is opaque. In one that is not, what is behind it is blurred, too.
    @ViewBuilder
    public func blur(radius: CGFloat, opaque: Bool) -> some View {
        if opaque {
            overlay { FilledSpace(style: .backdropBlur(Double(radius))).allowsHitTesting(false) }.clipped()
        } else {
            blur(radius: radius)
        }
    }

    /// Takes colors out of the view: all of them with 1, none with 0.
    public func grayscale(_ amount: Double) -> some View { modifier(StyleModifier(value: .filter(.grayscale(amount)))) }

    /// Sets the saturation of the view's colors: 1 leaves them as they are, 0 takes them out.
    public func saturation(_ amount: Double) -> some View {
        modifier(StyleModifier(value: .filter(.saturation(amount))))
    }

    /// Sets the contrast of the view's colors: 1 leaves them as they are, 0 makes them gray.
    public func contrast(_ amount: Double) -> some View { modifier(StyleModifier(value: .filter(.contrast(amount)))) }

    /// Makes the view's colors brighter, or darker: the amount is added to their red, green and blue. 1 makes everything white,
    /// 0 leaves it as it is, and -1 makes it black.
    public func brightness(_ amount: Double) -> some View {
        modifier(StyleModifier(value: .filter(.brightness(amount))))
    }

    /// Shifts the hues of the view's colors.
    public func hueRotation(_ angle: Angle) -> some View {
        modifier(StyleModifier(value: .filter(.hueRotation(degrees: angle.degrees))))
    }

    /// Inverts the view's colors.
    public func colorInvert() -> some View { modifier(StyleModifier(value: .filter(.inversion))) }

    /// Moves the view without a change of the layout, by a width and a height in points.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Shows the view in front of its siblings that have a lower value, such as in a `ZStack`. Without one, it is 0.
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
