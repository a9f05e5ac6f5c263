import SwiftSyntaxMacros

extension EvergreenMacrosPlugin {
    /// The macros of features and their state.
    static let storeMacros: [any Macro.Type] = [
        CasePathableMacro.self, ObservableStateMacro.self, ObservationStateIgnoredMacro.self,
        ObservationStateTrackedMacro.self, PresentsMacro.self, ReducerCaseMacro.self, ReducerMacro.self,
        ViewActionMacro.self,
    ]
}
