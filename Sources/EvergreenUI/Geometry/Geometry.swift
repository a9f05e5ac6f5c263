import EvergreenDocument
import Foundation

/// What is known of the size and the position of one view, and which of it views read.
///
/// The size and the position are state: a body that has read the size runs again when it changes, and not when the view moves.
@MainActor
final class Geometry {
    private let measuredSize: StateLocation<CGSize?>
    private let measuredPosition: StateLocation<ElementMeasure.Position?>
    private let positionsInSpaces: StateLocation<[ElementMeasure.Position]>
    private let sizesOfSpaces: StateLocation<[CGSize]>
    private let estimate: CGSize
    /// The measured element.
    let element: ElementID
    /// Whether the view's position was ever read.
    private(set) var isPositionObserved = false
    /// The named spaces in which it was read, in the order of the positions.
    private var spaces: [ElementID] = []
    /// How many spaces the screen knows of; nil if it tells no positions.
    private var toldSpaces: Int?
    private weak var node: _Node?

    /// - Parameters:
    ///   - node: The node of the measured view.
    ///   - element: The element of the measured view.
    ///   - savesSize: Whether another session of the page begins with the size.
    ///   - estimate: The size until it is measured.
    init(of node: _Node, element: ElementID, savesSize: Bool, estimate: CGSize) {
        self.node = node
        self.element = element
        self.estimate = estimate
        measuredSize = savesSize ? node.makeState("size", nil) : StateLocation(nil)
        measuredPosition = StateLocation(nil)
        positionsInSpaces = StateLocation([])
        sizesOfSpaces = StateLocation([])
    }

    /// Whether the screen has told the size.
    var isMeasured: Bool { measuredSize.value != nil }

    /// Whether the view is laid out from right to left.
    var isRightToLeft: Bool { node?.environment.layoutDirection == .rightToLeft }

    var size: CGSize { measuredSize.value ?? estimate }

    /// The position from the corner of the page; zero until it is measured.
    var position: CGPoint {
        observePosition()
        return CGPoint(measuredPosition.value)
    }

    /// The position from the corner of an element; from that of the page if there is none.
    func position(in space: ElementID?) -> CGPoint {
        guard let space else { return position }
        observePosition()
        let index = spaces.firstIndex(of: space) ?? observe(space)
        let positions = positionsInSpaces.value
        return index < positions.count ? CGPoint(positions[index]) : .zero
    }

    /// The rectangle of an element in the view's own space; nil until it is measured.
    func bounds(of space: ElementID) -> CGRect? {
        let origin = position(in: space)
        let sizes = sizesOfSpaces.value
        guard let index = spaces.firstIndex(of: space), index < sizes.count else { return nil }
        return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: sizes[index])
    }

    /// The position from the corner of another measured view; nil until the screen has told anything.
    ///
    /// Before the screen has answered for that corner, it is told from where both were last.
    func position(in other: Geometry) -> CGPoint? {
        observePosition()
        let index = spaces.firstIndex(of: other.element) ?? observe(other.element)
        let positions = positionsInSpaces.value
        guard index >= positions.count else { return CGPoint(positions[index]) }
        guard let here = measuredPosition.value, let corner = other.measuredPosition.value else { return nil }
        return CGPoint(x: here.x - corner.x, y: here.y - corner.y)
    }

    /// The element of a named space around the view; nil if there is none.
    func element(of space: AnyHashable) -> ElementID? { node?.environment.coordinateSpaces[space] }

    /// Takes what the screen has measured.
    func take(_ measure: ElementMeasure) {
        measuredSize.value = CGSize(width: measure.width, height: measure.height)
        measuredPosition.value = measure.position
        guard measure.spaces.count == spaces.count else { return }
        positionsInSpaces.value = measure.spaces.map(\.position)
        sizesOfSpaces.value = measure.spaces.map { CGSize(width: $0.width, height: $0.height) }
    }

    /// Takes what the screen has measured of an element that it knows. Returns false for other events.
    func take(_ event: ElementEvent, of element: Element) -> Bool {
        guard case .resize(let measure) = event else { return false }
        element.accept(measure)
        take(measure)
        return true
    }

    /// What the screen has to know.
    func traits(_ form: GeometryTraits.Form, shown kind: ElementKind) -> GeometryTraits {
        toldSpaces = isPositionObserved ? spaces.count : nil
        var traits = GeometryTraits(form: form, isPositionObserved: isPositionObserved, spaces: spaces)
        if case .geometry(let shown) = kind { traits.measure = shown.measure }
        if traits.measure == nil, let size = measuredSize.value, let origin = ElementMeasure.Position(x: 0, y: 0) {
            traits.measure = ElementMeasure(width: size.width, height: size.height, position: origin)
        }
        return traits
    }

    /// The spaces that the screen has to know.
    func tellSpaces() -> [ElementID] {
        toldSpaces = spaces.count
        return spaces
    }

    /// Ends the saved state of the view.
    func discard() { measuredSize.discard() }

    /// Has the screen tell positions from the first drawing on. To be called before that.
    func startWithPosition() { isPositionObserved = true }

    private func observePosition() {
        guard !isPositionObserved else { return }
        isPositionObserved = true
        redraw()
    }

    private func observe(_ space: ElementID) -> Int {
        guard spaces.count < ElementMeasure.maximumSpaces else { return spaces.count }
        spaces.append(space)
        redraw()
        return spaces.count - 1
    }

    /// Has the screen tell more, once the views have been updated.
    private func redraw() {
        guard let node else { return }
        node.tree.enqueue { [weak self] in
            guard let self, toldSpaces != spaces.count else { return }
            self.node?.invalidate()
        }
    }
}

extension CGPoint {
    fileprivate init(_ position: ElementMeasure.Position?) {
        self.init(x: position?.x ?? 0, y: position?.y ?? 0)
    }
}

extension WindowTraits {
    /// About how large the space of a window is, within its margins.
    var estimatedSize: CGSize {
        CGSize(width: horizontalSizeClass == .compact ? 366 : 704, height: verticalSizeClass == .compact ? 360 : 700)
    }
}
