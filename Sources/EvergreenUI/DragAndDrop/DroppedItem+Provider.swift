import Foundation

extension DroppedItem {
    /// The item as an item provider.
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
            provider.register(file.url, of: file.contentType, owner: file)
            return provider
        case .provider(let provider): return provider
        }
    }
}
