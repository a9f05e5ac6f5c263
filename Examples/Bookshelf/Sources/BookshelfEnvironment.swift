import Evergreen

private struct CatalogueKey: EnvironmentKey {
    static let defaultValue = Catalogue.notConnected
}

private struct ShelfKey: EnvironmentKey {
    static let defaultValue = Shelf.notConnected
}

extension EnvironmentValues {
    var catalogue: Catalogue {
        get { self[CatalogueKey.self] }
        set { self[CatalogueKey.self] = newValue }
    }

    var shelf: Shelf {
        get { self[ShelfKey.self] }
        set { self[ShelfKey.self] = newValue }
    }
}

// The context type of a request determines which of the two databases it reads, so that views need not specify it.

extension Query where Request.Context == Catalogue {
    init(_ request: Request) { self.init(request, in: \.catalogue) }
    init(_ request: Binding<Request>) { self.init(request, in: \.catalogue) }
    init(constant request: Request) { self.init(constant: request, in: \.catalogue) }
}

extension Query where Request.Context == Shelf {
    init(_ request: Request) { self.init(request, in: \.shelf) }
    init(_ request: Binding<Request>) { self.init(request, in: \.shelf) }
    init(constant request: Request) { self.init(constant: request, in: \.shelf) }
}
