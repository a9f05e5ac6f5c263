import EvergreenDocument
import Foundation

/// The size at which an element is drawn: that of the immediately enclosing frame, or else the size measured by the client.
@MainActor
package final class DrawnSize {
    var geometry: Geometry?

    package init() {}

    /// Resolves the size. Must be called within the node's `reading`, so that the node is redrawn when the size changes.
    ///
    /// - Parameters:
    ///   - node: The node of the drawn view.
    ///   - isStretched: Whether a drawing at another size is stretched to that of the element. Otherwise it keeps its aspect ratio.
    ///   - fillsFrame: Whether the element fills an immediately enclosing frame.
    ///   - known: The size set by an outer frame, or nil.
    package func resolve<Content>(
        in node: ElementNode<Content>,
        isStretched: Bool,
        fillsFrame: Bool = true,
        known: CGSize? = nil
    ) -> (CGSize, DrawingTraits.Space) {
        let frame = FixedFrame(in: fillsFrame ? node.inputs.modifiers.style : [])
        if let size = frame.size ?? known {
            geometry = nil
            return (size, .points)
        }
        let geometry = geometry ?? makeGeometry(of: node, in: frame)
        self.geometry = geometry
        let size = geometry.size
        let space = DrawingTraits.MeasuredSpace(
            measure: Self.measure(in: node.element.description.kind),
            width: Double(size.width),
            height: Double(size.height),
            isStretched: isStretched
        )
        return (size, .measured(space))
    }

    /// Resolves the size, including that of a fixed frame, and the rectangle of an ancestor element in the coordinates of this one once it
    /// has been measured.
    func resolve<Content>(
        in node: ElementNode<Content>,
        fillsFrame: Bool,
        within container: ElementID
    ) -> (CGSize, CGRect?, DrawingTraits.Space) {
        let frame = FixedFrame(in: fillsFrame ? node.inputs.modifiers.style : [])
        let geometry = geometry ?? makeGeometry(of: node, in: frame)
        self.geometry = geometry
        let size = geometry.size
        let bounds = geometry.bounds(of: container)
        let space = DrawingTraits.MeasuredSpace(
            measure: Self.measure(in: node.element.description.kind),
            width: Double(size.width),
            height: Double(size.height),
            isStretched: true,
            spaces: geometry.reportSpaces()
        )
        return (size, geometry.isMeasured ? bounds : nil, .measured(space))
    }

    private func makeGeometry<Content>(of node: ElementNode<Content>, in frame: FixedFrame) -> Geometry {
        let estimate = node.tree.lastSizes[ObjectIdentifier(Content.self)] ?? node.tree.traits.estimatedSize
        return Geometry(of: node, element: node.element.id, savesSize: false, estimate: frame.completed(by: estimate))
    }

    /// Stores the client's measurement.
    package func take<Content>(_ measure: ElementMeasure, in node: ElementNode<Content>) {
        node.element.accept(measure)
        node.tree.lastSizes[ObjectIdentifier(Content.self)] = CGSize(width: measure.width, height: measure.height)
        geometry?.take(measure)
    }

    /// The last measurement of the client.
    private static func measure(in kind: ElementKind) -> ElementMeasure? {
        let space: DrawingTraits.Space? =
            switch kind {
            case .drawing(let traits), .chart(let traits): traits.space
            case .clipping(let traits): traits.space
            default: nil
            }
        guard case .measured(let measured) = space else { return nil }
        return measured.measure
    }
}

/// The fixed lengths that an element's style gives to its drawing.
struct FixedFrame {
    private(set) var width: CGFloat?
    private(set) var height: CGFloat?

    var size: CGSize? {
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Returns the size, with unspecified lengths replaced by those of another size.
    func completed(by size: CGSize) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// - Parameter style: The style values, the innermost first.
    init(in style: [StyleValue]) {
        // The paddings inside a frame, which reduce its content.
        var (across, down) = (CGFloat(0), CGFloat(0))
        for value in style {
            switch value {
            case .padding(let insets):
                across += insets.leading + insets.trailing
                down += insets.top + insets.bottom
            case .automaticPadding, .fixedSize: return
            case .frame(let frame):
                if width == nil { width = Self.length(frame.width, less: across) }
                if height == nil { height = Self.length(frame.height, less: down) }
                // A minimum or maximum may result in another size than an outer frame.
                if [frame.minWidth, frame.minHeight].contains(where: { $0 != nil })
                    || [frame.maxWidth, frame.maxHeight].contains(where: { $0?.isFinite == true })
                {
                    return
                }
            default: break
            }
        }
    }

    private static func length(_ length: Double?, less padding: CGFloat) -> CGFloat? {
        guard let length, length.isFinite, padding.isFinite else { return nil }
        return max(CGFloat(length) - padding, 0)
    }
}
