extension View {
    /// Presents a modal sheet while `isPresented` is true. Its views dismiss it with `\.dismiss`.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
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

    /// Presents a modal sheet while the item is not nil. A different item replaces it.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
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
    @Boxed var wrapped: Wrapped
    let binding: Binding<Item?>
    let id: (Item) -> AnyHashable
    let onDismiss: (() -> Void)?
    var presentation = SheetPresentation.sheet
    let content: (Item) -> Presented

    var item: Item? { binding.wrappedValue }

    func identity(of item: Item) -> AnyHashable { id(item) }
    func presented(_ item: Item) -> Presented { content(item) }
    func kind(for item: Item, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind {
        switch presentation {
        case .sheet: .sheet
        case .cover: .cover
        case .inspector: .inspector
        case .popover(let part, let edge): .popover(anchor: anchor, part: part, edge: edge)
        }
    }

    func dismiss() { binding.wrappedValue = nil }
    func didDismiss() { onDismiss?() }

    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void) {
        environment.dismiss = DismissAction(perform: dismiss)
        environment.isPresented = true
    }
}

/// The kind of a sheet.
enum SheetPresentation {
    case sheet
    case cover
    case inspector
    case popover(part: AnchorPart?, edge: Edge)
}
