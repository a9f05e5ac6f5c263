import EvergreenDocument
import Foundation

/// The outline of buttons with a background.
public struct ButtonBorderShape: Hashable, Sendable {
    /// Nil for the platform's own.
    let shape: ButtonShape?

    /// The platform's own outline.
    public static let automatic = ButtonBorderShape(shape: nil)
    /// Round ends.
    public static let capsule = ButtonBorderShape(shape: .capsule)
    /// Round corners.
    public static let roundedRectangle = ButtonBorderShape(shape: .roundedRectangle(radius: nil))
    /// A circle around a symbol or a short text.
    public static let circle = ButtonBorderShape(shape: .circle)

    /// Round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(shape: .roundedRectangle(radius: Double(radius)))
    }
}

extension View {
    /// Sets the outline of the bordered and prominent buttons in this view, and of those in bars.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of buttons with a background.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    /// The style values that buttons get from the environment.
    var buttonStyleValues: [StyleValue] {
        controlStyle + (buttonBorderShape.shape.map { [.buttonShape($0)] } ?? [])
            + (buttonProminence == .plain ? [] : buttonWidthStyle)
    }
}
