/// The frames of a page that are in flight, as known off the main actor. Determines whether the page can get another frame.
struct FrameLoad: Sendable {
    /// The bytes of rendered frames that the page has not acknowledged.
    var bytes = 0
    /// The frames that are being rendered or wait for it.
    var undrawnFrames = 0
    /// Whether all pages together can have more bytes in flight.
    var hasRoom = true
}
