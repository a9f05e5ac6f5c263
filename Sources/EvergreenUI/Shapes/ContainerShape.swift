import EvergreenConcurrency
import EvergreenDocument
import Foundation

/// The shape of an enclosing container, with its element.
struct ContainerShape: Equatable {
    let element: ElementID
    let shape: any InsettableShape

    /// Shapes are compared by sample paths.
    static func == (one: ContainerShape, other: ContainerShape) -> Bool {
        one.element == other.element && one.samples == other.samples
    }

    private var samples: [Path] {
        [CGRect(x: 0, y: 0, width: 400, height: 300), CGRect(x: 0, y: 0, width: 30, height: 40)].map(shape.path)
    }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    /// The shape of the nearest enclosing container.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the container shape of this view, to which container-relative shapes and concentric rectangles in it adapt.
    ///
    /// ```swift
    /// VStack { ConcentricRectangle().fill(.orange) }
    ///     .padding(8)
    ///     .containerShape(.rect(cornerRadius: 24))
    ///     .background(.quaternary, in: .rect(cornerRadius: 24))
    /// ```
    ///
    /// It does not clip the view.
    public func containerShape(_ shape: some InsettableShape) -> some View {
        ContainerShapeView(inner: self, shape: shape)
    }
}

private struct ContainerShapeView<Inner: View>: DecoratingView {
    struct NodeState {
        var environment = DerivedEnvironment<ContainerShape>()
    }

    let inner: Inner
    let shape: any InsettableShape

    func makeNodeState() -> NodeState { NodeState() }

    func kind(in node: ElementNode<Self>) -> ElementKind { .coordinateSpace }

    func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        let container = ContainerShape(element: node.element.id, shape: shape)
        inputs.environment = node.state.environment.derive(from: inputs.environment, with: container) {
            $0.containerShape = container
        }
        return inputs
    }
}

/// The position of a shape within its container, read by the `path(in:)` of container-relative shapes.
nonisolated final class ContainerPlacement: Sendable {
    @TaskLocal static var current: ContainerPlacement?

    let shape: any InsettableShape
    /// The container's bounds in the coordinates of the drawn view; nil until measured.
    let bounds: CGRect?
    private let isRead = Locked(false)

    init(shape: any InsettableShape, bounds: CGRect?) {
        self.shape = shape
        self.bounds = bounds
    }

    /// Whether a path depends on the placement.
    var wasRead: Bool { isRead.withLock { $0 } }

    /// Returns the placement of the current path, and records that the path depends on it.
    static func read() -> ContainerPlacement? {
        current?.isRead.withLock { $0 = true }
        return current
    }
}

/// The distances of a rectangle from the edges of its container; zero if unknown.
nonisolated struct EdgeDistances {
    var (left, top, right, bottom) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))

    init(of rect: CGRect, in bounds: CGRect?) {
        guard let bounds else { return }
        left = max(rect.minX - bounds.minX, 0)
        top = max(rect.minY - bounds.minY, 0)
        right = max(bounds.maxX - rect.maxX, 0)
        bottom = max(bounds.maxY - rect.maxY, 0)
    }

    var minimum: CGFloat { min(left, top, right, bottom) }
}

extension DrawnSize {
    /// Draws shapes for the size of an element and its position in the container. Must be called within the node's `reading`.
    func draw<Content, Result>(
        in node: ElementNode<Content>,
        fillsFrame: Bool = true,
        _ make: (CGSize) -> Result
    ) -> (Result, DrawingTraits.Space) {
        let known = geometry
        let (size, space) = resolve(in: node, isStretched: true, fillsFrame: fillsFrame)
        guard let container = node.environment.containerShape else { return (make(size), space) }
        let unknown = ContainerPlacement(shape: container.shape, bounds: nil)
        let result = ContainerPlacement.$current.withValue(unknown) { make(size) }
        guard unknown.wasRead else { return (result, space) }
        // A fixed frame does not determine the position.
        geometry = known ?? geometry
        let (placed, bounds, placedSpace) = resolve(in: node, fillsFrame: fillsFrame, within: container.element)
        let placement = ContainerPlacement(shape: container.shape, bounds: bounds)
        return (ContainerPlacement.$current.withValue(placement) { make(placed) }, placedSpace)
    }
}
