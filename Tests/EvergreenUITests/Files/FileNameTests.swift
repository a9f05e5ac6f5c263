import Testing

@testable import EvergreenUI

struct FileNameTests {
    @Test(arguments: [
        ("photo.png", "photo.png"), ("../../etc/passwd", "passwd"), (#"C:\Users\a\b.txt"#, "b.txt"), ("..", "file"),
        (".bashrc", "bashrc"), ("", "file"), ("a\u{0}b\nc.txt", "abc.txt"), ("\u{202E}gpj.exe", "gpj.exe"),
        ("Müller – März.csv", "Müller – März.csv"), ("a:b?.txt", "ab.txt"), ("/", "file"),
    ])
    func `a client's file name is stripped of its path`(name: String, safe: String) {
        #expect(FileName.safe(name) == safe)
    }

    @Test func `a long name keeps its extension`() {
        let name = FileName.safe(String(repeating: "ä", count: 1000) + ".png")
        #expect(name.utf8.count <= 200 && name.hasSuffix("ä.png"))
    }

    @Test func `a file name gets its type's extension`() {
        #expect(FileName.of("Report", .pdf) == "Report.pdf")
        #expect(FileName.of("Report.PDF", .pdf) == "Report.PDF")
        #expect(FileName.of("v1.2", .plainText) == "v1.2.txt")
        #expect(FileName.of(nil, .png) == "Untitled.png")
        #expect(FileName.of("Anything", .data) == "Anything")
    }
}
