import Foundation

/// Tells the whole program that it shows a preview, in the way that Xcode does: code that talks to the world outside
/// looks for this variable, and so does the context of dependencies. Called before anything of a preview is made.
func announcePreview() {
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
}
