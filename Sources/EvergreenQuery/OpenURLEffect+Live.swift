import Foundation

/// Lets effects and models open URLs with `DependencyValues.openURL`, as a view does with its environment.
extension OpenURLKey: DependencyKey {
    package static let liveValue = OpenURLEffect { url in
        #if canImport(SwiftUI)
            await withCheckedContinuation { continuation in
                Task { @MainActor in
                    EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
                }
            }
        #else
            await OpenURLAction.open(url)
        #endif
    }
}
