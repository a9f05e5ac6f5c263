extension View {
    /// Asks something over the window as long as `isPresented` is true. Each button closes the alert after its action;
    /// without any, there is a button "OK".
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Asks something over the window as long as `isPresented` is true.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Asks something over the window as long as `isPresented` is true.
    @_disfavoredOverload
    public func alert<Actions: View, Message: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Asks something over the window as long as `isPresented` is true.
    @_disfavoredOverload
    public func alert<Actions: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Asks something over the window as long as `isPresented` is true.
    public func alert<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Asks something over the window as long as `isPresented` is true.
    public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        AlertView(
            wrapped: self,
            title: title,
            binding: isPresented.presentation,
            content: { _ in AlertContent(actions: actions(), message: message()) }
        )
    }

    /// Asks something over the window as long as `isPresented` is true and there is data to ask about.
    public func alert<Data, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Data?,
        @ViewBuilder actions: @escaping (Data) -> Actions,
        @ViewBuilder message: @escaping (Data) -> Message
    ) -> some View {
        AlertView(
            wrapped: self,
            title: Text(titleKey),
            binding: Binding<Data?>(
                get: { isPresented.wrappedValue ? data : nil },
                set: { if $0 == nil { isPresented.wrappedValue = false } }
            ),
            content: { AlertContent(actions: actions($0), message: message($0)) }
        )
    }
}

private struct AlertView<Wrapped: View, Item, Presented: View>: PresentingView {
    let wrapped: Wrapped
    let title: Text
    let binding: Binding<Item?>
    let content: (Item) -> Presented

    typealias Body = Never

    var item: Item? { binding.wrappedValue }

    func identity(of item: Item) -> AnyHashable { 0 }
    func presented(_ item: Item) -> Presented { content(item) }

    func kind(for item: Item, in environment: EnvironmentValues) -> ElementKind {
        .alert(title: title.resolve(in: environment))
    }

    func dismiss() { binding.wrappedValue = nil }
    func didDismiss() {}

    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void) {
        environment.buttonCompletion = ButtonCompletion(perform: dismiss)
    }

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        PresentingNode(view, parent: parent, inputs: inputs)
    }
}

/// The message and the buttons of an alert.
private struct AlertContent<Actions: View, Message: View>: View {
    let actions: Actions
    let message: Message

    var body: some View {
        if Message.self != EmptyView.self {
            Slot(.alertMessage, message)
        }
        if Actions.self == EmptyView.self {
            Slot(.alertActions, Button("OK") {})
        } else {
            Slot(.alertActions, actions)
        }
    }
}
