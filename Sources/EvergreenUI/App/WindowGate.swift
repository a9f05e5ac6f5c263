/// A gate that can replace the content of a scene's windows, for example for access control.
@MainActor
package struct WindowGate {
    /// Returns the view that replaces a window's content, or nil to show the content. Called within a body, so that it may read observable
    /// state.
    package let substitute: @MainActor (EnvironmentValues) -> AnyView?

    package init(substitute: @escaping @MainActor (EnvironmentValues) -> AnyView?) {
        self.substitute = substitute
    }
}

private struct WindowGateKey: EnvironmentKey {
    static var defaultValue: WindowGate? { nil }
}

extension EnvironmentValues {
    /// The gate of the scene, or nil if access is unrestricted.
    package var windowGate: WindowGate? {
        get { self[WindowGateKey.self] }
        set { self[WindowGateKey.self] = newValue }
    }
}

extension Scene {
    /// Adds a gate. Outer gates take precedence.
    package func windowGate(_ gate: WindowGate) -> some Scene {
        transformEnvironment { environment in
            let outer = environment.windowGate
            environment.windowGate = WindowGate { outer?.substitute($0) ?? gate.substitute($0) }
        }
    }
}

/// The root view of a window with a gate.
struct GatedWindowRoot<Content: View>: View {
    let content: () -> Content
    let gate: WindowGate
    /// The environment of the window, with its user.
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
