extension View {
    /// Shows an inspector beside the content of the window while `isPresented` is true.
    ///
    /// It is a column at the trailing edge of the window, which scrolls by itself. In a window that is too narrow for a column, it
    /// stands below the content, where SwiftUI presents a sheet. It may have a navigation title and a toolbar of its own.
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
