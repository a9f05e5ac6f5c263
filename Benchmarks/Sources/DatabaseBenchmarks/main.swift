// Prints the whole table, or only the parts that are named as arguments: rows, commits, subscribers, inserts, filter, memory, others.

import Measurements

let arguments = CommandLine.arguments.dropFirst()

if arguments.first == "hold", let variant = arguments.dropFirst().first.flatMap(Memory.init), let path = arguments.last
{
    try await hold(variant, path: path)
} else {
    func isAsked(_ part: String) -> Bool { arguments.isEmpty || arguments.contains(part) }

    Table.printHead()
    if isAsked("rows") {
        let small = try await oneRow(players: 10_000, grdbRuns: 7)
        _ = try await oneRow(players: 100_000, grdbRuns: 7)
        let large = try await oneRow(players: 1_000_000, grdbRuns: 3)
        Table.printNote("1,000,000 rows take \(text(large.median / small.median)) times as long as 10,000")
    }
    if isAsked("commits") { try await manyCommits() }
    if isAsked("subscribers") { try await manySubscribers() }
    if isAsked("inserts") { try await bulkInsert() }
    if isAsked("filter") { try await outsideFilter() }
    if isAsked("memory") { try memory() }
    if isAsked("others") { try await otherConnection() }
}
