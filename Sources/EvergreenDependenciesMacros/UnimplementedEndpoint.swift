import IssueReporting

/// What an unimplemented endpoint of a ``DependencyClient()`` throws, after it has reported an issue.
public struct _UnimplementedEndpoint: Error, CustomStringConvertible, Sendable {
    /// The type of the client and the name of the endpoint.
    public let endpoint: String

    /// Makes the error.
    ///
    /// - Parameter endpoint: The type of the client and the name of the endpoint.
    public init(endpoint: String) {
        self.endpoint = endpoint
    }

    /// Names the endpoint.
    public var description: String { "Unimplemented: '\(endpoint)'" }
}

/// For expansions of the macros: reports the call of an unimplemented endpoint.
///
/// - Parameters:
///   - endpoint: The type of the client and the name of the endpoint.
///   - fileID: Where the endpoint is declared.
///   - filePath: Where the endpoint is declared.
///   - line: Where the endpoint is declared.
public func _reportUnimplementedEndpoint(
    _ endpoint: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt
) {
    reportIssue(
        "Unimplemented: '\(endpoint)' was called. Set it with 'withDependencies', or where the client is made.",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: 1
    )
}

// The closures of endpoints whose type is only a name in the source: the compiler finds the overload by the type that it
// stands for. Each is taken for an asynchronous one, too, and those that do not throw for one that does: that one is favored.

/// For expansions of the macros: an endpoint that throws.
public func _unimplementedEndpoint<each Argument, Result>(
    _ endpoint: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt
) -> @Sendable (repeat each Argument) throws -> Result {
    { (_: repeat each Argument) in
        _reportUnimplementedEndpoint(endpoint, fileID: fileID, filePath: filePath, line: line)
        throw _UnimplementedEndpoint(endpoint: endpoint)
    }
}

/// For expansions of the macros: an endpoint that returns nothing.
@_disfavoredOverload
public func _unimplementedEndpoint<each Argument>(
    _ endpoint: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt
) -> @Sendable (repeat each Argument) -> Void {
    { (_: repeat each Argument) in
        _reportUnimplementedEndpoint(endpoint, fileID: fileID, filePath: filePath, line: line)
    }
}

/// For expansions of the macros: an endpoint that returns an optional.
@_disfavoredOverload
public func _unimplementedEndpoint<each Argument, Result>(
    _ endpoint: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt
) -> @Sendable (repeat each Argument) -> Result? {
    { (_: repeat each Argument) in
        _reportUnimplementedEndpoint(endpoint, fileID: fileID, filePath: filePath, line: line)
        return nil
    }
}
