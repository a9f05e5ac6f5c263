/// The content of a window that shows a preview. A single unnamed view is shown like the app itself. Otherwise, views are shown side by
/// side, each in a region with a heading and its own bar.
package struct PreviewWindow: View {
    let preview: Preview

    package init(_ preview: Preview) {
        self.preview = preview
    }

    package var body: some View {
        let variants = PreviewVariant.all(in: AnyView(preview.body()))
        if variants.count == 1, variants[0].title == nil {
            variants[0].shown
        } else {
            Slot(
                .previews,
                ForEach(variants.indices, id: \.self) { index in
                    Slot(
                        .preview(title: variants[index].title ?? "Preview \(index + 1)"),
                        NavigationStack { variants[index].shown }
                    )
                }
            )
        }
    }
}
