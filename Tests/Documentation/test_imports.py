"""Compiles source with Apple's imports: an app's, with the module aliases of the article, and Evergreen's, with the conditional branch for
Apple platforms.

The latter shows that the shared sources are complete on Apple platforms: that they declare what they use, in the right order
of imports and conditions. It does not show that SwiftUI and Combine declare the same as the modules that substitute for them.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from articles import ROOT
from compiler import compile_module, package_name, run

ARTICLE = ROOT / "Sources" / "Evergreen" / "Evergreen.docc" / "FromSwiftUI.md"


def aliases() -> list[str]:
    """The compiler options that the article sets for a target."""
    return re.findall(r'"(-module-alias|\w+=\w+)"', ARTICLE.read_text())


APP = {
    "App.swift": """
        import SwiftUI
        import GRDB
        import GRDBQuery

        @main
        struct PlayersApp: App {
            var body: some Scene {
                WindowGroup { PlayerList() }
            }
        }

        struct Player: Codable, Identifiable, FetchableRecord, TableRecord, Sendable {
            var id: Int64
            var name: String
        }

        struct PlayersRequest: ValueObservationQueryable {
            static var defaultValue: [Player] { [] }
            func fetch(_ db: Database) throws -> [Player] { try Player.fetchAll(db) }
        }

        struct PlayerList: SwiftUI.View {
            @Query(PlayersRequest()) private var players: [Player]
            @Environment(\\.accent) private var accent
            @SwiftUI.State private var isEditing = false

            var body: some SwiftUI.View {
                List(players) { player in Text(player.name) }
            }
        }

        extension EnvironmentValues {
            @Entry var accent = 1
        }

        #Preview { PlayerList() }

        #if !canImport(SwiftUI)
            #error("Apple's branch is not taken.")
        #endif
        """,
    "Model.swift": """
        import Combine
        import Foundation
        import os
        import OSLog
        import UIKit
        import WebKit

        private let logger = Logger(subsystem: "com.example.players", category: "import")

        final class Importer: ObservableObject {
            @Published private(set) var count = 0
            private var cancellables: Set<AnyCancellable> = []

            init(names: AnyPublisher<String, Never>) {
                names.sink { [weak self] name in
                    logger.info("\\(name, privacy: .private) is number \\(self?.count ?? 0)")
                    self?.count += 1
                }
                .store(in: &cancellables)
            }
        }
        """,
    "Report.swift": """
        import CoreTransferable
        import PhotosUI
        import SwiftUI
        import UniformTypeIdentifiers

        struct Report: FileDocument {
            static let readableContentTypes: [UTType] = [.plainText]
            var text = ""

            init() {}

            init(configuration: ReadConfiguration) throws {
                guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
                text = String(decoding: data, as: UTF8.self)
            }

            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                FileWrapper(regularFileWithContents: Data(text.utf8))
            }
        }

        struct Entry: Codable, Transferable {
            var name: String

            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: UTType(exportedAs: "com.example.entry", conformingTo: .json))
                ProxyRepresentation(exporting: \\.name)
            }
        }

        struct ReportView: SwiftUI.View {
            @State private var isImporting = false
            @State private var isExporting = false
            @State private var report = Report()
            @State private var item: PhotosPickerItem?
            @State private var data: Data?

            var body: some SwiftUI.View {
                Button("Open") { isImporting = true }
                    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .json]) { result in
                        guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else { return }
                        defer { url.stopAccessingSecurityScopedResource() }
                        report.text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
                    }
                    .fileExporter(isPresented: $isExporting, document: report, contentType: .plainText) { _ in }
                PhotosPicker("Photo", selection: $item, matching: .images)
                    .onChange(of: item) {
                        Task { data = try? await item?.loadTransferable(type: Data.self) }
                    }
            }
        }
        """,
    "Scores.swift": """
        import Charts
        import SwiftUI

        struct Scores: SwiftUI.View {
            let scores: [Int]

            var body: some SwiftUI.View {
                Chart(Array(scores.enumerated()), id: \\.offset) { item in
                    BarMark(x: .value("Game", item.offset), y: .value("Score", item.element))
                }
            }
        }
        """,
    "Trip.swift": """
        import SwiftData

        @Model
        final class Trip {
            var name: String
            init(name: String) { self.name = name }
        }
        """,
    "Counter.swift": """
        import ComposableArchitecture
        import Dependencies

        @Reducer
        struct Counter {
            @ObservableState
            struct State: Equatable {
                var count = 0
                @Shared(.appStorage("total")) var total = 0
            }
            enum Action { case increment }

            @Dependency(\\.uuid) var uuid

            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    state.count += 1
                    state.$total.withLock { $0 += 1 }
                    return .none
                }
            }
        }
        """,
    "Player.swift": """
        import CasePaths
        import Clocks
        import CombineSchedulers
        import ConcurrencyExtras
        import IdentifiedCollections
        import Perception
        import SwiftNavigation
        import SwiftUI
        import SwiftUINavigation
        import XCTestDynamicOverlay

        @MainActor
        @Perceptible
        final class PlayersModel {
            @CasePathable
            enum Destination {
                case alert(AlertState<Never>)
                case edit(String)
            }

            var names: IdentifiedArrayOf<Identified<Int, String>> = []
            var destination: Destination?
            var focus: Int?
            let clock: any Clock<Duration> = ImmediateClock()
            let queue: AnySchedulerOf<DispatchQueue> = .immediate
            let count = LockIsolated(0)

            func load() async throws {
                try await clock.sleep(for: .seconds(1))
                count.withValue { $0 += 1 }
                if isTesting { XCTFail("load") }
                observe { [weak self] in _ = self?.focus }.cancel()
            }
        }

        struct PlayersView: SwiftUI.View {
            @Perception.Bindable var model: PlayersModel
            @FocusState private var focus: Int?

            var body: some SwiftUI.View {
                WithPerceptionTracking {
                    TextField("Name", text: .constant(""))
                        .focused($focus, equals: 1)
                        .bind($model.focus, to: $focus)
                        .alert($model.destination.alert)
                }
            }
        }
        """,
    "Settings.swift": """
        import Foundation
        import Sharing
        import SwiftUI

        extension SharedKey where Self == FileStorageKey<[String]>.Default {
            static var names: Self { Self[.fileStorage(URL(filePath: "names.json")), default: []] }
        }

        struct SettingsView: SwiftUI.View {
            @Shared(.names) private var names
            @SharedReader(.appStorage("isOn")) private var isOn = false

            var body: some SwiftUI.View {
                ForEach(Array($names.enumerated), id: \\.offset) { name in
                    TextField("Name", text: Binding(name.element))
                }
                Button("Add") { $names.withLock { $0.append("") } }
            }
        }

        extension Shared where Value == [String] {
            fileprivate var enumerated: [(offset: Int, element: Shared<String>)] {
                Array(self).enumerated().map { ($0.offset, $0.element) }
            }
        }
        """,
}


def test_the_source_of_an_app_compiles_with_apples_imports() -> None:
    assert compile_module(APP, aliases()) == []


@pytest.mark.parametrize(
    "module",
    [
        "SwiftUI", "Charts", "Combine", "os", "OSLog", "GRDBQuery", "Sharing", "SwiftData", "CasePaths", "Clocks",
        "CombineSchedulers", "ConcurrencyExtras", "IdentifiedCollections", "Perception", "SwiftNavigation", "SwiftUINavigation",
        "XCTestDynamicOverlay",
    ],
)
def test_an_import_needs_its_alias(module: str) -> None:
    """Verifies that the test above compiles because of the aliases."""
    options = aliases()
    index = next(i for i, option in enumerate(options) if option.startswith(f"{module}="))
    problems = compile_module(APP, options[: index - 1] + options[index + 1 :])
    assert any(f"no such module '{module}'" in problem for problem in problems), problems


@pytest.mark.parametrize("module", ["EvergreenQuery", "EvergreenSharing"])
def test_a_module_compiles_with_the_branch_for_apple_platforms(module: str, tmp_path: Path) -> None:
    (tmp_path / "SwiftUI.swift").write_text("@_exported import EvergreenUI\n")
    stand_in = ["-parse-as-library", "-emit-module", "-module-name", "SwiftUI", "-o", "SwiftUI.swiftmodule", "SwiftUI.swift"]
    assert run(stand_in, tmp_path) == []
    sources = [str(path) for path in sorted((ROOT / "Sources" / module).rglob("*.swift"))]
    assert sources
    options = ["-typecheck", "-module-name", module, "-package-name", package_name(), "-I", str(tmp_path)]
    assert run([*options, *sources], tmp_path) == []
