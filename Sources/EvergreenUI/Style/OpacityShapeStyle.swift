import EvergreenDocument

/// A style with an opacity, created by `opacity(_:)`.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    /// Returns the color or gradient with the opacity.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(paint: style.foreground.resolved(in: environment).withOpacity(opacity))
    }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a number from 0 (transparent) to 1.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

extension AnyShapeStyle {
    fileprivate init(paint: ForegroundStyle) {
        self.init(_stylePaint: _StylePaint(style: paint))
    }
}

extension ForegroundStyle {
    fileprivate func withOpacity(_ opacity: Double) -> ForegroundStyle {
        switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .gradient(let gradient):
            .gradient(
                GradientPaint(
                    gradient.geometry,
                    stops: gradient.stops.map { stop in
                        GradientPaint.Stop(Color(paint: stop.paint).opacity(opacity).paint, at: stop.location)
                    }
                )
            )
        case .resolved: self
        case .shadowed(let style, let shadow):
            .shadowed(style.withOpacity(opacity), shadow.withOpacity(opacity))
        }
    }
}
