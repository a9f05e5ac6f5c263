import Evergreen

/// An alert that is presented while there is an error.
private struct FailureAlert: ViewModifier {
    let title: LocalizedStringKey
    @Binding var failure: String?

    func body(content: Content) -> some View {
        content.alert(title, isPresented: isPresented) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(failure ?? "")
        }
    }

    private var isPresented: Binding<Bool> {
        Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
    }
}

extension View {
    func failureAlert(_ title: LocalizedStringKey, failure: Binding<String?>) -> some View {
        modifier(FailureAlert(title: title, failure: failure))
    }
}
