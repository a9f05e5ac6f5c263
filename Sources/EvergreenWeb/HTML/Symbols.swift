import EvergreenConcurrency
import EvergreenLogging
import Foundation
import Logging

/// The available symbols: drawings in `Page/symbols.svg` under the names that apps use.
enum Symbols {
    static let names = Set(SymbolFiles.addresses.keys)

    /// The symbols that point along or against the reading direction.
    private static let directional = names.filter {
        $0.hasSuffix("ward") || $0.contains("forward.") || $0.contains("backward.")
    }

    private static let reported = Locked<Set<String>>([])

    /// Returns the URL of a symbol's drawing. An unknown symbol gets a neutral one, and is logged once.
    static func address(of name: String) -> String {
        if let address = SymbolFiles.addresses[name] ?? simpler(name).flatMap({ SymbolFiles.addresses[$0] }) {
            return address
        }
        // Names can be computed, so the set of logged names is bounded.
        let isFirst = reported.withLock { $0.count < 1000 && $0.insert(name).inserted }
        if isFirst {
            Logger(leveled: "evergreen.web").warning(
                "There is no symbol of this name: a square stands in its place.",
                metadata: ["symbol": "\(name)"]
            )
        }
        return SymbolFiles.addresses["placeholder"] ?? ""
    }

    /// Returns the name of the drawing of a symbol: its own, or that of its base symbol. An unknown symbol gets the neutral one.
    static func drawnName(of name: String) -> String? {
        let known = names.contains(name) ? name : simpler(name) ?? "placeholder"
        return names.contains(known) ? known : nil
    }

    /// Returns the base symbol of a missing variant; nil for none.
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

    /// Whether a symbol points along or against the reading direction, and so is mirrored in right-to-left layouts.
    static func followsReading(_ name: String) -> Bool { directional.contains(name) }

    /// `arrow.up.arrow.down` is read as "arrow up arrow down".
    static func spokenName(of name: String) -> String {
        name.replacing(".", with: " ")
    }
}
