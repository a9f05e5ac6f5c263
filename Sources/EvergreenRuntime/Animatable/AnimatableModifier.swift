/// A modifier with animatable data. An older name for a `ViewModifier` that is `Animatable`.
@MainActor
@preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
