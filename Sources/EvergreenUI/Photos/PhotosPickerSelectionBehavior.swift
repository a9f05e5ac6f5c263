/// The behavior of a photo picker while the user selects items. On a page, the browser presents its own picker: the selection is updated when
/// it is closed, in the browser's order.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// Items are in the order of their selection, if the browser reports it.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
}
