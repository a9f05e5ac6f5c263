extension View {
    /// Presents a confirmation dialog while `isPresented` is true. Each button dismisses it after its action. If there is no button with
    /// the role `.cancel`, one is added.
    ///
    /// The title is hidden unless `titleVisibility` is `.visible`. It is always accessible to assistive technology.
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: { EmptyView() }
        )
    }

    /// Presents a confirmation dialog while `isPresented` is true.
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: { EmptyView() }
        )
    }

    /// Presents a confirmation dialog while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog while `isPresented` is true.
    public func confirmationDialog<Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(
            title,
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: { EmptyView() }
        )
    }

    /// Presents a confirmation dialog while `isPresented` is true.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        confirmationDialog(
            title,
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: (),
            actions: { _ in actions() },
            message: { _ in message() }
        )
    }
}

extension View {
    /// Presents a confirmation dialog with data while `isPresented` is true and the data is not nil.
    public func confirmationDialog<T, Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    /// Presents a confirmation dialog with data while `isPresented` is true and the data is not nil.
    public func confirmationDialog<T, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog with data while `isPresented` is true and the data is not nil.
    @_disfavoredOverload
    public func confirmationDialog<T, Actions: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    /// Presents a confirmation dialog with data while `isPresented` is true and the data is not nil.
    @_disfavoredOverload
    public func confirmationDialog<T, Actions: View, Message: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog with data while `isPresented` is true and the data is not nil.
    public func confirmationDialog<T, Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            title,
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    /// Presents a confirmation dialog with data while `isPresented` is true and the data is not nil.
    public func confirmationDialog<T, Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        QuestionView(
            wrapped: self,
            binding: isPresented.presenting(data),
            title: { _ in title },
            kind: { .confirmation(title: $0, isTitleShown: titleVisibility == .visible) }
        ) { data in
            QuestionContent(actions: actions(data), message: message(data))
        }
    }
}
