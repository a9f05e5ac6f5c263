import Foundation

// APIs that tell a device how to treat a view, and have no counterpart in browsers.

/// The kind of a text, for reading it aloud.
@available(*, unavailable, message: "Screen readers do not ask a page for it: leave out accessibilityTextContentType")
public struct AccessibilityTextContentType: Hashable, Sendable {
    private init() {}

    /// Plain text.
    public static var plain: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// Terminal input and output.
    public static var console: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// File names.
    public static var fileSystem: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// Messages of a conversation.
    public static var messaging: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// A long text that is read in full.
    public static var narrative: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// Source code.
    public static var sourceCode: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// A table of numbers.
    public static var spreadsheet: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// A paginated document.
    public static var wordProcessing: AccessibilityTextContentType { AccessibilityTextContentType() }
}

extension View {
    /// Not available: browsers have a magnifier of their own.
    @available(*, unavailable, message: "Browsers have a magnifier: leave out accessibilityShowsLargeContentViewer")
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Not available: browsers have a magnifier of their own.
    @available(*, unavailable, message: "Browsers have a magnifier: leave out accessibilityShowsLargeContentViewer")
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Not available: screen readers do not ask a page for it.
    @available(
        *,
        unavailable,
        message: "Screen readers do not ask a page for it: leave out accessibilityTextContentType"
    )
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Not available: screen readers activate an element of a page as a whole.
    @available(
        *,
        unavailable,
        message: "Screen readers press an element of a page as a whole: leave out accessibilityActivationPoint"
    )
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Not available: screen readers activate an element of a page as a whole.
    @available(
        *,
        unavailable,
        message: "Screen readers press an element of a page as a whole: leave out accessibilityActivationPoint"
    )
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
}
