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
    /// The browser reserves some shortcuts, such as Command-N, Command-T and Command-W. The views of commands exist twice: in their menu
    /// while it is open, and for their shortcuts. Share state through focused values, the environment or the app, not through `@State` in
    /// the commands.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let content = content()._content
        return transformEnvironment { environment in
            guard !environment.windowCommands.isComplete else { return }
            environment.windowCommands.content.insert(AnyView(content), at: 0)
        }
    }

    /// Removes the commands of this scene.
    public func commandsRemoved() -> some Scene {
        transformEnvironment { $0.windowCommands.isComplete = true }
    }

    /// Replaces the commands of this scene.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}
