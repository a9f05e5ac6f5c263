import EvergreenDocument
import Foundation

/// An effect that changes how a view is rendered without affecting its layout, for `visualEffect(_:)` and
/// `scrollTransition(_:axis:transition:)`.
public protocol VisualEffect: Sendable {
    /// The effects, innermost first.
    var _effects: _VisualEffects { get }
}

/// A list of effects, innermost first.
public struct _VisualEffects: VisualEffect {
    let style: [StyleValue]

    public var _effects: _VisualEffects { self }
}

/// The empty effect, to which other effects are added.
public struct EmptyVisualEffect: VisualEffect {
    public var _effects: _VisualEffects { _VisualEffects(style: []) }

    /// Creates an empty effect.
    public init() {}
}

extension VisualEffect {
    private func adding(_ value: StyleValue) -> _VisualEffects { _VisualEffects(style: _effects.style + [value]) }

    /// Sets the opacity of the view, between 0 and 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

    /// Offsets the view, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(x: Double(x), y: Double(y)))
    }

    /// Offsets the view, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Scales the view relative to an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view by a width and a height, relative to an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view horizontally and vertically, relative to an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(x: Double(x), y: Double(y), anchor: anchor.anchor))
    }

    /// Rotates the view around an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(degrees: angle.degrees, anchor: anchor.anchor))
    }

    /// Rotates the view in three dimensions around an axis through an anchor. See the view modifier with the same name.
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

    /// Reduces the saturation of the view: 0 has no effect, and 1 results in grayscale.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.filter(.grayscale(amount))) }

    /// Sets the saturation of the view: 1 has no effect, and 0 results in grayscale.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.filter(.saturation(amount))) }

    /// Sets the contrast of the view: 1 has no effect, and 0 results in gray.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }

    /// Adds an amount, between -1 and 1, to the red, green and blue components of the view.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.filter(.brightness(amount))) }

    /// Rotates the hues of the view's colors.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.hueRotation(degrees: angle.degrees)))
    }
}
