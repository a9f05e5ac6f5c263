// Presentations with localized string resources, which models can provide.

extension Menu where Label == Text {
    /// Creates a menu with a localized string resource as its title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }

    /// Creates a menu with a localized string resource as its title and a primary action.
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
    /// Creates a menu with a localized string resource as its title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content, label: { EvergreenUI.Label(titleResource, systemImage: systemImage) })
    }

    /// Creates a menu with a localized string resource as its title, a symbol and a primary action.
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
    /// Presents an alert while `isPresented` is true. Each button dismisses it after its action. Without buttons, it has an “OK” button.
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

    /// Presents an alert with data while `isPresented` is true and the data is not nil.
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

    /// Presents an alert with data while `isPresented` is true and the data is not nil.
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

    /// Presents a confirmation dialog while `isPresented` is true. Each button dismisses it after its action. If there is no button with
    /// the role `.cancel`, one is added.
    ///
    /// The title is hidden unless `titleVisibility` is `.visible`. It is always accessible to assistive technology.
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

    /// Presents a confirmation dialog while `isPresented` is true.
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

    /// Presents a confirmation dialog with data while `isPresented` is true and the data is not nil.
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

    /// Presents a confirmation dialog with data while `isPresented` is true and the data is not nil.
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
