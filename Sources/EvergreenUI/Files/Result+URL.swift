import Foundation

extension Result<[URL], any Error> {
    /// The first file, for requests of a single file.
    var only: Result<URL, any Error> {
        flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
    }
}
