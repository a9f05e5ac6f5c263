import EvergreenLogging
public import Foundation
import Logging

/// The clipboard of the user.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = address }
/// ```
///
/// What is written is copied by the page of the window in which that was done: by an action of a view, in `onAppear` or `onChange`, or
/// in a task that began there. Browsers let a page copy right after the user has done something; otherwise the page asks. Elsewhere,
/// such as in a detached task, there is no window, and a line in the log says so.
///
/// A page may not read the clipboard by itself: ``PasteButton`` and `pasteDestination(for:action:validator:)` paste.
@MainActor
public final class UIPasteboard {
    /// That of the user of the window.
    public static let general = UIPasteboard()

    private static let logger = Logger(leveled: "evergreen.ui")

    private init() {}

    /// The text on the clipboard. Nil is not copied.
    public var string: String? {
        @available(
            *,
            unavailable,
            message: "A page may not read the clipboard by itself: use PasteButton or pasteDestination."
        )
        get { nil }
        set { copy(newValue) }
    }

    /// The texts on the clipboard, a line for each.
    public var strings: [String]? {
        @available(
            *,
            unavailable,
            message: "A page may not read the clipboard by itself: use PasteButton or pasteDestination."
        )
        get { nil }
        set { copy(newValue?.joined(separator: "\n")) }
    }

    /// The URL on the clipboard, as a text.
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
                "Nothing was copied: no window did this. Write to the pasteboard in an action of a view."
            )
        }
        tree.copy(text)
    }
}

extension ViewTree {
    /// Has the page of the window copy a text.
    func copy(_ text: String) {
        enqueue { [weak self] in self?.document.copy(text) }
    }
}
