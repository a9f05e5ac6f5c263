extension View {
    /// Shows an inspector next to the content of the window while `isPresented` is true.
    ///
    /// The inspector is a column at the trailing edge of the window that scrolls independently. In a narrow window, it is placed below the
    /// content, where SwiftUI presents a sheet. It can have its own navigation title and toolbar.
    ///
    /// ```swift
    /// List(players) { player in Text(player.name) }
    ///     .inspector(isPresented: $isInspecting) { PlayerDetails() }
    /// ```
    public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> V
    ) -> some View {
        SheetView(
            wrapped: self,
            binding: isPresented.presentation,
            id: { _ in 0 },
            onDismiss: nil,
            presentation: .inspector,
            content: { _ in content() }
        )
        .focusedSceneValue(\.inspectorIsPresented, isPresented)
    }
}
