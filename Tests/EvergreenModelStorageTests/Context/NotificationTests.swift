import EvergreenModelStorage
import Foundation
import Testing

@MainActor
struct NotificationTests {
    private let context: ModelContext

    init() throws {
        context = ModelContext(try libraryContainer())
        context.autosaveEnabled = false
    }

    @Test func `saves can be awaited as a sequence`() async throws {
        var saves = NotificationCenter.default.notifications(named: ModelContext.didSave, object: context)
            .makeAsyncIterator()
        let author = Author(name: "Ursula")
        context.insert(author)
        try context.save()
        context.delete(author)
        try context.save()
        for key in [ModelContext.NotificationKey.insertedIdentifiers, .deletedIdentifiers] {
            let note = try #require(await saves.next(isolation: #isolation))
            #expect(note.userInfo?[key.rawValue] as? [PersistentIdentifier] == [author.persistentModelID])
        }
    }

    @Test func `a sequence has only the notifications of its name and object`() async {
        let (name, sender) = (Notification.Name("\(UUID())"), NSObject())
        var notes = NotificationCenter.default.notifications(named: name, object: sender).makeAsyncIterator()
        NotificationCenter.default.post(name: name, object: NSObject())
        NotificationCenter.default.post(name: ModelContext.didSave, object: sender)
        NotificationCenter.default.post(name: name, object: sender, userInfo: ["number": 1])
        let note = await notes.next(isolation: #isolation)
        #expect(note?.userInfo?["number"] as? Int == 1)
    }

    @Test func `a sequence of notifications ends with its task`() async {
        let task = Task {
            for await _ in NotificationCenter.default.notifications(named: Notification.Name("\(UUID())")) {}
        }
        task.cancel()
        await task.value
    }

    @Test func `a finished iteration stops observing`() async {
        let center = NotificationCenter()
        let name = Notification.Name("\(UUID())")
        weak var posted: NSObject?
        do {
            let object = NSObject()
            posted = object
            var notes: NotificationCenter.Notifications.Iterator? =
                center.notifications(named: name).makeAsyncIterator()
            center.post(name: name, object: object)
            let note = await notes?.next(isolation: #isolation)
            #expect(note?.object as? NSObject === object)
            notes = nil
            center.post(name: name, object: object)
        }
        #expect(posted == nil)
    }
}
