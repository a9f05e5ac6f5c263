/// A view around another one that adds no modifiers to its elements, and through which those of the view inside are found.
@MainActor
package protocol EnclosingView {
    var enclosed: any View { get }
}
