import Foundation
import Testing

@testable import EvergreenDocument

struct ImageHeaderTests {
    private func data(_ hex: String) -> Data {
        let digits = hex.filter { !$0.isWhitespace }
        var data = Data()
        var start = digits.startIndex
        while start < digits.endIndex {
            let end = digits.index(start, offsetBy: 2)
            data.append(UInt8(digits[start..<end], radix: 16) ?? 0)
            start = end
        }
        return data
    }

    private func text(_ text: String) -> Data { Data(text.utf8) }

    private func number(_ number: Int, bytes: Int) -> Data {
        Data((0..<bytes).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }

    private func box(_ name: String, _ contents: Data...) -> Data {
        let all = contents.reduce(Data(), +)
        return number(8 + all.count, bytes: 4) + text(name) + all
    }

    private func png(width: Int, height: Int) -> Data {
        data("89504e470d0a1a0a 0000000d 49484452") + number(width, bytes: 4) + number(height, bytes: 4)
            + data("0806000000 00000000")
    }

    private func jpeg(orientation: Int? = nil) -> Data {
        let tiff = orientation.map {
            data("4d4d002a00000008 0001 0112 0003 00000001") + number($0, bytes: 2) + data("0000")
        }
        let exif = tiff.map { data("ffe1") + number(2 + 6 + $0.count, bytes: 2) + text("Exif") + data("0000") + $0 }
        // A comment, then a progressive frame of 3 × 5 pixels.
        return data("ffd8") + (exif ?? Data()) + data("fffe0004abcd ffff c2 0011 08 0005 0003 03 012200 021101 031101")
    }

    private func avif(rotation: Int?) -> Data {
        let size = box("ispe", data("00000000"), number(40, bytes: 4), number(30, bytes: 4))
        let thumbnail = box("ispe", data("00000000"), number(4, bytes: 4), number(3, bytes: 4))
        let turn = rotation.map { box("irot", number($0, bytes: 1)) } ?? Data()
        // Item 1 is a thumbnail with the first property. Item 2 is primary.
        let associations =
            data("00000000 00000002 0001 01 01 0002")
            + (rotation == nil ? data("01 82") : data("02 82 83"))
        return box("ftyp", text("mif1"), number(0, bytes: 4), text("miaf"), text("avif"))
            + box(
                "meta",
                data("00000000"),
                box("pitm", data("00000000 0002")),
                box("iprp", box("ipco", thumbnail, size, turn), box("ipma", associations))
            )
    }

    private func webP(_ chunk: String, _ contents: String) -> Data {
        text("RIFF") + data("20000000") + text("WEBP") + text(chunk) + data("0a000000") + data(contents)
    }

    private func header(_ data: Data) -> String? {
        ImageHeader(of: data).map { "\($0.format) \($0.width)×\($0.height)" }
    }

    @Test func `each format has its size`() {
        #expect(header(png(width: 300, height: 7)) == "png 300×7")
        #expect(header(text("GIF89a") + data("02010300 000000 3b")) == "gif 258×3")
        #expect(header(jpeg()) == "jpeg 3×5")
        #expect(header(webP("VP8 ", "300000 9d012a 0a00 1400")) == "webP 10×20")
        #expect(header(webP("VP8L", "2f 09c00400")) == "webP 10×20")
        #expect(header(webP("VP8X", "10000000 090000 130000")) == "webP 10×20")
        #expect(header(avif(rotation: nil)) == "avif 40×30")
    }

    @Test func `a file that requests a rotation has the size that is displayed`() {
        #expect(header(jpeg(orientation: 1)) == "jpeg 3×5")
        #expect(header(jpeg(orientation: 6)) == "jpeg 5×3")
        #expect(header(avif(rotation: 2)) == "avif 40×30")
        #expect(header(avif(rotation: 3)) == "avif 30×40")
    }

    @Test func `a slice of data is read from its start`() {
        let slice = (Data([1, 2, 3]) + png(width: 2, height: 3)).dropFirst(3)
        #expect(header(slice) == "png 2×3")
    }

    @Test func `other data is not an image`() {
        for text in [
            "", "GIF89a", "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>", "<html>", "BM", "RIFF",
        ] {
            #expect(header(self.text(text)) == nil, "\(text)")
        }
        #expect(header(box("ftyp", text("heic"), number(0, bytes: 4), text("mif1"))) == nil)
    }

    @Test func `an image without pixels, or with too many, is not an image`() {
        for (width, height) in [(0, 5), (5, 0), (0xffff_ffff, 0xffff_ffff), (1 << 20, 1 << 20), (1 << 28, 2)] {
            #expect(header(png(width: width, height: height)) == nil)
        }
        #expect(header(png(width: 1 << 14, height: 1 << 14)) == "png 16384×16384")
    }

    @Test func `no truncated or changed header traps`() {
        let images = [
            png(width: 3, height: 4), jpeg(orientation: 6), avif(rotation: 1),
            webP("VP8 ", "300000 9d012a 0a00 1400"), webP("VP8L", "2f 09c00400"),
            webP("VP8X", "10000000 090000 130000"), text("GIF89a") + data("02010300 000000 3b"),
        ]
        for image in images {
            for count in 0..<image.count { _ = header(image.prefix(count)) }
            for position in image.indices {
                for byte: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
                    var changed = image
                    changed[position] = byte
                    _ = header(changed)
                }
            }
        }
    }

    @Test func `endless segments and boxes end`() {
        #expect(header(data("ffd8ff") + Data(repeating: 0xff, count: 1 << 20)) == nil)
        let empty = Data((0..<100_000).flatMap { _ in [0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65] as [UInt8] })
        #expect(header(box("ftyp", text("avif"), number(0, bytes: 4)) + empty) == nil)
    }
}
