extension Scene {
    /// Sets the description of the pages of this scene, one or two sentences that search engines show below the title.
    ///
    /// It is localized for the language of the request. SwiftUI has no such modifier: `Documentation/Addresses.md` describes what to do on
    /// Apple platforms.
    public func pageDescription(_ key: LocalizedStringKey) -> some Scene { pageDescription(Text(key)) }

    /// Sets the description of the pages of this scene to verbatim text.
    @_disfavoredOverload
    public func pageDescription(_ text: some StringProtocol) -> some Scene { pageDescription(Text(text)) }

    /// Sets the description of the pages of this scene.
    public func pageDescription(_ text: Text) -> some Scene { transformEnvironment { $0.pageDescription = text } }
}
