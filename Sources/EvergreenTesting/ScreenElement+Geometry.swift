import EvergreenUI
import Foundation

extension ScreenElement {
    /// Sets the measured size and position, in points, of this element or its nearest ancestor that is a `GeometryReader`, has an
    /// `onGeometryChange`, or is a shape or canvas, like a browser that has measured it. Shapes and canvases are measured only if their
    /// size is not known in advance.
    ///
    /// - Parameters:
    ///   - size: The size of the view.
    ///   - position: The position in the page.
    ///   - positionsInSpaces: The positions in the named coordinate spaces that its content has requested, in order.
    ///   - sizes: The sizes of these spaces, in order. A missing size is zero.
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
                    throw .refused("the size or position is invalid", element: outline)
                }
                return try ScreenElement(tree.document.root, in: tree).send(.measure([candidate.id: measure]))
            }
            measured = candidate.parent
        }
        throw .refused(
            "no ancestor is measured by the browser: there is no GeometryReader or onGeometryChange",
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
