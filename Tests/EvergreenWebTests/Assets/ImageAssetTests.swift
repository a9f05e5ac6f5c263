import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenWeb

final class ImageAssetTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }

    private func file(_ name: String, _ text: String = "") throws -> HostedImage.File {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return HostedImage.File(path: file.path, scale: name.contains("@2x") ? 2 : 1)
    }

    private func html(_ image: HostedImage, root: AppRoot = .here) -> String {
        var writer = HTMLWriter(root: root)
        writer.write(
            ElementHTML(id: ElementID(rawValue: 5), description: ElementDescription(.image(.hosted(image)))).html
        )
        return writer.text
    }

    @Test func `an image's address is its content hash, in all scales, relative to the app's path`() throws {
        let files = [try file("a.png", "small"), try file("a@2x.png", "large")]
        let small = try #require(files[0].address)
        let large = try #require(files[1].address)
        #expect(small != large)
        let image = HostedImage(label: "An <owl>", files: files)
        #expect(
            html(image)
                == "<img id=e5 loading=lazy alt=\"An &lt;owl&gt;\" srcset=\"\(small) 1x, \(large) 2x\" src=\(small) class=picture>"
        )
        #expect(
            html(image, root: AppRoot(pathInApp: "/birds/7"))
                .contains("srcset=\"../\(small) 1x, ../\(large) 2x\" src=../\(small)")
        )
        let asset = try #require(ImageAssets.asset(at: "/" + small))
        #expect(asset.text == "small")
        #expect(asset.contentType == "image/png")
    }

    @Test func `an unreadable, unsupported or oversized image is a placeholder`() throws {
        let large = try file("large.png")
        let handle = try #require(FileHandle(forWritingAtPath: folder.appendingPathComponent("large.png").path))
        try handle.truncate(atOffset: UInt64(ImageAssets.maximumBytes + 1))
        try handle.close()
        let lost = HostedImage.File(path: folder.appendingPathComponent("lost.png").path, scale: 1)
        for file in [lost, large, try file("page.html", "<script>"), try file("none")] {
            #expect(file.address == nil)
            #expect(html(HostedImage(label: nil, files: [file])).contains("picture missing"))
        }
    }

    @Test(
        arguments: [
            "/_evergreen/abc/image.png", "/_evergreen/abc/other.png", "/_evergreen/../image.png", "/image.png",
            "/_evergreen//image.png", "/_evergreen/abc/image.png/..", "",
        ]
    )
    func `other addresses don't match an image`(path: String) {
        #expect(ImageAssets.asset(at: path) == nil)
    }
}
