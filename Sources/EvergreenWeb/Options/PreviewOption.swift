public import ArgumentParser

/// The value of the option `--preview`.
public enum PreviewOption: Hashable, Sendable {
    /// `--preview`: list the previews.
    case list
    /// `--preview NAME`: show a preview on the page.
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
