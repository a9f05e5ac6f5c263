import Foundation

// What tells a device how to treat a view, and has no counterpart in a browser. A page is the same with and without these.

/// How a text is to be read aloud: which kind of text it is.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    /// A text of no special kind.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// What one types into a terminal, and its answers.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Names of files.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// Messages of a conversation.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A long text that is read from the beginning to the end.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// A program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// A table with numbers.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document with pages.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
    /// Shows the view large while a finger rests on it and the largest sizes of texts are on. A browser has its own magnifier: without
    /// effect on a page.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows a view large while a finger rests on this one and the largest sizes of texts are on. A browser has its own magnifier:
    /// without effect on a page.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }

    /// Keeps the colors of the view where the device inverts those of the screen. A browser decides that by itself: without effect on a
    /// page.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Tells which kind of text the view shows. Screen readers of browsers do not ask: without effect on a page.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Sets where assistive technology presses the view. Screen readers of browsers press an element as a whole: without effect on a
    /// page.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Sets where assistive technology presses the view, in points. Screen readers of browsers press an element as a whole: without
    /// effect on a page.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
}
