/// A container that decorates its child view, like a gesture or a background. It has the container values of that view.
package protocol DecoratingView: ContainerView, FormedView, EnclosingView {
    associatedtype Decorated: View = Inner

    var decorated: Decorated { get }
}

extension DecoratingView where Decorated == Inner {
    package var decorated: Inner { inner }
}

extension DecoratingView {
    package static var isDecoration: Bool { true }

    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm {
        SubviewForm(isSingle: true, setsValues: Decorated.subviewForm(content: content).setsValues)
    }

    package var enclosed: any View { decorated }
}
