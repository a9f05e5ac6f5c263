/// One of two values: what `if` and `switch` make of content that is not made of views.
package enum Either<First, Second> {
    case first(First)
    case second(Second)
}
