/// One of two alternatives in a builder.
public struct BuilderConditional<First, Second> {
    let first: First?
    let second: Second?
}
