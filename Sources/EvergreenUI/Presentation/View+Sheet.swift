extension View {
    /// Shows a sheet over the window as long as `isPresented` is true. The sheet's views close it with `\.dismiss`.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(
            wrapped: self,
            binding: isPresented.presentation,
            id: { _ in 0 },
            onDismiss: onDismiss,
            content: { _ in content() }
        )
    }

    /// Shows a sheet over the window as long as there is an item. Another item is another sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(
            wrapped: self,
            binding: item,
            id: { AnyHashable($0.id) },
            onDismiss: onDismiss,
            content: content
        )
    }
}

struct SheetView<Wrapped: View, Item, Presented: View>: PresentingView {
    let wrapped: Wrapped
    let binding: Binding<Item?>
    let id: (Item) -> AnyHashable
    let onDismiss: (@MainActor () -> Void)?
    var presentation = SheetPresentation.sheet
    let content: (Item) -> Presented

    var item: Item? { binding.wrappedValue }

    func identity(of item: Item) -> AnyHashable { id(item) }
    func presented(_ item: Item) -> Presented { content(item) }
    func kind(for item: Item, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind {
        switch presentation {
        case .sheet: .sheet
        case .cover: .cover
        case .popover(let edge): .popover(anchor: anchor, edge: edge)
        }
    }

    func dismiss() { binding.wrappedValue = nil }
    func didDismiss() { onDismiss?() }

    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void) {
        environment.dismiss = DismissAction(perform: dismiss)
        environment.isPresented = true
    }
}

/// How a sheet is shown.
enum SheetPresentation {
    case sheet
    case cover
    case popover(edge: Edge)
}
