import EvergreenQuery
import EvergreenTesting
import EvergreenUI
import GRDB
import Testing

/// What queries and objects read from the environment.
@MainActor
struct QueryEnvironmentTests {
    private struct NamesApp: App {
        var context = DatabaseContext.notConnected
        var body: some Scene {
            WindowGroup { NameList() }.databaseContext(context)
        }
    }

    @Test func `a scene sets its windows' database`() throws {
        let database = try makeDatabase(["Ann"])
        let window = AppHost(NamesApp(context: .readOnly { database })).openWindow()
        #expect(window.document.root.texts == ["Ann"])
        #expect(AppHost(NamesApp()).openWindow().document.root.texts == [])
    }

    @Test func `a view reads the database set by an ancestor`() throws {
        struct Kind: View {
            @Environment(\.databaseContext) private var database
            var body: some View { Text(database == .notConnected ? "none" : "some") }
        }
        let database = try makeDatabase([])
        #expect(Screen { Kind() }.texts == ["none"])
        #expect(Screen { Kind().databaseContext(.readOnly { database }) }.texts == ["some"])
    }

    @Test func `always observing overrides the environment`() throws {
        let database = try makeDatabase(["Ann"])
        let screen = Screen {
            NameList().queryObservation(.always)
                .environment(\.queryObservationEnabled, false)
                .databaseContext(.readOnly { database })
        }
        #expect(screen.texts == ["Ann"])
        #expect(screen.bodyCount(of: NameList.self) == 1)
    }

    @Test func `a binding to an object's property writes to the object`() throws {
        final class Model: ObservableObject {
            @Published var isOn = false
        }
        struct Switch: View {
            @EnvironmentStateObject private var model: Model
            init() { _model = EnvironmentStateObject { _ in Model() } }
            var body: some View {
                Toggle("On", isOn: $model.isOn)
                Text(model.isOn ? "on" : "off")
            }
        }
        let screen = Screen { Switch() }
        #expect(screen.texts.last == "off")
        try screen.find(.toggle).toggle()
        #expect(screen.texts.last == "on")
    }
}
