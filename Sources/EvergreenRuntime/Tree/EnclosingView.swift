/// A view that wraps another one without modifying its elements, so that searches for modifiers can look through it.
@MainActor
package protocol EnclosingView {
    var enclosed: any View { get }
}
