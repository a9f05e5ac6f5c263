import EvergreenDocument
import EvergreenUI

extension [Graphic] {
    /// The graphics with the opacity and the effects of a mark applied to the whole.
    func changed(by mark: Mark, _ styles: StyleScale) -> [Graphic] {
        let shadows = styles.style(of: mark).effects
        let painted = shadows.isEmpty || isEmpty ? self : [.group(GroupGraphic(effects: shadows, self))]
        let faded = painted.faded(mark.opacity)
        let effects = mark.effects.compactMap { styles.effect($0) }
        return effects.isEmpty || isEmpty ? faded : [.group(GroupGraphic(clips: [], effects: effects, faded))]
    }

    /// The graphics with an opacity applied to the whole.
    private func faded(_ opacity: Double) -> [Graphic] {
        guard opacity != 1 else { return self }
        if count == 1, case .path(var path) = self[0] {
            path.opacity *= opacity
            return [.path(path)]
        }
        return [.group(GroupGraphic(clips: [], opacity: opacity, self))]
    }
}

extension StyleScale {
    /// The graphic effect, or nil for a mask.
    func effect(_ effect: MarkEffect) -> GraphicEffect? {
        switch effect {
        case .opacity(let opacity): .opacity(opacity)
        case .blur(let radius): .blur(radius: radius)
        case .shadow(let color, let radius, let x, let y):
            .shadow(resolved(.color(color)).color.paint, radius: radius, x: x, y: y)
        case .mask: nil
        }
    }
}

extension Mark {
    /// Applies the opacity and the effects of the mark and its layers, except for masks, to the view of its symbol.
    @MainActor
    func changing(_ view: AnyView) -> AnyView {
        var view = opacity == 1 ? view : AnyView(view.opacity(opacity))
        for effect in effects + layers.flatMap(\.effects) {
            switch effect {
            case .opacity(let opacity): view = AnyView(view.opacity(opacity))
            case .blur(let radius): view = AnyView(view.blur(radius: radius))
            case .shadow(let color, let radius, let x, let y):
                view = AnyView(view.shadow(color: color, radius: radius, x: x, y: y))
            case .mask: break
            }
        }
        return view
    }
}
