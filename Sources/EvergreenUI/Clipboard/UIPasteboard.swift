import EvergreenLogging
public import Foundation
import Logging

/// The user's clipboard.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = address }
/// ```
///
/// Text is copied by the page of the window that wrote it: in an action of a view, in `onAppear` or `onChange`, or in a task started there.
/// Browsers require a user gesture: without one, the page asks the user first. In other contexts, such as a detached task, there is no
/// window, and the failure is logged.
///
/// A page can't read the clipboard on its own. For pasting, use ``PasteButton`` and `pasteDestination(for:action:validator:)`.
@MainActor
public final class UIPasteboard {
    /// The clipboard of the window's user.
    public static let general = UIPasteboard()

    private static let logger = Logger(leveled: "evergreen.ui")

    private init() {}

    /// The text on the clipboard. Setting it to nil has no effect.
    public var string: String? {
        @available(
            *,
            unavailable,
            message: "A page may not read the clipboard by itself: use PasteButton or pasteDestination."
        )
        get { nil }
        set { copy(newValue) }
    }

    /// Several texts, copied one per line.
    public var strings: [String]? {
        @available(
            *,
            unavailable,
            message: "A page may not read the clipboard by itself: use PasteButton or pasteDestination."
        )
        get { nil }
        set { copy(newValue?.joined(separator: "\n")) }
    }

    /// A URL, copied as text.
    public var url: URL? {
        @available(
            *,
            unavailable,
            message: "A page may not read the clipboard by itself: use PasteButton or pasteDestination."
        )
        get { nil }
        set { copy(newValue?.absoluteString) }
    }

    private func copy(_ text: String?) {
        guard let text else { return }
        guard let tree = CurrentWindow.current?.tree else {
            return Self.logger.warning(
                "Nothing was copied, because there is no current window. Write to the pasteboard in an action of a view."
            )
        }
        tree.copy(text)
    }
}

extension ViewTree {
    /// Copies a text through the page of the window.
    func copy(_ text: String) {
        enqueue { [weak self] in self?.document.copy(text) }
    }
}
