import EvergreenDocument
import EvergreenUI
import Foundation

/// The legend of a continuous color scale: a bar with the first and the last value.
struct GradientLegend: Legend {
    let colors: Gradient
    let names: [String]
    private var width = Self.maximumWidth

    private static let barHeight = 8.0
    private static let maximumWidth = 200.0

    init(colors: Gradient, names: [String]) {
        (self.colors, self.names) = (colors, names)
    }

    var size: CGSize { CGSize(width: width, height: Self.barHeight + 4 + TextWidth.lineHeight) }

    /// The legend with a maximum width in points.
    func fitted(in width: Double) -> GradientLegend {
        var legend = self
        legend.width = min(width, Self.maximumWidth)
        return legend
    }

    func graphics(at origin: CGPoint, _ text: ChartText) -> [Graphic] {
        let bar = CGRect(x: origin.x, y: origin.y, width: width, height: Self.barHeight)
        let style = LinearGradient(gradient: colors, startPoint: .leading, endPoint: .trailing).foreground
        let path = Path(roundedRect: bar, cornerRadius: Self.barHeight / 2)
        var graphics: [Graphic] = [
            .path(PathGraphic(path.outline, .fill(isEvenOdd: false), paint: style.paint(in: bar)))
        ]
        let y = origin.y + Self.barHeight + 4 + TextWidth.lineHeight / 2
        for (index, name) in names.enumerated() {
            let part = names.count > 1 ? Double(index) / Double(names.count - 1) : 0
            graphics.append(
                text.graphic(
                    TextWidth.fitted(name, in: max(width / 2 - 4, 20)),
                    at: origin.x + width * part,
                    y,
                    anchor: (part, 0.5)
                )
            )
        }
        return graphics
    }
}
