/// A container that modifies the view inside, as a gesture or a background does. The container values of that view are its own.
package protocol DecoratingView: ContainerView, FormedView, EnclosingView {
    associatedtype Decorated: View = Inner

    var decorated: Decorated { get }
}

extension DecoratingView where Decorated == Inner {
    package var decorated: Inner { inner }
}

extension DecoratingView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm {
        SubviewForm(isSingle: true, setsValues: Decorated.subviewForm(content: content).setsValues)
    }

    package var enclosed: any View { decorated }
}
