public import ArgumentParser

/// What the option `--preview` asks for.
public enum PreviewOption: Hashable, Sendable {
    /// `--preview`: to say which previews there are.
    case list
    /// `--preview NAME`: to show one in the page.
    case named(String)
}

extension PreviewOption: ExpressibleByArgument, CustomStringConvertible {
    /// Reads the name of a preview: that there is one of that name is not checked here.
    public init(argument: String) {
        self = .named(argument)
    }

    /// What is said of the option in the help.
    public var description: String {
        switch self {
        case .list: "list them"
        case .named(let name): name
        }
    }
}
