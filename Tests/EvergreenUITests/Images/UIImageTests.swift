import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct UIImageTests {
    @MainActor
    @Observable
    final class Album { var data: Data? }

    private struct AlbumView: View {
        let album: Album

        var body: some View {
            if let picture = album.data.flatMap({ UIImage(data: $0) }) {
                Image(uiImage: picture).resizable().accessibilityLabel("Picture")
            } else {
                Text("None")
            }
        }
    }

    /// The header of a PNG file of 6 × 4 pixels.
    private let png = Data([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0, 4, 8,
        6, 0, 0, 0, 0, 0, 0, 0,
    ])
    private let gif = Data("GIF89a".utf8) + [2, 0, 3, 0, 0, 0, 0, 0x3b]

    @Test func `an image has the size of its data in points, and gives it back in its own format`() throws {
        let image = try #require(UIImage(data: png))
        #expect(image.size == CGSize(width: 6, height: 4) && image.scale == 1)
        #expect(image.pngData() == png && image.jpegData(compressionQuality: 1) == nil)
        let sharp = try #require(UIImage(data: png, scale: 2))
        #expect(sharp.size == CGSize(width: 3, height: 2) && sharp.scale == 2)
        #expect(try #require(UIImage(data: gif)).pngData() == nil)
        #expect(UIImage(data: Data()) == nil && UIImage(data: Data("<svg/>".utf8)) == nil)
        #expect(UIImage(data: png, scale: .nan)?.scale == 1)
    }

    @Test func `images of equal data are equal`() throws {
        let (one, other) = (try #require(UIImage(data: png)), try #require(UIImage(data: Data(Array(png)))))
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(one != UIImage(data: png, scale: 2) && one != UIImage(data: gif) && one != UIImage())
        #expect(one != one.withRenderingMode(.alwaysTemplate))
        #expect(Image(uiImage: one) == Image(uiImage: other))
    }

    @Test func `a view shows the image of data, and another one after a change`() throws {
        let album = Album()
        let screen = Screen { AlbumView(album: album) }
        #expect(screen.findAll(.image).isEmpty)
        album.data = png
        #expect(try screen.find(.image, "Picture").value == "image/png 6×4")
        album.data = gif
        #expect(try screen.find(.image, "Picture").value == "image/gif 2×3")
    }

    @Test func `an image of data is not shown while it is redacted`() throws {
        let image = try #require(UIImage(data: png))
        let screen = Screen { Image(uiImage: image).redacted(reason: .placeholder) }
        #expect(try screen.find(.image).value == nil)
    }

    @Test func `symbols, empty and missing images`() throws {
        let symbol = try #require(UIImage(systemName: "heart"))
        #expect(symbol.size.width > 0 && symbol.pngData() == nil)
        let screen = Screen {
            Image(uiImage: symbol)
            Image(uiImage: UIImage()).accessibilityIdentifier("empty")
        }
        #expect(try screen.find(.image, "heart").text == "heart")
        #expect(try screen.find(.image, identifier: "empty").value == nil)
        #expect(UIImage().size == .zero)
        #expect(UIImage(named: "No such image") == nil && UIImage(contentsOfFile: "/no/such/file.png") == nil)
    }

    @Test func `a resource has the size of its largest file, and a file name determines the scale`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
        try png.write(to: folder.appending(path: "bird.png"))
        var large = png
        (large[19], large[23]) = (12, 8)
        try large.write(to: folder.appending(path: "bird@2x.png"))
        try Data("<svg xmlns='x' viewBox='0 0 30 20'/>".utf8).write(to: folder.appending(path: "plane.svg"))
        try Data("<?xml version=\"1.0\"?><svg width=\"16px\" height=\"9\">".utf8)
            .write(to: folder.appending(path: "screen.svg"))
        let bundle = try #require(Bundle(path: folder.path))
        let bird = try #require(UIImage(named: "bird", in: bundle))
        #expect(bird.size == CGSize(width: 6, height: 4) && bird.scale == 2)
        #expect(bird.pngData() == large)
        #expect(UIImage(named: "plane", in: bundle)?.size == CGSize(width: 30, height: 20))
        #expect(UIImage(resource: ImageResource(name: "screen", bundle: bundle)).size == CGSize(width: 16, height: 9))
        let file = folder.appending(path: "bird@2x.png").path
        #expect(UIImage(contentsOfFile: file)?.size == CGSize(width: 6, height: 4))
        guard
            case .hosted(let shown) = Image(uiImage: bird.withRenderingMode(.alwaysTemplate)).resolvedSource(
                in: .init()
            )
        else {
            Issue.record("No image.")
            return
        }
        #expect(shown.isTemplate && shown.files.count == 2 && shown.label == nil)
    }

    @Test func `an image is imported from files in its formats, and exports its data`() async throws {
        let image = try #require(await Image.imported(from: png, of: .png))
        #expect(image == Image(uiImage: try #require(UIImage(data: png))))
        #expect(try await Image.imported(from: Data("text".utf8), of: .plainText) == nil)
        await #expect(throws: CocoaError.self) { try await Image.imported(from: Data("text".utf8), of: .png) }
        func exported(_ image: Image, _ type: UTType) async throws -> Data? {
            try await Image.transferRoutes.first { $0.contentType == type }?.export?(image)
        }
        #expect(try await exported(image, .image) == png)
        #expect(try await exported(image, .png) == png)
        await #expect(throws: CocoaError.self) { try await exported(image, .jpeg) }
        await #expect(throws: CocoaError.self) { try await exported(Image(systemName: "heart"), .image) }
    }
}
