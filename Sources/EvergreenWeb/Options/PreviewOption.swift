public import ArgumentParser

/// The value of the option `--preview`.
public enum PreviewOption: Hashable, Sendable {
    /// `--preview`: prints the list of previews.
    case list
    /// `--preview NAME`: shows a preview on the page.
    case named(String)
}

extension PreviewOption: ExpressibleByArgument, CustomStringConvertible {
    /// Parses the name of a preview. Whether it exists is checked later.
    public init(argument: String) {
        self = .named(argument)
    }

    /// The value's text in the command-line help.
    public var description: String {
        switch self {
        case .list: "list them"
        case .named(let name): name
        }
    }
}
