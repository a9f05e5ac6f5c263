import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct ContainerShapeTests {
    private struct Missing: Error {}

    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    /// The path of a shape within a container.
    private func path(
        of shape: some Shape,
        in container: some InsettableShape,
        _ bounds: CGRect?
    ) -> Path {
        let placement = ContainerPlacement(shape: container, bounds: bounds)
        return ContainerPlacement.$current.withValue(placement) { shape.path(in: rect) }
    }

    private func rounded(
        _ topLeading: CGFloat,
        _ topTrailing: CGFloat,
        _ bottomLeading: CGFloat,
        _ bottomTrailing: CGFloat
    )
        -> Path
    {
        let radii = RectangleCornerRadii(
            topLeading: topLeading,
            bottomLeading: bottomLeading,
            bottomTrailing: bottomTrailing,
            topTrailing: topTrailing
        )
        return Path(roundedRect: rect, cornerRadii: radii)
    }

    @Test func `a shape without a container is a rectangle`() {
        #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
        #expect(ConcentricRectangle().path(in: rect) == rounded(0, 0, 0, 0))
        #expect(ConcentricRectangle(corners: .fixed(7)).path(in: rect) == rounded(7, 7, 7, 7))
    }

    @Test func `a container-relative shape is the container's shape, inset by the distance`() {
        let container = RoundedRectangle(cornerRadius: 20)
        let inside = path(of: ContainerRelativeShape(), in: container, rect.insetBy(dx: -8, dy: -10))
        #expect(inside.boundingRect == rect)
        #expect(inside == RoundedRectangle(cornerRadius: 12).path(in: rect))
        #expect(path(of: ContainerRelativeShape(), in: container, nil) == container.path(in: rect))
    }

    @Test func `concentric corners share the container's corner centers`() {
        let container = RoundedRectangle(cornerRadius: 20)
        let bounds = CGRect(x: -5, y: -5, width: 125, height: 70)
        #expect(path(of: ConcentricRectangle(), in: container, bounds) == rounded(15, 0, 15, 0))
        let minimum = ConcentricRectangle(corners: .concentric(minimum: .fixed(4)))
        #expect(path(of: minimum, in: container, bounds) == rounded(15, 4, 15, 4))
        let uniform = ConcentricRectangle(corners: .concentric, isUniform: true)
        #expect(path(of: uniform, in: container, bounds) == rounded(15, 15, 15, 15))
        let columns = ConcentricRectangle(uniformLeadingCorners: .square, uniformTrailingCorners: .fixed(6))
        #expect(path(of: columns, in: container, bounds) == rounded(0, 6, 0, 6))
        let own = ConcentricRectangle(topLeadingCorner: .square, bottomLeadingCorner: .fixed(2))
        #expect(path(of: own, in: container, bounds) == rounded(0, 0, 2, 0))
    }

    @Test func `an inset concentric rectangle stays concentric`() {
        let container = RoundedRectangle(cornerRadius: 20)
        let bounds = rect.insetBy(dx: -5, dy: -5)
        let inset = path(of: ConcentricRectangle().inset(by: 3), in: container, bounds)
        #expect(inset == RoundedRectangle(cornerRadius: 12).path(in: rect.insetBy(dx: 3, dy: 3)))
    }

    @Test func `a shape is measured and drawn relative to its container`() throws {
        let tree = ViewTree(
            ConcentricRectangle().fill(.red).frame(width: 100, height: 60).padding(8)
                .containerShape(.rect(cornerRadius: 20))
        )
        tree.update()
        var (container, drawing): (Element?, Element?)
        tree.document.root.visit { element in
            if element.description.kind == .coordinateSpace { container = element }
            if case .drawing = element.description.kind { drawing = element }
        }
        let (outer, inner) = (try #require(container), try #require(drawing))
        guard case .drawing(let traits) = inner.description.kind, case .measured(let space) = traits.space else {
            throw Missing()
        }
        #expect(space.spaces == [outer.id])
        let position = try #require(ElementMeasure.Position(x: 8, y: 8))
        let place = try #require(ElementMeasure.Space(position: position, width: 116, height: 76))
        let measure = try #require(ElementMeasure(width: 100, height: 60, position: position, spaces: [place]))
        try tree.handle(.measure([inner.id: measure]), on: tree.document.root.id)
        tree.update()
        guard case .drawing(let traits) = inner.description.kind, case .path(let graphic) = traits.graphics.first
        else { throw Missing() }
        #expect(graphic.outline == rounded(12, 12, 12, 12).outline)
    }

    @Test func `shapes that are not container-relative are not measured in their container`() throws {
        let tree = ViewTree(Circle().trim(from: 0, to: 0.5).containerShape(.rect(cornerRadius: 20)))
        tree.update()
        tree.document.root.visit { element in
            guard case .drawing(let traits) = element.description.kind, case .measured(let space) = traits.space
            else { return }
            #expect(space.spaces.isEmpty)
        }
    }
}
