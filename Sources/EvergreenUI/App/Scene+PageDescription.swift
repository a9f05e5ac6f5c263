extension Scene {
    /// Says in a sentence or two what the pages of this scene are about: search engines show it below the title.
    ///
    /// It is in the language of the person who asks for the page. SwiftUI has no such modifier: `Documentation/Addresses.md` says what
    /// to do on Apple platforms.
    public func pageDescription(_ key: LocalizedStringKey) -> some Scene { pageDescription(Text(key)) }

    /// Says in a sentence or two what the pages of this scene are about, in a text that is not localized.
    @_disfavoredOverload
    public func pageDescription(_ text: some StringProtocol) -> some Scene { pageDescription(Text(text)) }

    /// Says in a sentence or two what the pages of this scene are about.
    public func pageDescription(_ text: Text) -> some Scene { transformEnvironment { $0.pageDescription = text } }
}
