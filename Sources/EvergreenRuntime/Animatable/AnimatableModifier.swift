/// A modifier with data that animations lead from one value to the next. An older name of a `ViewModifier` that is `Animatable`.
@MainActor
@preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
