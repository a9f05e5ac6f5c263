import EvergreenConcurrency
import Logging

/// What is logged, by label: `notice`, or `notice,evergreen.database=debug`.
package struct LogLevels: Hashable, Sendable {
    /// The level of labels that are not named.
    package let standard: Logger.Level
    private let levels: [String: Logger.Level]

    /// The levels as a command line has them: one for all labels, and any number of `label=level`, separated by commas.
    ///
    /// - Throws: ``LogLevelsError``, which says which part is wrong.
    package init(_ text: String) throws(LogLevelsError) {
        var standard: Logger.Level?
        var levels: [String: Logger.Level] = [:]
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                String($0).trimmingSpaces
            }
            guard let name = words.last, let level = Logger.Level(rawValue: name.lowercased()) else {
                throw LogLevelsError(part: String(part), problem: .level)
            }
            if words.count == 1 {
                guard standard == nil else { throw LogLevelsError(part: String(part), problem: .secondStandard) }
                standard = level
            } else {
                guard !words[0].isEmpty else { throw LogLevelsError(part: String(part), problem: .label) }
                levels[words[0]] = level
            }
        }
        self.standard = standard ?? .notice
        self.levels = levels
    }

    /// The level of a label: that of the longest name which is the label, or what precedes a dot or a colon in it.
    package func level(of label: String) -> Logger.Level {
        var name = label[...]
        while true {
            if let level = levels[String(name)] { return level }
            guard let end = name.lastIndex(where: { $0 == "." || $0 == ":" }) else { return standard }
            name = name[..<end]
        }
    }

    private static let inUse = Locked(LogLevels?.none)

    /// Has the loggers of this process that are made with ``Logging/Logger/init(leveled:)`` from here on log at these levels.
    package static func use(_ levels: LogLevels) { inUse.withLock { $0 = levels } }

    fileprivate static func levelInUse(of label: String) -> Logger.Level? { inUse.withLock { $0 }?.level(of: label) }
}

/// What is wrong with the levels of a command line.
package struct LogLevelsError: Error, Hashable, Sendable, CustomStringConvertible {
    enum Problem: Hashable, Sendable {
        case level
        case label
        case secondStandard
    }

    let part: String
    let problem: Problem

    package var description: String {
        switch problem {
        case .level:
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            return "“\(part)” has none of the levels \(levels)."
        case .label: return "“\(part)” has no label before its level. Write it as evergreen.database=debug."
        case .secondStandard:
            return "“\(part)” is a second level for all labels. Say it once, and others as label=level."
        }
    }
}

extension Logger {
    /// A logger of the process's logging system, at the level that ``LogLevels`` have for its label; at the system's own, where
    /// none were said.
    package init(leveled label: String) {
        self.init(label: label)
        if let level = LogLevels.levelInUse(of: label) { logLevel = level }
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
