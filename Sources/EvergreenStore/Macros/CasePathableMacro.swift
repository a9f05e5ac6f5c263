/// Adds key paths to the cases of an enum.
///
/// ```swift
/// @CasePathable
/// @dynamicMemberLookup
/// enum Destination {
///     case editor(Editor.State)
///     case settings
/// }
///
/// destination.is(\.settings)
/// destination[case: \.editor]?.text
/// destination.editor?.text  // with @dynamicMemberLookup
/// ```
///
/// ``Reducer()`` applies it to the actions of a feature, and to a state that is an enum.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator))
public macro CasePathable() = #externalMacro(module: "EvergreenMacrosPlugin", type: "CasePathableMacro")
