import Foundation

extension DroppedItem {
    /// The item for code that takes providers.
    var provider: NSItemProvider {
        switch self {
        case .value(let value):
            let provider = NSItemProvider()
            provider.register(value: value)
            return provider
        case .data(let data, let type):
            let provider = NSItemProvider()
            provider.add(ItemRepresentation(type: type) { .data(data) })
            return provider
        case .file(let file):
            let provider = NSItemProvider()
            provider.suggestedName = file.url.deletingPathExtension().lastPathComponent
            // The file is there as long as the object.
            provider.add(ItemRepresentation(type: file.contentType) { .file(file.url) })
            provider.add(ItemRepresentation(type: .fileURL) { .data(file.url.dataRepresentation) })
            return provider
        case .provider(let provider): return provider
        }
    }
}
