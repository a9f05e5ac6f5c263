import EvergreenDocument
import EvergreenUI

/// The style values of a view's texts, in order.
@MainActor
func textStyles(of view: some View) -> [[StyleValue]] {
    var styles: [[StyleValue]] = []
    ViewTree(view).document.root.visit { element in
        if case .text = element.description.kind { styles.append(element.description.style) }
    }
    return styles
}
