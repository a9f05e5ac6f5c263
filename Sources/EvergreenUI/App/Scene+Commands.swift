extension Scene {
    /// Adds commands to the windows of this scene: menus in a bar at the top of wide windows, and keyboard shortcuts in all of them.
    ///
    /// ```swift
    /// WindowGroup { PlayerList() }
    ///     .commands {
    ///         CommandGroup(after: .newItem) { Button("Add player") { … }.keyboardShortcut("a") }
    ///         CommandMenu("Player") { … }
    ///     }
    /// ```
    ///
    /// The browser keeps some shortcuts for itself, such as Command-N, Command-T and Command-W. The views of commands are there twice: in
    /// their menu while it is open, and for their shortcuts. So they share state through focused values, the environment or the app, and
    /// not through a `@State` of their own.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let content = content()._content
        return transformEnvironment { environment in
            guard !environment.windowCommands.isComplete else { return }
            environment.windowCommands.content.insert(AnyView(content), at: 0)
        }
    }

    /// Takes the commands of this scene away.
    public func commandsRemoved() -> some Scene {
        transformEnvironment { $0.windowCommands.isComplete = true }
    }

    /// Puts other commands in the place of those of this scene.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}
