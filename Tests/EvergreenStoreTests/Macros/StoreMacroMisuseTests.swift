import CompilerTesting
import Testing

/// The compiler's diagnostics for misused feature macros. Each test compiles a file with this package's macro plugin and requires exactly
/// the errors that its comments expect.
struct StoreMacroMisuseTests: Sendable {
    private static let prelude = """
        protocol Reducer {}
        protocol ObservableState {}
        protocol CasePathable {}
        protocol ViewActionSending {}
        struct Feature: Reducer {}
        enum EvergreenStore {
            struct ObservableStateID {}
            struct ObservationStateRegistrar {
                var id: ObservableStateID { ObservableStateID() }
                mutating func _$willModify() {}
            }
        }
        @propertyWrapper struct BindingState<Value> { var wrappedValue: Value }
        @propertyWrapper struct PresentationState<Value> { var wrappedValue: Value? }
        @propertyWrapper struct Clamped<Value> { var wrappedValue: Value }

        @attached(member, names: arbitrary) @attached(memberAttribute)
        macro Reducer() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerMacro")
        @attached(member, names: arbitrary) @attached(memberAttribute)
        macro Reducer(state: Int) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerMacro")
        @attached(member)
        macro CasePathable() = #externalMacro(module: "EvergreenMacrosPlugin", type: "CasePathableMacro")
        @attached(member, names: named(_$id), named(_$willModify), named(_$observationRegistrar))
        macro ObservableState() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ObservableStateMacro")
        @attached(accessor) @attached(peer)
        macro ObservationStateTracked() =
            #externalMacro(module: "EvergreenMacrosPlugin", type: "ObservationStateTrackedMacro")
        @attached(accessor) @attached(peer)
        macro Presents() = #externalMacro(module: "EvergreenMacrosPlugin", type: "PresentsMacro")
        @attached(peer)
        macro ReducerCaseIgnored() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerCaseMacro")
        @attached(peer)
        macro ReducerCaseEphemeral() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerCaseMacro")
        @attached(extension, conformances: ViewActionSending)
        macro ViewAction(for feature: Feature.Type) =
            #externalMacro(module: "EvergreenMacrosPlugin", type: "ViewActionMacro")

        """

    @Test(
        arguments: [
            """
            @Reducer // expected-error {{'@Reducer' can only be applied to a struct, or to an enum whose cases are reducers}}
            class Model {}
            """,
            """
            @Reducer
            enum Destination {
                @ReducerCaseEphemeral case pair(Int, Int) // expected-error {{An ephemeral case has one value: the state of an alert or a dialog}}
            }
            """,
            """
            struct Topic {}
            @ReducerCaseIgnored // expected-error {{'@ReducerCaseIgnored' belongs on a case of an enum with '@Reducer'}}
            func help() {}
            enum Destination {
                @ReducerCaseIgnored case help(Topic) // expected-error {{'@ReducerCaseIgnored' needs '@Reducer' on the enum around it}}
            }
            """,
            """
            @CasePathable // expected-error {{'@CasePathable' can only be applied to an enum: only enums have cases}}
            struct State {}
            """,
            """
            @ObservableState // expected-error {{'@ObservableState' can only be applied to a struct or an enum: state is a value. Use '@Observable' for a class}}
            class State {}
            """,
            """
            struct State {
                @Presents // expected-error {{'@Presents' needs '@ObservableState' on the type around it; without that, write '@PresentationState'}}
                var child: Int?
            }
            """,
            """
            @ViewAction(for: Feature.self) // expected-error {{'@ViewAction' needs a store in the view: 'let store: StoreOf<Feature>'}}
            struct FeatureView {}
            """,
            """
            @ObservableState
            struct State {
                @Presents
                var child: Int // expected-error {{Presented state is an optional with a type: '@Presents var child: Child.State?'. It is nil while nothing is presented}}
            }
            """,
        ]
    )
    func `misused macros are diagnosed`(source: String) async throws {
        let (status, output) = try await Compiler.verify(Self.prelude + source)
        #expect(status == 0, "\(output)")
    }
}
