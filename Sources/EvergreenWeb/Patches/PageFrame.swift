/// What the server sends over a socket: `[number, event, [operation…], 1]`.
///
/// - The number counts up by one from frame to frame; the page acknowledges it. 0 for a frame that needs no answer, and has
///   no operations.
/// - The event is the number of the page's last event that was handled before the frame was made. The page keeps each
///   event until it receives its number, and does not update a field that a later event has changed.
/// - The 1 at the end is there if the frame answers an event of this page, so that it may change the field that has
///   the focus.
struct PageFrame: Hashable, Sendable {
    var number: Int
    var event: Int
    var operations: [PageOperation] = []
    /// Operations that were drawn for several pages, after the others: see ``text(of:)``.
    var drawnOperations: [String] = []
    var isAnswer = false

    /// Operations as a frame has them.
    static func text(of operations: [PageOperation]) -> String {
        var json = JSONWriter()
        for operation in operations { operation.write(to: &json) }
        return json.text
    }

    var text: String {
        var json = JSONWriter()
        json.array { json in
            json.integer(number)
            json.integer(event)
            if number > 0 {
                json.array { json in
                    for operation in operations { operation.write(to: &json) }
                    for text in drawnOperations { json.values(text) }
                }
            }
            if isAnswer { json.integer(1) }
        }
        return json.text
    }
}
