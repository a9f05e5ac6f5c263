/// A preview in this program, with a unique name.
@MainActor
public struct Preview {
    /// The namespace of traits for view previews. See ``PreviewTrait``.
    public enum ViewTraits {}

    /// Unique in the program.
    package let name: String
    /// The source location, `Players/PlayerList.swift:70`, or the module of a provider.
    package let location: String
    /// Shorter names, such as the title, which are valid if they are unambiguous.
    let shortNames: [String]
    let body: @MainActor () -> any View
}

extension Preview {
    /// Returns all previews in this program, ordered by module, file and line.
    package static func all() -> [Preview] {
        var types: Set<ObjectIdentifier> = []
        let declarations = conformingTypes(to: (any _PreviewSource).self)
            .filter { types.insert(ObjectIdentifier($0)).inserted }
            .compactMap { ($0 as? any _PreviewSource.Type)?._declaration }
        return named(declarations)
    }

    /// Gives each declaration the shortest unambiguous name.
    package static func named(_ declarations: [_PreviewDeclaration]) -> [Preview] {
        let declarations = declarations.sorted { $0.order < $1.order }
        let candidates = declarations.map(\.names)
        var uses: [String: Int] = [:]
        for name in candidates.joined() { uses[name, default: 0] += 1 }
        var numbers: [String: Int] = [:]
        return zip(declarations, candidates).map { declaration, names in
            let unique = names.first { uses[$0] == 1 }
            let longest = names.last ?? ""
            if unique == nil { numbers[longest, default: 0] += 1 }
            return Preview(
                name: unique ?? "\(longest) (\(numbers[longest, default: 1]))",
                location: declaration.location,
                shortNames: declaration.shortNames,
                body: declaration.body
            )
        }
    }
}

extension _PreviewDeclaration {
    /// The candidate names, shortest first, without duplicates.
    fileprivate var names: [String] {
        switch origin {
        case .type(let module, let name):
            [name, "\(module).\(name)"]
        case .macro(nil, let fileID, let line):
            ["\(file(of: fileID)):\(line)", "\(fileID):\(line)"]
        case .macro(let title?, let fileID, let line):
            ["\(file(of: fileID)): \(title)", "\(fileID): \(title)", "\(fileID):\(line): \(title)"]
        }
    }

    fileprivate var shortNames: [String] {
        switch origin {
        case .type(let module, let name): ["\(module).\(name)"]
        case .macro(let title, let fileID, let line):
            [title, "\(file(of: fileID)):\(line)", "\(fileID):\(line)"].compactMap { $0 }
        }
    }

    fileprivate var location: String {
        switch origin {
        case .type(let module, _): module
        case .macro(_, let fileID, let line): "\(fileID):\(line)"
        }
    }

    /// The sort key. Providers, whose files are unknown, precede the macros of their module.
    fileprivate var order: (String, String, Int, String) {
        switch origin {
        case .type(let module, let name): (module, "", 0, name)
        case .macro(let title, let fileID, let line):
            (String(fileID.prefix { $0 != "/" }), fileID, line, title ?? "")
        }
    }

    private func file(of fileID: String) -> Substring {
        fileID.split(separator: "/").last ?? ""
    }
}
