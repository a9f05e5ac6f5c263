import IssueReporting

/// The error of an unimplemented endpoint of a ``DependencyClient()``, thrown after it has reported an issue.
public struct _UnimplementedEndpoint: Error, CustomStringConvertible, Sendable {
    /// The type of the client and the name of the endpoint.
    public let endpoint: String

    /// Creates the error.
    ///
    /// - Parameter endpoint: The type of the client and the name of the endpoint.
    public init(endpoint: String) {
        self.endpoint = endpoint
    }

    /// The name of the endpoint.
    public var description: String { "Unimplemented: '\(endpoint)'" }
}

/// For macro expansions: reports the call of an unimplemented endpoint.
///
/// - Parameters:
///   - endpoint: The type of the client and the name of the endpoint.
///   - fileID: The location of the endpoint.
///   - filePath: The location of the endpoint.
///   - line: The location of the endpoint.
public func _reportUnimplementedEndpoint(
    _ endpoint: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt
) {
    reportIssue(
        "Unimplemented: '\(endpoint)' was called. Set it with 'withDependencies', or where the client is created.",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: 1
    )
}

// The closures of endpoints whose type is an alias: the compiler selects the overload by the underlying type. Each overload also matches
// asynchronous closures, and the throwing one also those that do not throw: it is favored.

/// For macro expansions: an endpoint that throws.
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

/// For macro expansions: an endpoint that returns `Void`.
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

/// For macro expansions: an endpoint that returns an optional.
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
