import Foundation

/// Announces to the whole program that it shows a preview, like Xcode: code with external effects checks this variable, and so does the
/// context of dependencies. Called before any part of a preview is created.
func announcePreview() {
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
}
