/// What a window shows of a preview: a single view like the app itself, several ones (or one with a name) in regions
/// with a heading, side by side, each with a bar of its own.
package struct PreviewWindow: View {
    let preview: Preview

    package init(_ preview: Preview) {
        self.preview = preview
    }

    package var body: some View {
        let variants = PreviewVariant.all(in: AnyView(preview.body()))
        if variants.count == 1, variants[0].title == nil {
            variants[0].view
        } else {
            Slot(
                .previews,
                ForEach(variants.indices, id: \.self) { index in
                    Slot(
                        .preview(title: variants[index].title ?? "Preview \(index + 1)"),
                        NavigationStack { variants[index].view }
                    )
                }
            )
        }
    }
}
