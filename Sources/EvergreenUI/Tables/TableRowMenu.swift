import EvergreenDocument

/// Table rows with a context menu, of which one is open at a time.
struct TableRowMenu<Rows: View, Items: View>: View {
    let rows: Rows
    let items: () -> Items
    /// The row whose menu is open.
    @State private var row: ElementID?

    var body: some View {
        TableRowMenuView(
            wrapped: rows.tableRowActions { $0.showMenu = { row = $0 } },
            row: $row,
            content: items
        )
    }
}

private struct TableRowMenuView<Wrapped: View, Presented: View>: PresentingView {
    @Boxed var wrapped: Wrapped
    let row: Binding<ElementID?>
    let content: () -> Presented

    var item: ElementID? { row.wrappedValue }

    func identity(of item: ElementID) -> AnyHashable { item }
    func presented(_ item: ElementID) -> Presented { content() }
    func kind(for item: ElementID, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind {
        .menu(anchor: item)
    }
    func dismiss() { row.wrappedValue = nil }
    func didDismiss() {}
    static var contentPlacement: (any Placement)? { MenuPlacement.shared }
    static var presentsNothingEmpty: Bool { true }

    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void) {
        environment.beginMenu(dismiss: dismiss)
        environment.tableRowActions = nil
    }
}
