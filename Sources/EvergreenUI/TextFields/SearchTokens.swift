/// Type-erased tokens of a search field.
@MainActor
struct SearchTokens {
    let isEmpty: @MainActor () -> Bool
    /// The tokens in the field.
    let content: @MainActor () -> AnyView
    /// The suggested tokens; nil if there are none.
    var suggestions: (@MainActor () -> AnyView)?
    /// Appends a token. Returns false for a token of another type.
    let add: @MainActor (any Identifiable) -> Bool
    let removeAll: @MainActor () -> Void

    /// - Parameters:
    ///   - tokens: The app's tokens, the single source of truth.
    ///   - label: The label of a token.
    init<C: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
        _ tokens: Binding<C>,
        label: @escaping (C.Element) -> Label
    ) where C.Element: Identifiable {
        isEmpty = { tokens.wrappedValue.isEmpty }
        content = {
            AnyView(
                ForEach(tokens.wrappedValue, id: \.id) { token in
                    SearchTokenView(inner: label(token)) { tokens.remove(id: token.id) }
                }
            )
        }
        add = { token in
            guard let token = token as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
            return true
        }
        removeAll = {
            if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() }
        }
    }

    /// - Parameter suggestions: The currently suggested tokens.
    init<C: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
        _ tokens: Binding<C>,
        suggestions: Binding<C>,
        label: @escaping (C.Element) -> Label
    ) where C.Element: Identifiable {
        self.init(tokens, label: label)
        self.suggestions = {
            AnyView(ForEach(suggestions.wrappedValue, id: \.id) { token in label(token).searchCompletion(token) })
        }
    }
}

extension Binding {
    /// A binding to the token with the same id. After the token is removed, the binding returns its last value and ignores writes.
    @MainActor
    func token<Token: Identifiable>(_ token: Token) -> Binding<Token>
    where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element == Token {
        Binding<Token> {
            wrappedValue.first { $0.id == token.id } ?? token
        } set: { newToken in
            guard let index = wrappedValue.firstIndex(where: { $0.id == token.id }) else { return }
            wrappedValue.replaceSubrange(index..<wrappedValue.index(after: index), with: CollectionOfOne(newToken))
        }
    }

    @MainActor
    fileprivate func remove(id: Value.Element.ID)
    where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
        guard let index = wrappedValue.firstIndex(where: { $0.id == id }) else { return }
        wrappedValue.remove(at: index)
    }
}

/// A token in a search field, with a button that removes it.
private struct SearchTokenView<Inner: View>: ContainerView {
    let inner: Inner
    let remove: @MainActor () -> Void

    func kind(in node: ElementNode<Self>) -> ElementKind { .searchToken }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard event == .remove else { return false }
        remove()
        return true
    }
}
