import EvergreenDocument

/// Text in a drawing.
enum SVGText {
    /// The line height relative to the font size.
    private static let lineHeight = 1.25

    static func node(_ text: TextGraphic) -> HTML {
        let common = SVGDrawing.opacity(text.opacity) + SVGDrawing.transform(text.transform)
        switch text.place {
        case .at(let point, let anchor): return node(text.runs, at: point, anchor, common)
        case .within(let rect):
            let place: [HTML.Attribute] = [
                .init(.x, SVGDrawing.number(rect.x)), .init(.y, SVGDrawing.number(rect.y)),
                .init(.width, SVGDrawing.number(rect.width)), .init(.height, SVGDrawing.number(rect.height)),
            ]
            let parts: [HTML.Content] = text.runs.map { .node(HTML(.span, classes(of: $0), [], [.text($0.text)])) }
            return HTML(.foreignObject, [], place + common, [.node(HTML(.div, ["text"], [], parts))])
        }
    }

    /// The anchor's x is rounded to the start, the middle or the end, because only the browser knows the width of a text.
    private static func node(
        _ runs: [TextRun],
        at point: GraphicPoint,
        _ anchor: StyleAnchor,
        _ common: [HTML.Attribute]
    ) -> HTML {
        let lines = lines(of: runs)
        let (x, y) = (SVGDrawing.number(point.x), SVGDrawing.number(point.y))
        let side = anchor.x < 1 / 3 ? "start" : anchor.x > 2 / 3 ? "end" : "middle"
        let rise = lineHeight * (0.5 - anchor.y * Double(lines.count))
        let attributes: [HTML.Attribute] = [
            .init(.x, x), .init(.y, y), .init(.dy, "\(StyleClass.decimal(rise))em"), .init(.textAnchor, side),
            .init(.dominantBaseline, "central"),
        ]
        let first = runs.first.map(classes) ?? []
        if runs.count == 1, lines.count == 1 {
            return HTML(.text, first, attributes + common, [.text(runs[0].text)])
        }
        let parts: [HTML.Content] = lines.enumerated().flatMap { number, line in
            line.enumerated().map { index, run in
                let start: [HTML.Attribute] =
                    index == 0 && number > 0 ? [.init(.x, x), .init(.dy, "\(lineHeight)em")] : []
                return .node(HTML(.tspan, classes(of: run), start, [.text(run.text)]))
            }
        }
        return HTML(.text, first, attributes + common, parts)
    }

    private static func lines(of runs: [TextRun]) -> [[TextRun]] {
        var lines: [[TextRun]] = [[]]
        for run in runs {
            for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { lines.append([]) }
                var line = run
                // An empty line would have no height.
                line.text = part.isEmpty ? "\u{A0}" : String(part)
                lines[lines.count - 1].append(line)
            }
        }
        return lines
    }

    private static func classes(of run: TextRun) -> ClassList {
        let style = run.style.map { value -> StyleValue in
            // SVG text can't be filled with its background.
            if case .textGradient(let gradient) = value, let first = gradient.stops.first {
                return .foreground(first.paint)
            }
            return value
        }
        return StyleLayers(style, ownsBox: false, canWrap: false).inner
    }
}
