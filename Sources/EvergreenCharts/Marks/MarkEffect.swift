import EvergreenDocument
import EvergreenUI

/// An effect on the drawing of a mark, or of a layer of marks.
enum MarkEffect {
    case opacity(Double)
    /// The radius, in points.
    case blur(Double)
    case shadow(Color, radius: Double, x: Double, y: Double)
    /// Clips to the area covered by these marks.
    case mask([Mark])
}

/// A compositing layer of marks.
struct MarkLayer {
    let key: MarkKey
    var effects: [MarkEffect] = []
    /// The z-index, as for a mark.
    var zIndex: Double?

    /// The marks of the layer's masks.
    var masks: [[Mark]] { effects.compactMap { if case .mask(let marks) = $0 { marks } else { nil } } }
}

extension Mark {
    /// Adds an effect to the mark, or to its outermost layer.
    mutating func add(_ effect: MarkEffect) {
        if layers.isEmpty { effects.append(effect) } else { layers[layers.count - 1].effects.append(effect) }
    }

    mutating func fade(by opacity: Double) {
        if layers.isEmpty, effects.isEmpty { self.opacity *= opacity } else { add(.opacity(opacity)) }
    }

    mutating func setZIndex(_ value: Double) {
        if layers.isEmpty {
            if zIndex == nil { zIndex = value }
        } else if layers[layers.count - 1].zIndex == nil {
            layers[layers.count - 1].zIndex = value
        }
    }
}

extension [Mark] {
    /// The marks of all masks, including those nested in masks.
    var masks: [[Mark]] {
        var seen: Set<MarkKey> = []
        var found: [[Mark]] = []
        for mark in self {
            for layer in mark.layers where seen.insert(layer.key).inserted {
                for mask in layer.masks { found += [mask] + mask.masks }
            }
        }
        return found
    }

    /// The marks with transformed masks.
    func mappingMasks(_ change: ([Mark]) -> [Mark]) -> [Mark] {
        guard contains(where: { !$0.layers.isEmpty }) else { return self }
        // All marks of a layer have the same masks.
        var changed: [MarkKey: [MarkEffect]] = [:]
        return map { mark in
            var mark = mark
            for index in mark.layers.indices {
                let layer = mark.layers[index]
                let effects =
                    changed[layer.key]
                    ?? layer.effects.map { if case .mask(let marks) = $0 { .mask(change(marks)) } else { $0 } }
                changed[layer.key] = effects
                mark.layers[index].effects = effects
            }
            return mark
        }
    }
}
