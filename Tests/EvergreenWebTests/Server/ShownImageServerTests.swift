import EvergreenDocument
import Foundation
import Hummingbird
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Images from data over HTTP.
@MainActor
@Suite(.serialized)
struct ShownImageServerTests {
    private struct Picture: View {
        let data: Data

        var body: some View {
            if let image = UIImage(data: data, scale: 2) { Image(uiImage: image) }
        }
    }

    private struct Site: App {
        var data = Data()

        var body: some Scene {
            WindowGroup("Picture") { Picture(data: data) }
        }
    }

    /// A PNG file of one pixel, followed by bytes that make it unique and larger than a part of a response.
    private func png(_ byte: UInt8, count: Int = 100_000) throws -> Data {
        let text =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
        return try #require(Data(base64Encoded: text)) + Data(repeating: byte, count: count)
    }

    @Test func `a page without a script has the address of its image, which is sent as an image only`() async throws {
        let data = try png(1)
        try await RunningServer.run(host: AppHost(Site(data: data))) { server in
            let page = try await server.get("/")
            let match = try #require(page.firstMatch(of: /srcset="?(_evergreen\/shown\/[0-9a-f]{64}\.png)/))
            let address = String(match.1)
            #expect(page.contains("\(address) 2x"))
            let answer = try await server.get("/" + address)
            let head = answer.lowercased()
            #expect(head.hasPrefix("http/1.1 200") && head.contains("content-length: \(data.count)"))
            #expect(head.contains("content-type: image/png") && head.contains("x-content-type-options: nosniff"))
            #expect(
                head.contains("cache-control: private") && head.contains("content-security-policy: default-src 'none'")
            )
            #expect(answer.hasSuffix(String(repeating: "\u{1}", count: 90_000)))
            let renamed = try await server.get("/" + address.replacing(".png", with: ".gif"))
            #expect(renamed.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func `an image is available while something refers to it`() throws {
        let data = try png(2)
        var one = EncodedImage(data)
        var other = EncodedImage(Data(Array(data)))
        let address = try #require(one.flatMap { ShownImages.address(of: $0) })
        #expect(other.flatMap { ShownImages.address(of: $0) } == address)
        let name = String(address.dropFirst(ShownImages.addressPrefix.count))
        #expect(ShownImages.image(named: name)?.contents == data)
        one = nil
        #expect(ShownImages.image(named: name)?.contents == data)
        other = nil
        #expect(ShownImages.image(named: name) == nil)
    }

    @Test func `many images that come and go keep their own addresses`() throws {
        let lasting = try (0..<50).map { try #require(EncodedImage(try png(UInt8($0), count: 3))) }
        let addresses = lasting.map { ShownImages.address(of: $0) }
        #expect(Set(addresses).count == 50)
        for round in 0..<2_000 {
            let passing = try #require(EncodedImage(try png(UInt8(round % 256), count: 4 + round % 7)))
            #expect(ShownImages.address(of: passing) != nil)
        }
        for (image, address) in zip(lasting, addresses) {
            let name = try #require(address).dropFirst(ShownImages.addressPrefix.count)
            #expect(ShownImages.image(named: String(name))?.contents == image.contents)
        }
    }

    @Test(
        arguments: [
            "", "a.png", "../\(String(repeating: "a", count: 64)).png", "\(String(repeating: "A", count: 64)).png",
            "\(String(repeating: "a", count: 64))", "\(String(repeating: "a", count: 64)).png.html",
            "\(String(repeating: "a", count: 64)).svg",
        ]
    )
    func `other names are no names of images`(name: String) {
        #expect(ShownImages.image(named: name) == nil && !ShownImages.isName(name))
    }
}
