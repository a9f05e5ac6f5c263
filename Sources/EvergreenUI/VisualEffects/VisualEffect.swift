import EvergreenDocument
import Foundation

/// Effects that change how a view is painted, and not its layout: of `visualEffect(_:)` and `scrollTransition(_:axis:transition:)`.
public protocol VisualEffect: Sendable {
    /// The effects, the innermost first.
    var _effects: _VisualEffects { get }
}

/// Effects, the innermost first.
public struct _VisualEffects: VisualEffect {
    let style: [StyleValue]

    public var _effects: _VisualEffects { self }
}

/// What effects are added to.
public struct EmptyVisualEffect: VisualEffect {
    public var _effects: _VisualEffects { _VisualEffects(style: []) }

    /// No effect.
    public init() {}
}

extension VisualEffect {
    private func adding(_ value: StyleValue) -> _VisualEffects { _VisualEffects(style: _effects.style + [value]) }

    /// Sets how opaque the view is, between 0 and 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

    /// Moves the view, by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(x: Double(x), y: Double(y)))
    }

    /// Moves the view, by points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Scales the view about a point of it.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view by the width and the height of a size, about a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view horizontally and vertically, about a point of it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(x: Double(x), y: Double(y), anchor: anchor.anchor))
    }

    /// Rotates the view about a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(degrees: angle.degrees, anchor: anchor.anchor))
    }

    /// Rotates the view in space, about an axis through a point of it. As the modifier of views with this name.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .rotation3D(
                SpaceRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
            )
        )
    }

    /// Blurs the view. `radius` is in points.
    public func blur(radius: CGFloat) -> some VisualEffect { adding(.filter(.blur(Double(radius)))) }

    /// Takes colors out of the view: all of them with 1, none with 0.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.filter(.grayscale(amount))) }

    /// Sets the saturation of the view's colors: 1 leaves them as they are, 0 takes them out.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.filter(.saturation(amount))) }

    /// Sets the contrast of the view's colors: 1 leaves them as they are, 0 makes them gray.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }

    /// Adds an amount, between -1 and 1, to the red, green and blue of the view's colors.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.filter(.brightness(amount))) }

    /// Shifts the hues of the view's colors.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.hueRotation(degrees: angle.degrees)))
    }
}
