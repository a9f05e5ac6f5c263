import EvergreenDocument
import Foundation

/// A control for choosing a color. On a page, it is an `input` of type `color`, rendered natively by the browser, and a slider for the
/// opacity.
///
/// Chosen colors are in sRGB. A selected color that adapts to light and dark appearance is shown in its variant for the window's
/// appearance.
public struct ColorPicker<Label: View>: LabeledElementView {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    package let label: Label

    /// Creates a color picker with a custom label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }
}

extension ColorPicker where Label == Text {
    /// Creates a color picker with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a color picker with an unlocalized title.
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

/// A color in the format of HTML's color inputs, with its opacity.
struct ColorText {
    private var color: Paint.RGB

    /// From 0 to 1.
    var opacity: Double {
        get { color.opacity }
        set { color.opacity = newValue }
    }

    /// Parses `#` followed by six hexadecimal digits. Nil if it is malformed.
    init?(_ text: String, opacity: Double) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let number = Int(digits, radix: 16)
        else { return nil }
        self.color = Paint.RGB(number, opacity: opacity)
    }

    /// Creates the text of a resolved paint.
    init(_ paint: Paint, in colorScheme: ColorScheme) {
        self.color = paint.resolved(isDark: colorScheme == .dark)
    }

    var paint: Paint { .rgb(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity) }

    var text: String {
        let parts = [color.red, color.green, color.blue].map { part in
            let digits = String(Int((part * 255).rounded()), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }
}
