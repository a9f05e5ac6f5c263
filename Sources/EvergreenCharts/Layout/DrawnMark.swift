import EvergreenDocument

/// A drawn element of a chart.
struct DrawnMark {
    enum Content {
        case mark(MarkTraits)
        case layer([GraphicEffect], [DrawnMark])
    }

    var key: MarkKey
    var content: Content
    /// Higher indices are in front.
    var zIndex = 0.0
    var accessibilityIdentifier: String?

    var kind: ElementKind {
        switch content {
        case .mark(let traits): .mark(traits)
        case .layer(let effects, _): .markLayer(effects)
        }
    }

    var graphics: [Graphic] {
        switch content {
        case .mark(let traits): traits.graphics
        case .layer(let effects, let children):
            [.group(GroupGraphic(clips: [], effects: effects, children.flatMap(\.graphics)))]
        }
    }
}

/// The drawn elements of a chart, in layers.
struct DrawnMarks {
    private var marks: [(drawn: DrawnMark, layers: ArraySlice<MarkLayer>)] = []

    /// Adds the graphics of a mark, or of its line.
    ///
    /// - Parameter isNamed: Whether the element has the accessibility identifier of the mark.
    mutating func add(_ key: MarkKey, _ graphics: [Graphic], label: String?, of mark: Mark, isNamed: Bool = true) {
        let drawn = DrawnMark(
            key: key,
            content: .mark(MarkTraits(graphics, label: label)),
            zIndex: mark.zIndex ?? 0,
            accessibilityIdentifier: isNamed ? mark.accessibilityIdentifier : nil
        )
        marks.append((drawn, mark.layers[...]))
    }

    /// The elements from back to front: by z-index, then in order of declaration. A layer is at the position of its first mark.
    ///
    /// - Parameter effect: Resolves an effect of a layer.
    func ordered(_ effect: (MarkEffect) -> GraphicEffect) -> [DrawnMark] {
        var elements: [DrawnMark] = []
        var layers: [MarkKey: (index: Int, marks: DrawnMarks)] = [:]
        for mark in marks {
            guard let layer = mark.layers.last else {
                elements.append(mark.drawn)
                continue
            }
            if layers[layer.key] == nil {
                layers[layer.key] = (elements.count, DrawnMarks())
                let content = DrawnMark.Content.layer(layer.effects.map(effect), [])
                elements.append(DrawnMark(key: layer.key, content: content, zIndex: layer.zIndex ?? 0))
            }
            layers[layer.key]?.marks.marks.append((mark.drawn, mark.layers.dropLast()))
        }
        for layer in layers.values {
            guard case .layer(let effects, _) = elements[layer.index].content else { continue }
            elements[layer.index].content = .layer(effects, layer.marks.ordered(effect))
        }
        guard elements.contains(where: { $0.zIndex != 0 }) else { return elements }
        return elements.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }
}
