import EvergreenDocument

extension Text {
    /// The runs of the text in a drawing, which has no elements for them.
    ///
    /// - Parameters:
    ///   - environment: The environment of the drawing.
    ///   - font: The font if neither the text nor the environment sets one, or nil for that of the page.
    ///   - color: The color of runs without one of their own, or nil for none.
    package func drawnRuns(in environment: EnvironmentValues, font: Font? = nil, color: Paint?) -> [TextRun] {
        var environment = environment
        environment.foregroundStyle = nil
        environment.font = environment.font ?? font
        return withoutMarkup(in: environment).runs(in: environment, followsLinks: false).map { run in
            var run = run
            if let color, !run.hasColor { run.style.append(.foreground(color)) }
            return run
        }
    }
}

extension [TextRun] {
    /// Removes the shadows from the runs, because a drawing applies them to a text as a whole.
    ///
    /// - Returns: The shadows of the first run that has any, or nil for none.
    package mutating func removeShadows() -> [GraphicEffect]? {
        var found: [GraphicEffect]?
        for index in indices {
            var effects: [GraphicEffect] = []
            self[index].style.removeAll { value in
                guard case .shadow(let paint, let radius, let x, let y) = value else { return false }
                effects.append(.shadow(paint, radius: radius, x: x, y: y))
                return true
            }
            if found == nil, !effects.isEmpty { found = effects }
        }
        return found
    }
}

extension TextRun {
    var hasColor: Bool {
        style.contains { value in
            switch value {
            case .foreground, .textGradient: true
            default: false
            }
        }
    }
}
