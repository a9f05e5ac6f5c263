/// One of two values, as built by `if` and `switch` in content that is not a view.
package enum Either<First, Second> {
    case first(First)
    case second(Second)
}
