import EvergreenDocument
import Foundation

/// The measured size and position of a view, and the values that bodies have read.
///
/// Size and position are separate state: a body that reads the size is invalidated when the size changes, but not when the view moves.
@MainActor
final class Geometry {
    private let measuredSize: StateLocation<CGSize?>
    private let measuredPosition: StateLocation<ElementMeasure.Position?>
    private let positionsInSpaces: StateLocation<[ElementMeasure.Position]>
    private let sizesOfSpaces: StateLocation<[CGSize]>
    private let estimate: CGSize
    /// The measured element.
    let element: ElementID
    /// Whether the view's position has been read.
    private(set) var isPositionObserved = false
    /// The named coordinate spaces that have been read, in the order of the positions.
    private var spaces: [ElementID] = []
    /// The number of spaces known to the client, or nil if the client does not report positions.
    private var reportedSpaceCount: Int?
    private weak var node: _Node?

    /// - Parameters:
    ///   - node: The node of the measured view.
    ///   - element: The element of the measured view.
    ///   - savesSize: Whether the size is restored in another session of the page.
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

    /// Whether the client has reported the size.
    var isMeasured: Bool { measuredSize.value != nil }

    /// Whether the layout direction of the view is right to left.
    var isRightToLeft: Bool { node?.environment.layoutDirection == .rightToLeft }

    var size: CGSize { measuredSize.value ?? estimate }

    /// The position relative to the page, or zero until it has been measured.
    var position: CGPoint {
        observePosition()
        return CGPoint(measuredPosition.value)
    }

    /// The position relative to an element, or to the page without one.
    func position(in space: ElementID?) -> CGPoint {
        guard let space else { return position }
        observePosition()
        let index = spaces.firstIndex(of: space) ?? observe(space)
        let positions = positionsInSpaces.value
        return index < positions.count ? CGPoint(positions[index]) : .zero
    }

    /// The rectangle of an element in the view's coordinate space, or nil until it has been measured.
    func bounds(of space: ElementID) -> CGRect? {
        let origin = position(in: space)
        let sizes = sizesOfSpaces.value
        guard let index = spaces.firstIndex(of: space), index < sizes.count else { return nil }
        return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: sizes[index])
    }

    /// The position relative to another measured view, or nil before the first measurement.
    ///
    /// Until the client reports this position, it is computed from the last positions of both views.
    func position(in other: Geometry) -> CGPoint? {
        observePosition()
        let index = spaces.firstIndex(of: other.element) ?? observe(other.element)
        let positions = positionsInSpaces.value
        guard index >= positions.count else { return CGPoint(positions[index]) }
        guard let here = measuredPosition.value, let corner = other.measuredPosition.value else { return nil }
        return CGPoint(x: here.x - corner.x, y: here.y - corner.y)
    }

    /// The element of an enclosing named coordinate space, or nil if there is none.
    func element(of space: AnyHashable) -> ElementID? { node?.environment.coordinateSpaces[space] }

    /// Stores the client's measurement.
    func take(_ measure: ElementMeasure) {
        measuredSize.value = CGSize(width: measure.width, height: measure.height)
        measuredPosition.value = measure.position
        guard measure.spaces.count == spaces.count else { return }
        positionsInSpaces.value = measure.spaces.map(\.position)
        sizesOfSpaces.value = measure.spaces.map { CGSize(width: $0.width, height: $0.height) }
    }

    /// Stores the client's measurement of an element, without sending it back. Returns false for other events.
    func take(_ event: ElementEvent, of element: Element) -> Bool {
        guard case .resize(let measure) = event else { return false }
        element.accept(measure)
        take(measure)
        return true
    }

    /// The description of the measured element for the client.
    func traits(_ form: GeometryTraits.Form, shown kind: ElementKind) -> GeometryTraits {
        reportedSpaceCount = isPositionObserved ? spaces.count : nil
        var traits = GeometryTraits(form: form, isPositionObserved: isPositionObserved, spaces: spaces)
        if case .geometry(let shown) = kind { traits.measure = shown.measure }
        if traits.measure == nil, let size = measuredSize.value, let origin = ElementMeasure.Position(x: 0, y: 0) {
            traits.measure = ElementMeasure(width: size.width, height: size.height, position: origin)
        }
        return traits
    }

    /// The coordinate spaces to report to the client.
    func reportSpaces() -> [ElementID] {
        reportedSpaceCount = spaces.count
        return spaces
    }

    /// Discards the saved size.
    func discard() { measuredSize.discard() }

    /// Makes the client report positions from the first rendering. Must be called before it.
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

    /// Requests further measurements after the update of the views.
    private func redraw() {
        guard let node else { return }
        node.tree.enqueue { [weak self] in
            guard let self, reportedSpaceCount != spaces.count else { return }
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
    /// The estimated content size of a window, without margins.
    var estimatedSize: CGSize {
        CGSize(width: horizontalSizeClass == .compact ? 366 : 704, height: verticalSizeClass == .compact ? 360 : 700)
    }
}
