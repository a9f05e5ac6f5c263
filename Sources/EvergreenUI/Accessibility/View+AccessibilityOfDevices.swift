import Foundation

// What tells a device how to treat a view, and has no counterpart in a browser.

/// How a text is to be read aloud: which kind of text it is.
@available(*, unavailable, message: "Screen readers do not ask a page for it: leave out accessibilityTextContentType")
public struct AccessibilityTextContentType: Hashable, Sendable {
    private init() {}

    /// A text of no special kind.
    public static var plain: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// What one types into a terminal, and its answers.
    public static var console: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// Names of files.
    public static var fileSystem: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// Messages of a conversation.
    public static var messaging: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// A long text that is read from the beginning to the end.
    public static var narrative: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// A program.
    public static var sourceCode: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// A table with numbers.
    public static var spreadsheet: AccessibilityTextContentType { AccessibilityTextContentType() }
    /// A document with pages.
    public static var wordProcessing: AccessibilityTextContentType { AccessibilityTextContentType() }
}

extension View {
    /// A browser has a magnifier of its own.
    @available(*, unavailable, message: "Browsers have a magnifier: leave out accessibilityShowsLargeContentViewer")
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// A browser has a magnifier of its own.
    @available(*, unavailable, message: "Browsers have a magnifier: leave out accessibilityShowsLargeContentViewer")
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Screen readers do not ask a page for it.
    @available(
        *,
        unavailable,
        message: "Screen readers do not ask a page for it: leave out accessibilityTextContentType"
    )
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Screen readers press an element of a page as a whole.
    @available(
        *,
        unavailable,
        message: "Screen readers press an element of a page as a whole: leave out accessibilityActivationPoint"
    )
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Screen readers press an element of a page as a whole.
    @available(
        *,
        unavailable,
        message: "Screen readers press an element of a page as a whole: leave out accessibilityActivationPoint"
    )
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
}
