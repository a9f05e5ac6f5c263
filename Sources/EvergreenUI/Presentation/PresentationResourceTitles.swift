// Titles that are localized resources, as models have them.

extension Menu where Label == Text {
    /// A menu with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }

    /// A menu with a title of a localized resource, whose press performs an action.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == EvergreenUI.Label<Text, Image> {
    /// A menu with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content, label: { EvergreenUI.Label(titleResource, systemImage: systemImage) })
    }

    /// A menu with a title and a symbol, whose press performs an action.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: { EvergreenUI.Label(titleResource, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }
}

extension View {
    /// Presents an alert while `isPresented` is true. Each button closes it after its action. Without buttons, it has
    /// an “OK” button.
    @_disfavoredOverload
    public func alert<Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert while `isPresented` is true.
    @_disfavoredOverload
    public func alert<Actions: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Presents an alert about some data while `isPresented` is true and the data is not nil.
    @_disfavoredOverload
    public func alert<T, Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about some data while `isPresented` is true and the data is not nil.
    @_disfavoredOverload
    public func alert<T, Actions: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        alert(
            Text(titleResource),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    /// Presents a dialog with several actions while `isPresented` is true. Each button closes it after its action.
    /// Without a button of the role `.cancel`, the page adds one.
    ///
    /// The title is hidden unless `titleVisibility` is `.visible`. Assistive technology reads it in any case.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        confirmationDialog(
            Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: { EmptyView() }
        )
    }

    /// Presents a dialog with several actions while `isPresented` is true.
    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        confirmationDialog(
            Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    /// Presents a dialog with several actions on some data while `isPresented` is true and the data is not nil.
    @_disfavoredOverload
    public func confirmationDialog<T, Actions: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }

    /// Presents a dialog with several actions on some data while `isPresented` is true and the data is not nil.
    @_disfavoredOverload
    public func confirmationDialog<T, Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> Actions,
        @ViewBuilder message: @escaping (T) -> Message
    ) -> some View {
        confirmationDialog(
            Text(titleResource),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: message
        )
    }
}
