import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct PhotosPickerTests {
    @MainActor
    @Observable
    final class Choice {
        var isPresented = false
        var item: PhotosPickerItem?
        var items: [PhotosPickerItem] = []
    }

    private func photo(_ name: String, _ bytes: [UInt8]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "photos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: name)
        try Data(bytes).write(to: url)
        return url
    }

    @Test func `a chosen photo is the selection and can be loaded`() async throws {
        let choice = Choice()
        let screen = Screen { PhotosPicker("Photo", selection: Bindable(choice).item, matching: .images) }
        try screen.choose([photo("a.png", [1, 2, 3])], with: screen.find(.button, "Photo"))
        let item = try #require(choice.item)
        #expect(item.supportedContentTypes == [.png] && item.itemIdentifier == nil)
        #expect(try await item.loadTransferable(type: Data.self) == Data([1, 2, 3]))
        #expect(try await item.loadTransferable(type: String.self) == nil)
    }

    @Test func `a chosen photo can be loaded as an image`() async throws {
        let choice = Choice()
        let screen = Screen { PhotosPicker("Photo", selection: Bindable(choice).item, matching: .images) }
        let gif = [UInt8]("GIF89a".utf8) + [2, 0, 3, 0, 0, 0, 0, 0x3b]
        try screen.choose([photo("a.gif", gif)], with: screen.find(.button, "Photo"))
        let image = try #require(await choice.item?.loadTransferable(type: Image.self))
        #expect(try Screen { image }.find(.image).value == "image/gif 2×3")
        try screen.choose([photo("b.png", [1, 2, 3])], with: screen.find(.button, "Photo"))
        let damaged = try #require(choice.item)
        await #expect(throws: CocoaError.self) { try await damaged.loadTransferable(type: Image.self) }
    }

    @Test func `several photos replace the selection, and rejected photos keep it`() throws {
        let choice = Choice()
        let screen = Screen {
            PhotosPicker(selection: Bindable(choice).items, maxSelectionCount: 2, matching: .images) { Text("Photos") }
        }
        let picker = try screen.find(.button, "Photos")
        try screen.choose([photo("a.png", [1]), photo("b.jpg", [2])], with: picker)
        #expect(choice.items.map { $0.supportedContentTypes } == [[.png], [.jpeg]])
        let previous = choice.items
        try screen.choose([photo("c.mp4", [1])], with: picker)
        try screen.choose([photo("a.png", [1]), photo("b.png", [2]), photo("c.png", [3])], with: picker)
        #expect(choice.items == previous)
        try screen.choose([photo("d.gif", [4])], with: picker)
        #expect(choice.items.count == 1 && choice.items != previous)
    }

    @Test func `a picker offers images and videos unless a filter restricts them`() throws {
        let choice = Choice()
        let screen = Screen {
            PhotosPicker("Any", selection: Bindable(choice).item)
            PhotosPicker("Videos", selection: Bindable(choice).item, matching: .any(of: [.videos]))
        }
        try screen.choose([photo("c.mp4", [1])], with: screen.find(.button, "Any"))
        #expect(choice.item?.supportedContentTypes == [.mpeg4Movie])
        choice.item = nil
        try screen.choose([photo("a.png", [1])], with: screen.find(.button, "Videos"))
        #expect(choice.item == nil)
    }

    @Test func `a presented picker closes after a choice`() throws {
        let choice = Choice()
        choice.isPresented = true
        let screen = Screen {
            Text("Content").photosPicker(isPresented: Bindable(choice).isPresented, selection: Bindable(choice).item)
        }
        try screen.choose([photo("a.png", [1])], with: screen.find(.button, "Choose file…"))
        #expect(choice.item != nil && !choice.isPresented && screen.findAll(.alert).isEmpty)
    }

    @Test func `filters combine the types that browsers distinguish`() {
        func types(_ filter: PHPickerFilter) -> Set<UTType> { filter.contentTypes }
        #expect(types(.not(.videos)) == [.image])
        #expect(types(.screenshots) == [.image] && types(.screenRecordings) == [.movie])
        #expect(types(.not(.screenshots)) == [.image, .movie])
        #expect(types(.any(of: [.videos, .livePhotos])) == [.image, .movie])
        #expect(types(.all(of: [.images, .not(.screenshots)])) == [.image])
        #expect(types(.not(.any(of: [.screenshots, .images]))) == [.movie])
        #expect(types(.not(.all(of: [.images, .not(.screenshots)]))) == [.image, .movie])
    }

    @Test func `a picker accepts a library, a selection behavior and an encoding`() throws {
        let choice = Choice()
        let screen = Screen {
            PhotosPicker(
                "Photos",
                selection: Bindable(choice).items,
                maxSelectionCount: 2,
                selectionBehavior: .ordered,
                matching: .any(of: [.images, .not(.videos)]),
                preferredItemEncoding: .current,
                photoLibrary: .shared()
            )
        }
        try screen.choose([photo("a.png", [1]), photo("b.png", [2])], with: screen.find(.button, "Photos"))
        #expect(choice.items.count == 2)
    }
}
