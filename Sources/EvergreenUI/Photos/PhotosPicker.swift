/// A button that lets the user choose photos and videos from their device.
///
/// ```swift
/// PhotosPicker("Choose a photo", selection: $item, matching: .images)
///     .onChange(of: item) { … }
/// ```
///
/// The browser presents its own picker and uploads the chosen files. The selection is updated after the upload is complete. If an upload
/// fails, the selection is unchanged, and the page shows the reason.
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

    /// Creates a picker for multiple photos and videos, with a custom label.
    ///
    /// - Parameters:
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The maximum number of items; nil for the server's limit.
    ///   - selectionBehavior: Has no effect, because the browser presents its own picker.
    ///   - filter: The offered types; nil for photos and videos.
    ///   - preferredItemEncoding: Has no effect, because browsers choose the encoding of photos.
    ///   - photoLibrary: The user's library, the only one.
    ///   - label: The label of the button.
    public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(),
        @ViewBuilder label: () -> Label
    ) {
        self.init(filter, maximumCount: maxSelectionCount, label: label()) { selection.wrappedValue = $0 }
    }

    /// Creates a picker for one photo or video, with a custom label.
    public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(),
        @ViewBuilder label: () -> Label
    ) {
        self.init(filter, maximumCount: 1, label: label()) { selection.wrappedValue = $0.first }
    }

    public var body: some View {
        FilePicker(request) { result in
            // The page reports failures.
            if case .success(let files) = result { select(files.map { PhotosPickerItem(file: $0) }) }
        } label: {
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a picker for multiple photos and videos, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }

    /// Creates a picker for multiple photos and videos, with an unlocalized title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
    }

    /// Creates a picker for one photo or video, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }

    /// Creates a picker for one photo or video, with an unlocalized title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }
}

extension FileRequest {
    init(photos filter: PHPickerFilter?, maximumCount: Int?) {
        // Without types, a browser would offer all files.
        let types = filter.map(\.contentTypes).flatMap { $0.isEmpty ? nil : $0 } ?? PHPickerFilter.everything
        self.init(contentTypes: types.sorted { $0.identifier < $1.identifier }, maximumCount: maximumCount)
    }
}

extension View {
    /// Presents a picker for photos and videos while `isPresented` is true.
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View {
        photosDialog(isPresented, FileRequest(photos: filter, maximumCount: maxSelectionCount)) {
            selection.wrappedValue = $0
        }
    }

    /// Presents a picker for one photo or video while `isPresented` is true.
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
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
