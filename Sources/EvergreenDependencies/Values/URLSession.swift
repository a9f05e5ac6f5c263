import Foundation

private enum URLSessionKey: DependencyKey {
    static var liveValue: URLSession { .shared }

    /// A session whose use is reported, and which loads nothing.
    static var testValue: URLSession {
        DefaultTestValueFlag.current?.isSet.withLock { $0 = true }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [OfflineURLProtocol.self]
        return URLSession(configuration: configuration)
    }
}

/// Fails each request.
private final class OfflineURLProtocol: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { true }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() { client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet)) }
    override func stopLoading() {}
}

extension DependencyValues {
    /// Loads the contents of URLs. The live value is the shared session.
    ///
    /// In a test that does not set it, its use is reported as an issue, and its requests fail.
    public var urlSession: URLSession {
        get { self[URLSessionKey.self] }
        set { self[URLSessionKey.self] = newValue }
    }
}
