import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// Notifications of assistive technology.
///
/// ```swift
/// Button("Archive") {
///     archive(message)
///     AccessibilityNotification.Announcement("The message was archived").post()
/// }
/// ```
///
/// A page needs no notification of new content or of a new layout: browsers inform assistive technology of all changes of a document.
public enum AccessibilityNotification {
    /// A text that screen readers read, although it is not on the page.
    ///
    /// On a page, this is `ariaNotify()`, or a hidden live region in browsers without it.
    public struct Announcement: Hashable, Sendable {
        private let announcement: EvergreenDocument.Announcement

        /// Creates an announcement. A priority of ``Foundation/AttributeScopes/SwiftUIAttributes/accessibilitySpeechAnnouncementPriority`` at
        /// its start decides whether it interrupts other texts.
        public init(_ announcement: AttributedString) {
            let priority = announcement.runs.first?.accessibilitySpeechAnnouncementPriority
            self.announcement = .init(String(announcement.characters), isUrgent: priority == .high)
        }

        /// Creates an announcement of a text.
        public init(_ announcement: String) {
            self.announcement = .init(announcement)
        }

        /// Creates an announcement of a localized text, in the language of the current window.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) {
            self.init(String(localized: announcement))
        }

        /// Lets screen readers of the current window read the text: of the window whose action, update or task calls this method. In other
        /// contexts, such as a detached task, there is none, and a warning is logged.
        @MainActor
        public func post() { AccessibilityNotification.post(announcement) }
    }

    /// The description of a new scroll position, such as “Page 3 of 12”, which screen readers read.
    public struct PageScrolled: Hashable, Sendable {
        private let announcement: EvergreenDocument.Announcement

        /// Creates a description of a scroll position.
        public init(_ announcement: AttributedString) {
            self.announcement = .init(String(announcement.characters))
        }

        /// Creates a description of a scroll position.
        public init(_ announcement: String) {
            self.announcement = .init(announcement)
        }

        /// Creates a localized description of a scroll position, in the language of the current window.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) {
            self.init(String(localized: announcement))
        }

        /// Lets screen readers of the current window read the description.
        @MainActor
        public func post() { AccessibilityNotification.post(announcement) }
    }

    private static let logger = Logger(leveled: "evergreen.ui")

    @MainActor
    fileprivate static func post(_ announcement: EvergreenDocument.Announcement) {
        guard let tree = CurrentWindow.current?.tree else {
            return logger.warning(
                "Nothing was announced, because there is no current window. Post the notification in an action of a view."
            )
        }
        tree.enqueue { [weak tree] in tree?.document.announce(announcement) }
    }
}
