import Foundation
import Testing

@testable import EvergreenOS

struct OSLogMessageTests {
    private func released(_ message: OSLogMessage) -> String { message.text(showsPrivate: false) }
    private func debugged(_ message: OSLogMessage) -> String { message.text(showsPrivate: true) }

    @Test func `numbers and types are public, and texts are private`() {
        let name = "Arthur"
        let message: OSLogMessage = "\(name) has \(7) of \(2.5), \(true), \(Int.self)"
        #expect(released(message) == "<private> has 7 of 2.500000, true, Int")
        #expect(debugged(message) == "Arthur has 7 of 2.500000, true, Int")
    }

    @Test func `descriptions and errors are private`() {
        let url = URL(filePath: "/tmp/x")
        let error: any Error = CancellationError()
        #expect(released("\(url) \(error)") == "<private> <private>")
        #expect(debugged("\(url) \(error)") == "file:///tmp/x CancellationError()")
    }

    @Test func `privacy options override the default`() {
        let name = "Arthur"
        #expect(released("\(name, privacy: .public) \(5, privacy: .private)") == "Arthur <private>")
        #expect(debugged("\(name, privacy: .private) \(5, privacy: .sensitive)") == "Arthur <private>")
    }

    @Test func `equal values have equal hashes`() {
        let (name, other) = ("Arthur", "Barbara")
        let hash = released("\(name, privacy: .private(mask: .hash))")
        #expect(hash.hasPrefix("<mask.hash: '"))
        #expect(hash == released("\(name, privacy: .sensitive(mask: .hash))"))
        #expect(hash != released("\(other, privacy: .auto(mask: .hash))"))
    }

    @Test func `integers have formats`() {
        #expect(
            debugged("\(-5, format: .decimal(minDigits: 3)) \(5, format: .decimal(explicitPositiveSign: true))")
                == "-005 +5"
        )
        #expect(
            debugged("\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))") == "ff 0xFF"
        )
        #expect(debugged("\(UInt8.max, format: .octal) \(Int64.min)") == "377 -9223372036854775808")
    }

    @Test func `floating-point numbers have formats`() {
        #expect(
            debugged("\(1.25, format: .fixed(precision: 1)) \(Float(0.5), format: .fixed(precision: 2))") == "1.2 0.50"
        )
        #expect(debugged("\(1234.5, format: .exponential(precision: 2)) \(1e9, format: .hybrid)") == "1.23e+03 1e+09")
        #expect(debugged("\(Double.nan) \(-Double.infinity)") == "nan -inf")
    }

    @Test func `values are aligned`() {
        let name = "ab"
        #expect(debugged("[\(name, align: .left(columns: 4))][\(7, align: .right(columns: 3))]") == "[ab  ][  7]")
        #expect(debugged("[\(name, align: .left(columns: -4))][\(name, align: .none)]") == "[ab][ab]")
    }
}
