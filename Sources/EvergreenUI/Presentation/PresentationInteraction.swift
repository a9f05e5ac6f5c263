/// Whether people can use the views behind a sheet while it is open.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let isEnabled: Bool
    private var detent: PresentationDetent?

    /// As the platform does it: they can't.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
    /// They can.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// They can't.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

    /// They can while the sheet is no higher than a detent. As the user can't resize a sheet on a page, this is ``enabled``.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(isEnabled: true, detent: detent)
    }
}

/// What a drag on the content of a sheet does.
///
/// SwiftUI's `.resizes` does not exist: on a page, the user can't resize a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let number: Int

    /// As the platform does it: on a page, as ``scrolls``.
    public static let automatic = PresentationContentInteraction(number: 0)
    /// It scrolls the content.
    public static let scrolls = PresentationContentInteraction(number: 1)
}

extension View {
    /// Sets whether people can use the views behind the containing sheet while it is open.
    ///
    /// With `.enabled`, the sheet is not modal: it stands at the bottom of the window, and nothing is dimmed. The Escape key closes it
    /// while the focus is in it; clicks outside of it go to the views there. Popovers and full screen covers stay modal.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presenting(PresentationOption(style: interaction.isEnabled ? .nonModal : nil))
    }

    /// Sets what a drag on the content of the containing sheet does: on a page, it scrolls.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
