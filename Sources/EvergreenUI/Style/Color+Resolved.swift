import EvergreenDocument

extension Color {
    /// The components of a color in an environment, for example to store a selected color.
    ///
    /// ```swift
    /// struct Swatch: View {
    ///     @Environment(\.self) private var environment
    ///     @State private var color = Color.red
    ///
    ///     var body: some View {
    ///         ColorPicker("Color", selection: $color)
    ///         Button("Save") { save(color.resolve(in: environment)) }
    ///     }
    /// }
    /// ```
    public struct Resolved: Hashable, Codable, Sendable {
        /// The linear red component, from 0 to 1.
        public var linearRed: Float
        /// The linear green component, from 0 to 1.
        public var linearGreen: Float
        /// The linear blue component, from 0 to 1.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a color from components from 0 to 1.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            let parts = colorSpace.sRGBComponents(Double(red), Double(green), Double(blue))
            linearRed = Float(ColorMixing.linear(parts.red))
            linearGreen = Float(ColorMixing.linear(parts.green))
            linearBlue = Float(ColorMixing.linear(parts.blue))
            self.opacity = opacity
        }

        /// The red component in sRGB.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        private static func encoded(_ component: Float) -> Float { Float(ColorMixing.encoded(Double(component))) }

        private static func linear(_ component: Float) -> Float { Float(ColorMixing.linear(Double(component))) }
    }

    /// Returns the components of the color in the environment's appearance. The accent color is the tint of the environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let parts = tinted(in: environment).paint.resolved(isDark: environment.colorScheme == .dark)
        return Resolved(
            red: Float(parts.red),
            green: Float(parts.green),
            blue: Float(parts.blue),
            opacity: Float(parts.opacity)
        )
    }

    /// Returns the tint of the environment for the accent color, and other colors unchanged.
    func tinted(in environment: EnvironmentValues) -> Color {
        guard case .semantic(.accent, let opacity) = paint, let tint = environment.tint else { return self }
        return tint.opacity(opacity)
    }

    /// Creates a color from components. It doesn't adapt to light and dark appearance.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red),
            green: Double(resolved.green),
            blue: Double(resolved.blue),
            opacity: Double(resolved.opacity)
        )
    }
}

extension Color.Resolved: ShapeStyle {
    /// The type of a primitive style.
    public typealias Resolved = Never

    public var _color: Color { Color(self) }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components in hexadecimal notation: red, green, blue and opacity.
    public var description: String {
        let parts = [red, green, blue, opacity].map { part in
            let number = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return number.count == 1 ? "0" + number : number
        }
        return "#" + parts.joined()
    }
}
