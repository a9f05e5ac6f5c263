/// A button with which the user chooses photos and videos of their device.
///
/// ```swift
/// PhotosPicker("Choose a photo", selection: $item, matching: .images)
///     .onChange(of: item) { … }
/// ```
///
/// The browser opens its own picker, and sends what is chosen; the selection changes when all of it is there. Photos and videos that can't
/// be sent leave the selection as it is, and the page says why.
public struct PhotosPicker<Label: View>: View {
    private let request: FileRequest
    private let select: @MainActor ([PhotosPickerItem]) -> Void
    private let label: Label

    private init(
        _ filter: PHPickerFilter?,
        maximumCount: Int?,
        label: Label,
        select: @escaping @MainActor ([PhotosPickerItem]) -> Void
    ) {
        request = FileRequest(photos: filter, maximumCount: maximumCount)
        self.select = select
        self.label = label
    }

    /// A picker of several photos and videos, with a custom label.
    ///
    /// - Parameters:
    ///   - selection: What was chosen last.
    ///   - maxSelectionCount: How many can be chosen; nil for as many as the server takes.
    ///   - filter: What the picker offers; nil for photos and videos.
    ///   - preferredItemEncoding: Browsers decide how photos are encoded.
    ///   - label: The label of the button.
    public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(filter, maximumCount: maxSelectionCount, label: label()) { selection.wrappedValue = $0 }
    }

    /// A picker of one photo or video, with a custom label.
    public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(filter, maximumCount: 1, label: label()) { selection.wrappedValue = $0.first }
    }

    public var body: some View {
        FilePicker(request) { result in
            // What has failed, the page says.
            if case .success(let files) = result { select(files.map { PhotosPickerItem(file: $0) }) }
        } label: {
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    /// A picker of several photos and videos, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    /// A picker of several photos and videos, with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
    }

    /// A picker of one photo or video, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    /// A picker of one photo or video, with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }
}

extension FileRequest {
    init(photos filter: PHPickerFilter?, maximumCount: Int?) {
        let types = filter?.contentTypes ?? [.image, .movie]
        self.init(contentTypes: types.sorted { $0.identifier < $1.identifier }, maximumCount: maximumCount)
    }
}

extension View {
    /// Lets the user choose photos and videos while `isPresented` is true.
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        photosDialog(isPresented, FileRequest(photos: filter, maximumCount: maxSelectionCount)) {
            selection.wrappedValue = $0
        }
    }

    /// Lets the user choose a photo or a video while `isPresented` is true.
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        photosDialog(isPresented, FileRequest(photos: filter, maximumCount: 1)) { selection.wrappedValue = $0.first }
    }

    private func photosDialog(
        _ isPresented: Binding<Bool>,
        _ request: FileRequest,
        select: @escaping @MainActor ([PhotosPickerItem]) -> Void
    ) -> some View {
        FileDialogView(
            wrapped: self,
            isPresented: isPresented,
            title: Text(.choosePhotos),
            onCancellation: {}
        ) {
            FileDialogContent(
                action: FilePicker(request) { result in
                    isPresented.wrappedValue = false
                    if case .success(let files) = result { select(files.map { PhotosPickerItem(file: $0) }) }
                } label: {
                    Text(request.maximumCount == 1 ? .chooseFile : .chooseFiles)
                }
                .buttonStyle(.borderedProminent)
            )
        }
    }
}
