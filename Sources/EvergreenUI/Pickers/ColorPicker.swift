import EvergreenDocument
import Foundation

/// A control for choosing a color. On a page, an `input` of type `color`, which the browser shows in its own way, and a slider for
/// the opacity.
///
/// A color that is chosen is an sRGB color. One that adapts to light and dark appearance is shown as it is in the appearance of the
/// window.
public struct ColorPicker<Label: View>: LabeledElementView {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    package let label: Label

    /// A color picker with a custom label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }
}

extension ColorPicker where Label == Text {
    /// A color picker with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A color picker with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ColorPicker {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let color = ColorText(node.reading { selection.wrappedValue.paint }, in: node.environment.colorScheme)
        return .colorPicker(
            ColorTraits(
                label: node.state.text,
                value: color.text,
                opacity: supportsOpacity ? Int((color.opacity * 100).rounded()) : nil
            )
        )
    }

    package static var isControl: Bool { true }

    package func style(in node: ElementNode<Self>) -> [StyleValue] { node.environment.controlStyle }

    package static var takesEvents: Bool { true }

    /// Malformed colors and opacities are ignored.
    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        let current = ColorText(selection.wrappedValue.paint, in: node.environment.colorScheme)
        switch event {
        case .commit(let text):
            guard let color = ColorText(text, opacity: supportsOpacity ? current.opacity : 1) else { return false }
            accept(in: node) { $0.value = color.text }
            selection.wrappedValue = Color(paint: color.paint)
        case .input(let text):
            guard supportsOpacity, let percent = Int(text), (0...100).contains(percent) else { return false }
            accept(in: node) { $0.opacity = percent }
            var color = current
            color.opacity = Double(percent) / 100
            selection.wrappedValue = Color(paint: color.paint)
        default: return false
        }
        node.invalidate()
        return true
    }

    private func accept(in node: ElementNode<Self>, _ change: (inout ColorTraits) -> Void) {
        node.element.acceptFromScreen { kind in
            guard case .colorPicker(var traits) = kind else { return }
            change(&traits)
            kind = .colorPicker(traits)
        }
    }
}

/// A color in the format of HTML's color inputs, and its opacity.
struct ColorText {
    private let red: Double
    private let green: Double
    private let blue: Double
    /// From 0 to 1.
    var opacity: Double

    /// Nil for anything but `#` and six hexadecimal digits.
    init?(_ text: String, opacity: Double) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let number = Int(digits, radix: 16)
        else { return nil }
        self.init(number, opacity: opacity)
    }

    private init(_ number: Int, opacity: Double) {
        self.init(
            red: Double(number >> 16 & 0xFF) / 255,
            green: Double(number >> 8 & 0xFF) / 255,
            blue: Double(number & 0xFF) / 255,
            opacity: opacity
        )
    }

    /// Brings components into their bounds.
    private init(red: Double, green: Double, blue: Double, opacity: Double) {
        func part(_ number: Double) -> Double { number.isFinite ? min(max(number, 0), 1) : 0 }
        self.red = part(red)
        self.green = part(green)
        self.blue = part(blue)
        self.opacity = part(opacity)
    }

    /// The color that a page paints.
    init(_ paint: Paint, in colorScheme: ColorScheme) {
        switch paint {
        case .rgb(let red, let green, let blue, let opacity):
            self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .adaptive(let light, let dark):
            let color = colorScheme == .dark ? dark : light
            self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
        case .semantic(let color, let opacity):
            let (light, dark) = color.numbers
            self.init(colorScheme == .dark ? dark : light, opacity: color == .clear ? 0 : opacity)
        }
    }

    var paint: Paint { .rgb(red: red, green: green, blue: blue, opacity: opacity) }

    var text: String {
        let parts = [red, green, blue].map { part in
            let digits = String(Int((part * 255).rounded()), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }
}

extension Paint.Semantic {
    /// The color in light and in dark appearance, as in the page's stylesheet.
    package var numbers: (light: Int, dark: Int) {
        switch self {
        case .primary: (0x15201A, 0xE9F0EB)
        case .secondary: (0x586860, 0x9EB0A6)
        case .tertiary: (0x75847C, 0x84958C)
        case .quaternary: (0x9AA6A0, 0x66746C)
        case .accent: (0x1B7147, 0x58C793)
        case .red: (0xC02F2B, 0xFF7B73)
        case .orange: (0xB05400, 0xFFA34D)
        case .yellow: (0x8A6A00, 0xF5CF4F)
        case .green: (0x22803C, 0x5BD27A)
        case .mint: (0x00786F, 0x63DCCF)
        case .teal: (0x0A7385, 0x5CC9DC)
        case .cyan: (0x0B72A0, 0x6CCBF0)
        case .blue: (0x1E62C9, 0x74ACFF)
        case .indigo: (0x4B48C0, 0x9D9BFF)
        case .purple: (0x8838B0, 0xCF8CF2)
        case .pink: (0xBB2659, 0xFF7BA3)
        case .brown: (0x7C5F42, 0xC3A384)
        case .white: (0xFFFFFF, 0xFFFFFF)
        case .black, .clear: (0x000000, 0x000000)
        case .gray: (0x69746E, 0x98A39D)
        case .gray2: (0x9AA6A0, 0x66746C)
        case .gray3: (0xBCC5C0, 0x4B5650)
        case .gray4: (0xCED5D1, 0x3B4540)
        case .gray5: (0xE1E6E3, 0x2B342F)
        case .gray6: (0xF0F3F1, 0x1B221E)
        case .background: (0xF3F5F2, 0x0D120F)
        case .plain: (0xFFFFFF, 0x0D120F)
        case .plainInset: (0xF3F5F2, 0x171E1A)
        case .surface: (0xFFFFFF, 0x171E1A)
        case .surfaceInset: (0xF3F5F2, 0x1E2722)
        case .raised, .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial, .ultraThickMaterial:
            (0xFFFFFF, 0x1E2722)
        case .barMaterial: (0xF3F5F2, 0x0D120F)
        }
    }
}
