public import Foundation

/// A value, a view or a shape with data that animations lead from one value to the next.
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
/// A view that changes in a transaction with an animation is made for values in between, up to ten times a second, each a message to
/// the page, which animates the changes from one to the next. An animation that repeats, and one where the browser asks for reduced
/// motion, shows the new value at once.
public nonisolated protocol Animatable {
    /// The type of the data, which the compiler infers.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The data.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
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
    /// This value with other data.
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
    /// Both coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Both lengths.
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
