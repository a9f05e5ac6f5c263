import EvergreenDocument
import Foundation

/// A shape to draw or to clip views with: one of the built-in ones, or one of an app's own.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///         }
///     }
/// }
/// ```
///
/// As a view, a shape fills the available space with the foreground color. How large that is, only the browser knows, unless a `frame`
/// right around the shape says it: then the path is made once. Otherwise the first drawing has the path for an estimate, stretched to the
/// space, and the path is made again once the browser has measured it, and with each change by a point or more. The built-in shapes need no
/// measuring, unless they are changed by `trim`, `rotation` and the like, or drawn with dashes; a ``Path`` needs none either.
public nonisolated protocol Shape: View, Animatable, Sendable {
    /// The outline of the shape in a rectangle, whose upper left corner is (0, 0) for a shape that is a view.
    nonisolated func path(in rect: CGRect) -> Path

    /// What is known of the shape before its size is.
    nonisolated var _form: _ShapeForm { get }
}

extension Shape {
    // Not the node of other animatable views: `_ShapeDrawing`, which draws the shape, is animated itself.
    @MainActor public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        makeCompositeNode(view, parent: parent, inputs: inputs)
    }

    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .sized) }

    /// The shape, filled with the foreground color.
    @MainActor public var body: _ShapeDrawing<Self> { _ShapeDrawing(shape: self, [.fill(nil, FillStyle())]) }
}

/// What is known of a shape before its size is.
public struct _ShapeForm: Sendable {
    enum Form {
        /// A path has to be made for the size.
        case sized
        /// The path is the same for all sizes.
        case fixed(Path)
        /// The page draws it in any size.
        case outline(ShapeOutline)
    }

    let form: Form

    var outline: ShapeOutline? {
        if case .outline(let outline) = form { outline } else { nil }
    }

    /// What is known of a shape whose path is made of this one's.
    func changing(_ change: (Path) -> Path) -> _ShapeForm {
        if case .fixed(let path) = form { _ShapeForm(form: .fixed(change(path))) } else { _ShapeForm(form: .sized) }
    }
}

/// A shape that can be made smaller on all sides, so that its border can be drawn inside of its bounds.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape, with its outline moved inside by a distance in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
    /// The path itself, whatever the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { self }

    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .fixed(self)) }
}
