// Prints the whole table, or only the parts that are named as arguments: inserts, fetch, property, history, memory.

let arguments = CommandLine.arguments.dropFirst()

if arguments.first == "hold", let variant = arguments.dropFirst().first.flatMap(Memory.init), let path = arguments.last
{
    try hold(variant, path: path)
} else {
    func isAsked(_ part: String) -> Bool { arguments.isEmpty || arguments.contains(part) }

    Table.printHead()
    if isAsked("inserts") { try await insertAndSave() }
    if isAsked("fetch") { try await fetch() }
    if isAsked("property") { try await oneProperty() }
    if isAsked("history") { try await history() }
    if isAsked("memory") { try memory() }
}
