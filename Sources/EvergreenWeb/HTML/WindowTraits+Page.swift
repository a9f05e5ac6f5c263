import EvergreenDocument
import Foundation

extension WindowTraits {
    /// The traits in the format of a page: `dark.compact.regular.active.still.Europe/Berlin`, or `still-contrast-opaque-inverted-x200` for
    /// increased contrast, reduced transparency, inverted colors and two pixels per point. An unknown time zone is omitted.
    var pageText: String {
        var words = [
            colorScheme.rawValue, horizontalSizeClass.rawValue, verticalSizeClass.rawValue, scenePhase.rawValue,
            ([reducesMotion ? "still" : "moving"] + (increasesContrast ? ["contrast"] : [])
                + (reducesTransparency ? ["opaque"] : [])
                + (invertsColors ? ["inverted"] : [])
                + (displayScale == 1 ? [] : ["x\(Int((displayScale * 100).rounded()))"])).joined(separator: "-"),
        ]
        if let timeZone { words.append(timeZone.identifier) }
        return words.joined(separator: ".")
    }

    /// Parses a page's traits. Nil for anything else, except for a time zone that the server does not know, which is ignored.
    init?(pageText text: some StringProtocol) {
        guard text.utf8.count <= 200 else { return nil }
        let words = Substring(text).split(separator: Character("."), maxSplits: 5, omittingEmptySubsequences: false)
            .map(String.init)
        guard words.count == 5 || words.count == 6,
            let colorScheme = ColorScheme(rawValue: words[0]),
            let horizontal = UserInterfaceSizeClass(rawValue: words[1]),
            let vertical = UserInterfaceSizeClass(rawValue: words[2]),
            let scenePhase = ScenePhase(rawValue: words[3]),
            case let wishes = words[4].split(separator: "-", omittingEmptySubsequences: false),
            wishes.first == "still" || wishes.first == "moving",
            wishes.dropFirst().allSatisfy({
                ["contrast", "opaque", "inverted"].contains($0) || Self.scale($0) != nil
            })
        else { return nil }
        self.init()
        self.colorScheme = colorScheme
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        self.scenePhase = scenePhase
        reducesMotion = wishes.first == "still"
        increasesContrast = wishes.contains("contrast")
        reducesTransparency = wishes.contains("opaque")
        invertsColors = wishes.contains("inverted")
        displayScale = wishes.lazy.compactMap(Self.scale).first ?? 1
        timeZone = words.count == 6 ? TimeZone(identifier: words[5]) : nil
    }

    /// Parses a scale, such as `x200` for two; nil for anything else.
    private static func scale(_ word: Substring) -> Double? {
        guard word.first == "x", let percent = Int(word.dropFirst()), (25...1000).contains(percent) else { return nil }
        return Double(percent) / 100
    }
}
