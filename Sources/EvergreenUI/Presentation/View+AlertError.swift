import Foundation

extension View {
    /// Presents an alert for an error while `isPresented` is true and the error is not nil. Its title is the error's description.
    public func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
    }

    /// Presents an alert for an error while `isPresented` is true and the error is not nil. Its title is the error's description.
    public func alert<E: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping (E) -> Actions,
        @ViewBuilder message: @escaping (E) -> Message
    ) -> some View {
        QuestionView(
            wrapped: self,
            binding: isPresented.presenting(error),
            title: { Text($0.errorDescription ?? $0.localizedDescription) }
        ) { error in
            QuestionContent(actions: actions(error), message: message(error))
        }
    }
}
