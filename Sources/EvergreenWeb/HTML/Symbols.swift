import EvergreenConcurrency
import EvergreenLogging
import Foundation
import Logging

/// The symbols that there are: drawings in `Page/symbols.svg`, each under the name that an app uses.
enum Symbols {
    static let names = Set(SymbolFiles.addresses.keys)

    /// Those that point in the direction of reading or against it.
    private static let directional = names.filter {
        $0.hasSuffix("ward") || $0.contains("forward.") || $0.contains("backward.")
    }

    private static let reported = Locked<Set<String>>([])

    /// Where the drawing of a symbol is. A symbol that does not exist has a neutral one, and is reported once.
    static func address(of name: String) -> String {
        if let address = SymbolFiles.addresses[name] ?? simpler(name).flatMap({ SymbolFiles.addresses[$0] }) {
            return address
        }
        // Names can be computed: the set of those reported stays bounded.
        let isFirst = reported.withLock { $0.count < 1000 && $0.insert(name).inserted }
        if isFirst {
            Logger(leveled: "evergreen.web").warning(
                "There is no symbol of this name: a square stands in its place.",
                metadata: ["symbol": "\(name)"]
            )
        }
        return SymbolFiles.addresses["placeholder"] ?? ""
    }

    /// The symbol of which there is no such variant; nil for none.
    private static func simpler(_ name: String) -> String? {
        var parts = name.split(separator: ".")
        while let last = parts.last, variants.contains(last) {
            parts.removeLast()
            let name = parts.joined(separator: ".")
            if names.contains(name) { return name }
        }
        return nil
    }

    private static let variants: Set<Substring> = ["fill", "slash", "circle", "square", "rectangle"]

    /// Whether a symbol points in the direction of reading or against it: it is mirrored from right to left.
    static func followsReading(_ name: String) -> Bool { directional.contains(name) }

    /// `arrow.up.arrow.down` is read as "arrow up arrow down".
    static func spokenName(of name: String) -> String {
        name.replacing(".", with: " ")
    }
}
