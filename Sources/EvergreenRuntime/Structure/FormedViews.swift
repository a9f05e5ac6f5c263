extension Group: FormedView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { Content.subviewForm(content: content) }
}

extension TupleView: FormedView {
    @MainActor package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { .several }
}

extension ForEach: FormedView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { .several }
}

extension Optional: FormedView where Wrapped: View {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { .several }
}

extension EmptyView: FormedView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { .several }
}

extension AnyView: FormedView {
    @MainActor package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { .several }
}

extension _ConditionalContent: FormedView {
    @MainActor package static func makeSubviewForm(content: SubviewForm) -> SubviewForm {
        let (first, second) = (First.subviewForm(content: content), Second.subviewForm(content: content))
        return SubviewForm(
            isSingle: first.isSingle && second.isSingle,
            setsValues: first.setsValues || second.setsValues
        )
    }
}

extension _ViewModifier_Content: FormedView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { content }
}

extension ModifiedContent: FormedView where Content: View, Modifier: ViewModifier {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm {
        var form = Modifier.Body.subviewForm(content: Content.subviewForm(content: content))
        if form.setsValues { form.isSingle = false }
        return form
    }
}
