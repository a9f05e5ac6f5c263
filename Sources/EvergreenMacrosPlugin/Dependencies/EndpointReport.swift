/// What an unimplemented endpoint says.
struct EndpointReport {
    let name: String
    let fileID: String
    let filePath: String
    let line: String

    private var arguments: String {
        "\"\\(Self.self).\(name)\", fileID: \(fileID), filePath: \(filePath), line: \(line)"
    }

    /// Reports the issue.
    var statement: String { "_reportUnimplementedEndpoint(\(arguments))" }
    /// The error that the endpoint throws then.
    var error: String { "_UnimplementedEndpoint(endpoint: \"\\(Self.self).\(name)\")" }
    /// A closure that does both, of whatever type is asked for.
    var withClosure: String { "_unimplementedEndpoint(\(arguments))" }
}
