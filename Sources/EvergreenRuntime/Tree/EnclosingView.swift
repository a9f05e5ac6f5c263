/// A view around another one that its modifiers are not known by to be wrapped: what is said of the view inside to a container
/// around is said of this view.
@MainActor
package protocol EnclosingView {
    var enclosed: any View { get }
}
