// Titles that are localized resources, as models have them.

extension PhotosPicker where Label == Text {
    /// A picker of several photos and videos, with a title of a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleResource) }
    }

    /// A picker of one photo or video, with a title of a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(titleResource) }
    }
}
