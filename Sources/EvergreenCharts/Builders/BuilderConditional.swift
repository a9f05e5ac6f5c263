/// One of two kinds of content.
public struct BuilderConditional<First, Second> {
    let first: First?
    let second: Second?
}
