/// The interaction with views behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let isEnabled: Bool
    private var detent: PresentationDetent?

    /// The platform's default: disabled.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
    /// Users can interact with the views behind the sheet.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// Users can't interact with the views behind the sheet.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

    /// Enables interaction up to a detent. On a page, this is equivalent to ``enabled``, because users can't resize a sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(isEnabled: true, detent: detent)
    }
}

/// The effect of dragging a sheet's content.
///
/// SwiftUI's `.resizes` is not available, because users can't resize a sheet on a page.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let number: Int

    /// The platform's default; on a page, ``scrolls``.
    public static let automatic = PresentationContentInteraction(number: 0)
    /// Dragging scrolls the content.
    public static let scrolls = PresentationContentInteraction(number: 1)
}

extension View {
    /// Sets whether users can interact with the views behind the containing sheet.
    ///
    /// With `.enabled`, the sheet is not modal: it is placed at the bottom of the window, and nothing is dimmed. The Escape key dismisses
    /// it while it contains the focus, and clicks outside of it reach the views there. Popovers and full-screen covers remain modal.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presenting(PresentationOption(style: interaction.isEnabled ? .nonModal : nil))
    }

    /// Sets the effect of dragging the content of the containing sheet. Has no effect on a page, where dragging scrolls.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
