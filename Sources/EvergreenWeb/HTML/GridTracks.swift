import EvergreenDocument

/// Grid tracks in the names of style classes: `f80`, `x10`, `a80_200`, joined by `-`.
enum GridTracks {
    /// The maximum number of tracks.
    static let limit = 16

    static func name(of tracks: [GridTrack]) -> String {
        tracks.prefix(limit).map { track in
            let minimum = points(track.minimum)
            let name = track.kind.rawValue + String(minimum)
            guard track.kind != .fixed, track.maximum.isFinite else { return name }
            return name + "_\(max(points(track.maximum), minimum))"
        }
        .joined(separator: "-")
    }

    /// Returns nil for any name that `name(of:)` does not produce.
    static func tracks(named name: some StringProtocol) -> [GridTrack]? {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...limit).contains(parts.count) else { return nil }
        var tracks: [GridTrack] = []
        for part in parts {
            guard let kind = GridTrack.Kind(rawValue: String(part.prefix(1))) else { return nil }
            let numbers = part.dropFirst().split(separator: "_", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...2).contains(numbers.count), let minimum = numbers[0], let maximum = numbers.last,
                numbers.count == 1 || maximum != nil
            else { return nil }
            tracks.append(
                GridTrack(
                    kind: kind,
                    minimum: Double(minimum),
                    maximum: numbers.count == 1 ? .infinity : maximum.map(Double.init) ?? .infinity
                )
            )
        }
        return self.name(of: tracks) == String(name) ? tracks : nil
    }

    /// The value of `grid-template-columns` or `grid-template-rows`, with at most one repeating track.
    static func css(of tracks: [GridTrack]) -> String {
        var repeats = false
        return tracks.map { track in
            let minimum = points(track.minimum)
            if track.kind == .fixed { return "\(minimum)px" }
            let maximum = track.maximum.isFinite ? "\(points(track.maximum))px" : "1fr"
            // A column is never wider than the page.
            let width = "minmax(min(\(minimum)px,100%),\(maximum))"
            guard track.kind == .adaptive, !repeats else { return width }
            repeats = true
            return "repeat(auto-fill,\(width))"
        }
        .joined(separator: " ")
    }

    private static func points(_ length: Double) -> Int {
        length.isFinite ? Int(min(max(length, 0), 10_000).rounded()) : 0
    }
}
