import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct AccessibilityNotificationTests {
    @Test func `announcements of an action are read once, in their order`() throws {
        let screen = Screen {
            Button("Archive") {
                AccessibilityNotification.Announcement("Archived").post()
                AccessibilityNotification.PageScrolled("Page 2 of 3").post()
            }
        }
        #expect(screen.takeAnnouncements().isEmpty)
        try screen.find(.button, "Archive").tap()
        #expect(screen.takeAnnouncements() == ["Archived", "Page 2 of 3"])
        #expect(screen.takeAnnouncements().isEmpty)
    }

    @Test func `an attributed text is announced with its priority, and a localized one as its text`() throws {
        let screen = Screen {
            Button("Alarm") {
                var text = AttributedString("Fire")
                text.accessibilitySpeechAnnouncementPriority = .high
                AccessibilityNotification.Announcement(text).post()
                AccessibilityNotification.Announcement(LocalizedStringResource("Leave")).post()
            }
        }
        try screen.find(.button, "Alarm").tap()
        #expect(screen.takeAnnouncements() == ["Fire", "Leave"])
    }

    @Test func `of many announcements, the last ones are read`() throws {
        let screen = Screen {
            Button("Count") {
                for number in 1...1000 { AccessibilityNotification.Announcement("\(number)").post() }
            }
        }
        try screen.find(.button, "Count").tap()
        #expect(screen.takeAnnouncements() == (991...1000).map(String.init))
    }

    @Test func `without a window, nothing is announced`() {
        AccessibilityNotification.Announcement("Nobody hears it").post()
    }
}
