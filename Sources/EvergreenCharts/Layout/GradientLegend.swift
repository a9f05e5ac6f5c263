import EvergreenDocument
import EvergreenUI
import Foundation

/// The colors of numbers or dates, below a chart: a bar with the first and the last value.
struct GradientLegend {
    let colors: Gradient
    let names: [String]

    private static let barHeight = 8.0
    private static let mostWidth = 200.0

    var height: Double { 10 + Self.barHeight + 4 + TextWidth.lineHeight }

    @MainActor
    func graphics(below space: GraphicRect, _ text: ChartText) -> [Graphic] {
        let width = min(space.width, Self.mostWidth)
        let top = space.y + space.height + 8
        let bar = CGRect(x: space.x, y: top, width: width, height: Self.barHeight)
        let style = LinearGradient(gradient: colors, startPoint: .leading, endPoint: .trailing).foreground
        let path = Path(roundedRect: bar, cornerRadius: Self.barHeight / 2)
        var graphics: [Graphic] = [
            .path(PathGraphic(path.outline, .fill(isEvenOdd: false), paint: style.paint(in: bar)))
        ]
        let y = top + Self.barHeight + 4 + TextWidth.lineHeight / 2
        for (index, name) in names.enumerated() {
            let part = names.count > 1 ? Double(index) / Double(names.count - 1) : 0
            graphics.append(
                text.graphic(
                    TextWidth.fitted(name, in: max(width / 2 - 4, 20)),
                    at: space.x + width * part,
                    y,
                    anchor: (part, 0.5)
                )
            )
        }
        return graphics
    }
}
