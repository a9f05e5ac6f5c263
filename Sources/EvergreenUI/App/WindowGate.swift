/// Decides who sees the content of a scene's windows.
@MainActor
package struct WindowGate {
    /// The view that a window shows in place of its content; nil if it shows its content. Called within a body, so that it may
    /// read observable state.
    package let substitute: @MainActor (EnvironmentValues) -> AnyView?

    package init(substitute: @escaping @MainActor (EnvironmentValues) -> AnyView?) {
        self.substitute = substitute
    }
}

private struct WindowGateKey: EnvironmentKey {
    static var defaultValue: WindowGate? { nil }
}

extension EnvironmentValues {
    /// That of the scene; nil if everybody sees its windows.
    package var windowGate: WindowGate? {
        get { self[WindowGateKey.self] }
        set { self[WindowGateKey.self] = newValue }
    }
}

extension Scene {
    /// Adds a gate to those around, which are asked first.
    package func windowGate(_ gate: WindowGate) -> some Scene {
        transformEnvironment { environment in
            let outer = environment.windowGate
            environment.windowGate = WindowGate { outer?.substitute($0) ?? gate.substitute($0) }
        }
    }
}

/// The root view of a window that not everybody may see.
struct GatedWindowRoot<Content: View>: View {
    let content: () -> Content
    let gate: WindowGate
    /// That of the window, with its user.
    let environment: EnvironmentValues

    var body: some View {
        if let other = gate.substitute(environment) {
            other
        } else if !environment.windowCommands.content.isEmpty {
            AddressedWindow(
                wrapped: CommandedWindowRoot(commands: environment.windowCommands, content: content),
                notFound: environment.notFoundView
            )
        } else {
            AddressedWindow(wrapped: WindowRoot(content: content), notFound: environment.notFoundView)
        }
    }
}
