import Evergreen
import Foundation

/// Links that the browser follows, URLs that views open, and both where the app handles them.
struct LinksPage: View {
    @State private var handled: [String] = []
    @State private var showsSite = false
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    private let site = URL(string: "https://example.org/")

    var body: some View {
        List {
            Section("The browser's") {
                Links(site: site)
            }
            Section("The app's") {
                Links(site: URL(string: "gallery://leaf"))
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            handled.append(url.absoluteString)
                            return .handled
                        }
                    )
                LabeledContent("Handled", value: handled.joined(separator: ", "))
                    .accessibilityIdentifier("handled")
            }
            Section("Another site") {
                Toggle("WebView", isOn: $showsSite)
                if showsSite { WebView(url: site).frame(height: 240).accessibilityLabel("Example") }
            }
            Section("Windows") {
                Button("Open the atlas") { openWindow(id: "atlas") }
                Button("Open the writer in a window of its own") { openWindow(id: "writer") }
                Button("Close the writer") { dismissWindow(id: "writer") }
                Button("Close this page") { dismissWindow() }
            }
        }
        .navigationTitle("Links")
    }
}

private struct Links: View {
    let site: URL?
    @Environment(\.openURL) private var openURL

    var body: some View {
        if let site {
            Link("Link", destination: site)
            Button("Open") { openURL(site) }
        }
        Text("A text with [a link](https://example.org/text).")
    }
}
