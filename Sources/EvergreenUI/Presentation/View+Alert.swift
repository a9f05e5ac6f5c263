extension View {
    /// Presents an alert while `isPresented` is true. Each button dismisses it after its action. Without buttons, it has an “OK” button.
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert while `isPresented` is true.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert while `isPresented` is true.
    @_disfavoredOverload
    public func alert<Actions: View, Message: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert while `isPresented` is true.
    @_disfavoredOverload
    public func alert<Actions: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert while `isPresented` is true.
    public func alert<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert while `isPresented` is true.
    public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        QuestionView(wrapped: self, binding: isPresented.presentation, title: { _ in title }) { _ in
            QuestionContent(actions: actions(), message: message())
        }
    }
}

extension View {
    /// Presents an alert with data while `isPresented` is true and the data is not nil.
    public func alert<T, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert with data while `isPresented` is true and the data is not nil.
    public func alert<T, Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(
            Text(titleKey),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    /// Presents an alert with data while `isPresented` is true and the data is not nil.
    @_disfavoredOverload
    public func alert<T, Actions: View, Message: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert with data while `isPresented` is true and the data is not nil.
    @_disfavoredOverload
    public func alert<T, Actions: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert with data while `isPresented` is true and the data is not nil.
    public func alert<T, Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert with data while `isPresented` is true and the data is not nil.
    public func alert<T, Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        QuestionView(wrapped: self, binding: isPresented.presenting(data), title: { _ in title }) { data in
            QuestionContent(actions: actions(data), message: message(data))
        }
    }
}
