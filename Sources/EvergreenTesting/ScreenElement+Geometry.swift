import EvergreenUI
import Foundation

extension ScreenElement {
    /// Gives the nearest `GeometryReader`, `onGeometryChange`, shape or canvas around this element, or this one, a size and a position, as a
    /// browser does that has measured it. In points. Only a shape or a canvas whose size is not known before is measured.
    ///
    /// - Parameters:
    ///   - size: The size of the view.
    ///   - position: Where it is in the page.
    ///   - positionsInSpaces: Where it is in the named spaces that its content has asked for, in that order.
    ///   - sizes: The sizes of these spaces, in that order. A missing size counts as zero.
    public func measure(
        _ size: CGSize,
        at position: CGPoint = .zero,
        inSpaces positionsInSpaces: [CGPoint] = [],
        ofSizes sizes: [CGSize] = []
    ) throws(ScreenError) {
        tree.update()
        var measured: Element? = element
        while let candidate = measured {
            if candidate.description.kind.isMeasured {
                guard let measure = ElementMeasure(size, at: position, inSpaces: positionsInSpaces, sizes) else {
                    throw .refused("no element has this size and position", element: outline)
                }
                return try ScreenElement(tree.document.root, in: tree).send(.measure([candidate.id: measure]))
            }
            measured = candidate.parent
        }
        throw .refused(
            "there is nothing around it that the browser measures: no GeometryReader, no onGeometryChange",
            element: outline
        )
    }
}

extension ElementMeasure {
    fileprivate init?(_ size: CGSize, at position: CGPoint, inSpaces points: [CGPoint], _ sizes: [CGSize]) {
        let spaces = points.enumerated().compactMap { index, point -> Space? in
            let size = index < sizes.count ? sizes[index] : .zero
            return Position(x: Double(point.x), y: Double(point.y)).flatMap {
                Space(position: $0, width: Double(size.width), height: Double(size.height))
            }
        }
        guard let position = Position(x: Double(position.x), y: Double(position.y)), spaces.count == points.count
        else { return nil }
        self.init(
            width: Double(size.width),
            height: Double(size.height),
            position: position,
            spaces: spaces
        )
    }
}

extension ElementKind {
    fileprivate var isMeasured: Bool {
        switch self {
        case .geometry(let traits): if case .visibility = traits.form { false } else { true }
        case .drawing(let traits), .chart(let traits): traits.space.isMeasured
        case .clipping(let traits): traits.space.isMeasured
        default: false
        }
    }
}

extension DrawingTraits.Space {
    fileprivate var isMeasured: Bool {
        if case .measured = self { true } else { false }
    }
}
