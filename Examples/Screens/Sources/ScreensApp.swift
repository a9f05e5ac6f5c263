import SwiftUI

/// Screens as SwiftUI code is usually written: no file of this app imports a module of Evergreen.
@main
struct ScreensApp: App {
    var body: some Scene {
        WindowGroup { ScreenList() }
    }
}

/// A screen. Its name is its path component.
enum DemoScreen: String, CaseIterable, Identifiable, Hashable {
    case agenda, board, cards, cart, chat, contacts, currency, dashboard, habits, kanban, login, mail, onboarding,
        photos,
        player, profile, recipe, registration, settings, todo, weather, wizard

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
        case .currency: "eurosign.circle"
        case .dashboard: "chart.bar"
        case .habits: "flame"
        case .kanban: "rectangle.split.3x1"
        case .login: "lock"
        case .mail: "envelope"
        case .onboarding: "hand.wave"
        case .photos: "photo.on.rectangle"
        case .player: "play.circle"
        case .profile: "person.circle"
        case .recipe: "fork.knife"
        case .registration: "pencil"
        case .settings: "gear"
        case .todo: "checklist"
        case .weather: "cloud.sun"
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
        case .currency: CurrencyScreen()
        case .dashboard: DashboardScreen()
        case .habits: HabitsScreen()
        case .kanban: KanbanScreen()
        case .login: LoginScreen()
        case .mail: MailScreen()
        case .onboarding: OnboardingScreen()
        case .photos: PhotosScreen()
        case .player: PlayerScreen()
        case .profile: ProfileScreen()
        case .recipe: RecipeScreen()
        case .registration: RegistrationScreen()
        case .settings: SettingsScreen()
        case .todo: TodoScreen()
        case .weather: WeatherScreen()
        case .wizard: WizardScreen()
        }
    }
}
