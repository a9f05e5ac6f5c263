import EvergreenDocument
import Foundation

/// The border shape of buttons with a background.
public struct ButtonBorderShape: Hashable, Sendable {
    /// Nil for the platform's default.
    let shape: ButtonShape?

    /// The platform's default.
    public static let automatic = ButtonBorderShape(shape: nil)
    /// A capsule.
    public static let capsule = ButtonBorderShape(shape: .capsule)
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(shape: .roundedRectangle(radius: nil))
    /// A circle, for symbols and short text.
    public static let circle = ButtonBorderShape(shape: .circle)

    /// A rounded rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(shape: .roundedRectangle(radius: Double(radius)))
    }
}

extension View {
    /// Sets the border shape of bordered and prominent buttons in this view, and of those in bars.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The border shape of buttons with a background.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    /// The style values of buttons from the environment.
    var buttonStyleValues: [StyleValue] {
        controlStyle + (buttonBorderShape.shape.map { [.buttonShape($0)] } ?? [])
            + (buttonProminence == .plain ? [] : buttonWidthStyle)
    }
}
