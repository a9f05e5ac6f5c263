import EvergreenDocument

extension ElementHTML {
    /// Graphics as SVG. Colors adapt to light and dark appearance, like those of the page.
    func drawing(_ traits: DrawingTraits) -> HTML {
        let drawing = SVGDrawing(traits.graphics, name: drawingName, keepsLines: traits.space.keepsLines)
        let svg = HTML(.svg, [], traits.space.viewBox, drawing.content)
        return HTML(.div, ["shape", "drawing"], pictureRole + common + traits.space.measured, [.node(svg)])
    }

    /// A chart is a list of its marks for assistive technology, which ignores axes and legend.
    func chart(_ traits: DrawingTraits) -> HTML {
        let axes = SVGDrawing(traits.graphics, name: drawingName).content
        let name: [HTML.Attribute] = [.init(.role, "list")] + common
        let svg = HTML(
            .svg,
            [],
            traits.space.viewBox,
            [
                .node(HTML(.g, [], [.init(.ariaHidden, "true")], axes)),
                .node(HTML(.g, [], name, [.slot])),
            ]
        )
        return HTML(.div, ["shape", "drawing", "chart"], traits.space.measured, [.node(svg)])
    }

    /// The list item contains an image, because items can't be labeled.
    func mark(_ traits: MarkTraits) -> HTML {
        let content = SVGDrawing(traits.graphics, name: drawingName).content
        guard let label = traits.label else {
            return HTML(.g, ["mark"], identifier + [.init(.ariaHidden, "true")], content)
        }
        let image = HTML(.g, [], [.init(.role, "img"), .init(.ariaLabel, label)], content)
        return HTML(.g, ["mark"], identifier + [.init(.role, "listitem")], [.node(image)])
    }

    /// Marks as one group, nested in a group for each effect.
    func markLayer(_ effects: [GraphicEffect]) -> HTML {
        HTML(.g, ["mark-layer"], [], SVGDrawing(effects, on: HTML(.g, [], [], [.slot]), name: drawingName).content)
    }

    /// The number of a definition, such as an outline, that the page has once per element and the element's style refers to.
    private var definitionNumber: Int { id.rawValue % 100_000 }

    /// Elements with a filter that CSS does not have.
    func filtering(_ effect: GraphicEffect) -> HTML {
        var classes: ClassList = ["layer"]
        classes.insert(StyleClass(.filter, Double(definitionNumber)))
        let filter = SVGDrawing.filter(effect, id: "f\(definitionNumber)")
        return HTML(
            .div,
            ["layer", "clipping"],
            groupRole + common,
            [
                .node(HTML(.svg, ["outlines"], [.init(.ariaHidden, "true")], [.node(filter)])),
                .node(HTML(.div, classes, [], [.slot])),
            ]
        )
    }

    private var drawingName: String { "p\(id.rawValue)" }

    /// Elements clipped to an outline. Style classes can't contain an outline, so they refer to it by the element's number.
    func clipping(_ traits: ClippingTraits) -> HTML {
        var attributes: [HTML.Attribute] = [.init(.id, "k\(definitionNumber)")]
        var path = SVGDrawing.clip(traits.clip)
        if case .measured(let space) = traits.space {
            attributes.append(.init(.clipPathUnits, "objectBoundingBox"))
            path.attributes.append(.init(.transform, "scale(\(1 / max(space.width, 1)) \(1 / max(space.height, 1)))"))
        }
        let outline = HTML(.clipPath, [], attributes, [.node(path)])
        var classes: ClassList = ["layer"]
        classes.insert(StyleClass(.clipPath, Double(definitionNumber)))
        return HTML(
            .div,
            ["layer", "clipping"],
            groupRole + common + traits.space.measured,
            [
                .node(HTML(.svg, ["outlines"], [.init(.ariaHidden, "true")], [.node(outline)])),
                .node(HTML(.div, classes, [], [.slot])),
            ]
        )
    }
}

extension DrawingTraits.Space {
    /// Whether lines keep their width, in a drawing that is stretched until it is redrawn.
    fileprivate var keepsLines: Bool {
        if case .measured(let space) = self { space.measure == nil && space.isStretched } else { false }
    }

    fileprivate var measured: [HTML.Attribute] {
        guard case .measured(let space) = self else { return [] }
        return [.init(.dataMeasured, space.measure?.pageText ?? "")] + HTML.Attribute.spaces(space.spaces)
    }

    fileprivate var viewBox: [HTML.Attribute] {
        guard case .measured(let space) = self else { return [] }
        return [
            .init(.viewBox, SVGDrawing.list(0, 0, max(space.width, 1), max(space.height, 1))),
            .init(.preserveAspectRatio, space.isStretched || space.measure != nil ? "none" : "xMidYMid"),
        ]
    }
}
