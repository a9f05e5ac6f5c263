import EvergreenConcurrency
import Logging

/// Log levels by label: `notice`, or `notice,evergreen.database=debug`.
package struct LogLevels: Hashable, Sendable {
    /// The level of all other labels.
    package let standard: Logger.Level
    private let levels: [String: Logger.Level]

    /// Parses the value of a command-line option: one level for all labels, and any number of `label=level`, separated by commas.
    ///
    /// - Throws: ``LogLevelsError``, with the invalid part.
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

    /// Returns the level of a label: that of its longest prefix with a level, up to a dot or a colon.
    package func level(of label: String) -> Logger.Level {
        var name = label[...]
        while true {
            if let level = levels[String(name)] { return level }
            guard let end = name.lastIndex(where: { $0 == "." || $0 == ":" }) else { return standard }
            name = name[..<end]
        }
    }

    private static let inUse = Locked(LogLevels?.none)

    /// Sets the levels of the loggers that are created with ``Logging/Logger/init(leveled:)`` from now on in this process.
    package static func use(_ levels: LogLevels) { inUse.withLock { $0 = levels } }

    fileprivate static func levelInUse(of label: String) -> Logger.Level? { inUse.withLock { $0 }?.level(of: label) }
}

/// An error in the log levels of a command line.
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
            return "“\(part)” does not contain one of the levels \(levels)."
        case .label: return "“\(part)” has no label before its level. Write it as evergreen.database=debug."
        case .secondStandard:
            return "“\(part)” is a second level for all labels. Specify it once, and others as label=level."
        }
    }
}

extension Logger {
    /// Creates a logger of the process's logging system, with the level of ``LogLevels`` for its label; with the system's own level if none
    /// is set.
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
