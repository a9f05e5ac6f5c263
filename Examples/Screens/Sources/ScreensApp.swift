import SwiftUI

/// Screens as authors of SwiftUI write them: no file of this app names Evergreen.
@main
struct ScreensApp: App {
    var body: some Scene {
        WindowGroup { ScreenList() }
    }
}

/// A screen. Its name is its part of the address.
enum DemoScreen: String, CaseIterable, Identifiable, Hashable {
    case agenda, board, cards, cart, chat, contacts, dashboard, login, player, profile, registration, settings, todo,
        wizard

    var id: Self { self }

    var title: String {
        switch self {
        case .todo: "To-do"
        default: rawValue.capitalized
        }
    }

    var symbol: String {
        switch self {
        case .agenda: "calendar"
        case .board: "square.grid.2x2"
        case .cards: "photo"
        case .cart: "cart"
        case .chat: "bubble.left"
        case .contacts: "person.2"
        case .dashboard: "chart.bar"
        case .login: "lock"
        case .player: "play.circle"
        case .profile: "person.circle"
        case .registration: "pencil"
        case .settings: "gear"
        case .todo: "checklist"
        case .wizard: "wand.and.stars"
        }
    }
}

struct ScreenList: View {
    @State private var path: [DemoScreen] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(DemoScreen.allCases) { screen in
                NavigationLink(value: screen) {
                    Label(screen.title, systemImage: screen.symbol)
                }
            }
            .navigationTitle("Screens")
            .navigationDestination(for: DemoScreen.self) { screen in
                ScreenPage(screen: screen)
            }
        }
    }
}

struct ScreenPage: View {
    let screen: DemoScreen

    var body: some View {
        switch screen {
        case .agenda: AgendaScreen()
        case .board: BoardScreen()
        case .cards: CardsScreen()
        case .cart: CartScreen()
        case .chat: ChatScreen()
        case .contacts: ContactsScreen()
        case .dashboard: DashboardScreen()
        case .login: LoginScreen()
        case .player: PlayerScreen()
        case .profile: ProfileScreen()
        case .registration: RegistrationScreen()
        case .settings: SettingsScreen()
        case .todo: TodoScreen()
        case .wizard: WizardScreen()
        }
    }
}
