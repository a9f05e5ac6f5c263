/// How much a page has under way, as far as it is known off the main actor: what decides whether it may have another frame.
struct FrameLoad: Sendable {
    /// The bytes of the frames that are drawn, and that the page has not acknowledged.
    var bytes = 0
    /// The frames that wait to be drawn, or are being drawn.
    var undrawnFrames = 0
    /// Whether all pages together may have more bytes under way.
    var hasRoom = true
}
