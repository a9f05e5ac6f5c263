/// A frame from the server to a page: `[number, event, [operation…], 1]`.
///
/// - The number increases by one with each frame; the page acknowledges it. 0 for a frame without operations, which needs no
///   acknowledgement.
/// - The event is the number of the page's last event that was handled before the frame was made. The page keeps each event until it is
///   acknowledged by this number, and does not update a field that a later event has changed.
/// - The trailing 1 marks a response to an event of this page, which may change the focused field.
struct PageFrame: Hashable, Sendable {
    var number: Int
    var event: Int
    var operations: [PageOperation] = []
    /// Operations that were serialized for several pages, after the others: see ``text(of:)``.
    var drawnOperations: [String] = []
    var isAnswer = false

    /// Returns operations in the format of a frame.
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
