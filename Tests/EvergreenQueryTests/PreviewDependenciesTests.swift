import EvergreenQuery
import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct PreviewDependenciesTests {
    private struct Clock: View {
        @Dependency(\.date.now) private var now
        @Dependency(\.uuid) private var uuid

        var body: some View { Text("\(Int(now.timeIntervalSince1970)), \(uuid().uuidString.suffix(1))") }
    }

    @Test func `a preview has its traits' dependencies on each page`() {
        let declaration = _PreviewDeclaration(
            nil,
            fileID: "Module/File.swift",
            line: 1,
            traits: [
                .dependency(\.date, .constant(Date(timeIntervalSince1970: 7))),
                .dependencies { $0.uuid = .constant(UUID(5)) },
            ]
        ) { Clock() }
        for preview in Preview.named([declaration]) + Preview.named([declaration]) {
            #expect(Screen { PreviewWindow(preview) }.texts == ["7, 5"])
        }
    }
}
