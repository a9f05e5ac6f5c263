public import Foundation

/// A value, view or shape with data that animations interpolate.
///
/// ```swift
/// struct Counter: View, Animatable {
///     var number: Double
///     nonisolated var animatableData: Double {
///         get { number }
///         set { number = newValue }
///     }
///
///     var body: some View { Text(number, format: .number.precision(.fractionLength(0))) }
/// }
/// ```
///
/// When a view changes in a transaction with an animation, its body runs for interpolated values, up to ten times a second. Each step is a
/// message to the page, which animates from one step to the next. A repeating animation shows the new value at once, and so does any
/// animation while the browser asks for reduced motion.
public nonisolated protocol Animatable {
    /// The type of the animated data. Inferred by the compiler.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The data to animate.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable {
    /// Returns a copy of this value with other data.
    package func with(_ data: AnimatableData) -> Self {
        var copy = self
        copy.animatableData = data
        return copy
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
    /// The coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The width and the height.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The origin and the size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension View where Self: Animatable {
    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        AnimatableNode(view, parent: parent, inputs: inputs, makeShown: makeCompositeNode)
    }
}
