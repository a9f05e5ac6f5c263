import Foundation

extension Result<[URL], any Error> {
    /// The first file: the only one where one was asked for.
    var only: Result<URL, any Error> {
        flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
    }
}
