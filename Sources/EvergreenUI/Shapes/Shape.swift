import EvergreenDocument
import Foundation

/// A shape for drawing or clipping: a built-in or a custom one.
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
/// As a view, a shape fills the available space with the foreground color. Only the browser knows its size, unless a directly enclosing
/// `frame` sets it; in that case the path is created once. Otherwise, the path is initially created for an estimated size and stretched. It
/// is created again after the browser's first measurement, and after each change of the size by at least a point. Built-in shapes need no
/// measurement unless they are modified by `trim`, `rotation` and the like, or drawn with dashes. A ``Path`` needs no measurement.
public nonisolated protocol Shape: View, Animatable, Sendable {
    /// Returns the outline of the shape in a rectangle. For a shape used as a view, the rectangle's origin is (0, 0).
    nonisolated func path(in rect: CGRect) -> Path

    /// The form of the shape that is known before its size.
    nonisolated var _form: _ShapeForm { get }
}

extension Shape {
    // Does not use the node of other animatable views, because `_ShapeDrawing`, which draws the shape, is animated itself.
    @MainActor public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        makeCompositeNode(view, parent: parent, inputs: inputs)
    }

    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .sized) }

    /// The shape filled with the foreground color.
    @MainActor public var body: _ShapeDrawing<Self> { _ShapeDrawing(shape: self, [.fill(nil, FillStyle())]) }
}

/// The form of a shape that is known before its size.
public struct _ShapeForm: Sendable {
    enum Form {
        /// The path depends on the size.
        case sized
        /// The path is the same in all sizes.
        case fixed(Path)
        /// The page draws the shape in any size.
        case outline(ShapeOutline)
    }

    let form: Form

    var outline: ShapeOutline? {
        if case .outline(let outline) = form { outline } else { nil }
    }

    /// Returns the form of a shape whose path is derived from this shape's path.
    func changing(_ change: (Path) -> Path) -> _ShapeForm {
        if case .fixed(let path) = form { _ShapeForm(form: .fixed(change(path))) } else { _ShapeForm(form: .sized) }
    }
}

/// A shape that can be inset, so that its border can be drawn within its bounds.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by a distance in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
    /// Returns the path itself, regardless of the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { self }

    public nonisolated var _form: _ShapeForm { _ShapeForm(form: .fixed(self)) }
}
