import EvergreenDocument
import EvergreenUI
import Foundation

/// Formats and draws the text of a chart, in the language of the page.
@MainActor
struct ChartText {
    let environment: EnvironmentValues

    /// The graphic of an axis label, a legend entry or a mark's label.
    func graphic(
        _ text: String,
        at x: Double,
        _ y: Double,
        anchor: (Double, Double),
        style: ForegroundStyle = .color(.secondary)
    ) -> Graphic {
        let run = TextRun(
            text: text,
            style: [.font(FontDescription(textStyle: .caption)), .foreground(style.color.paint)]
        )
        let anchor = StyleAnchor(x: anchor.0, y: anchor.1)
        return Graphic.text(TextGraphic([run], .at(GraphicPoint(x: x, y: y), anchor: anchor))).with(style.effects)
    }

    /// The graphic of a custom text, with its own font and color.
    func graphic(
        _ text: Text,
        at x: Double,
        _ y: Double,
        anchor: (Double, Double),
        style: ForegroundStyle = .color(.secondary)
    ) -> Graphic {
        var runs = text.drawnRuns(in: environment, font: .caption, color: style.color.paint)
        let shadows = runs.removeShadows() ?? style.effects
        let anchor = StyleAnchor(x: anchor.0, y: anchor.1)
        return Graphic.text(TextGraphic(runs, .at(GraphicPoint(x: x, y: y), anchor: anchor))).with(shadows)
    }

    /// The color of text on bars and sectors: light on dark colors, and dark on light colors.
    static let overlay = ForegroundStyle.color(BackgroundStyle()._color)

    /// The value for assistive technology.
    func spoken(_ data: PlottedData) -> String {
        if let end = data.end {
            let bounds = [data.value, end].map { spoken(PlottedData(label: data.label, value: $0)) }
            return bounds.joined(separator: " – ")
        }
        return switch data.value {
        case .number(let number): self.number(number)
        case .date(let date): format(for: data.unit).adapted(to: environment).format(date)
        case .category(let category): category
        }
    }

    /// The value with its label.
    func named(_ data: PlottedData) -> String {
        let name = data.label.resolve(in: environment)
        return name.isEmpty ? spoken(data) : "\(name): \(spoken(data))"
    }

    func number(_ number: Double, fractionDigits: Int? = nil) -> String {
        var format = FloatingPointFormatStyle<Double>.number
        if let fractionDigits { format = format.precision(.fractionLength(min(fractionDigits, 12))) }
        if number.magnitude >= 1e7 { format = format.notation(.compactName).precision(.significantDigits(1...4)) }
        return format.adapted(to: environment).format(number)
    }

    func date(_ date: Date, _ format: Date.FormatStyle) -> String { format.adapted(to: environment).format(date) }

    private func format(for unit: Calendar.Component?) -> Date.FormatStyle {
        switch unit {
        case .year: .dateTime.year()
        case .month, .quarter: .dateTime.month(.wide).year()
        case .hour, .minute, .second: .dateTime.day().month().year().hour().minute()
        default: .dateTime.day().month(.wide).year()
        }
    }
}
