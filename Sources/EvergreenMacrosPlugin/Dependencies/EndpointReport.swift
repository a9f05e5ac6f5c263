/// The issue report of an unimplemented endpoint.
struct EndpointReport {
    let name: String
    let fileID: String
    let filePath: String
    let line: String

    private var arguments: String {
        "\"\\(Self.self).\(name)\", fileID: \(fileID), filePath: \(filePath), line: \(line)"
    }

    /// The statement that reports the issue.
    var statement: String { "_reportUnimplementedEndpoint(\(arguments))" }
    /// The error that the endpoint then throws.
    var error: String { "_UnimplementedEndpoint(endpoint: \"\\(Self.self).\(name)\")" }
    /// A closure that reports the issue and throws, with an inferred type.
    var withClosure: String { "_unimplementedEndpoint(\(arguments))" }
}
