/// Builds the buttons of an alert or a confirmation dialog, one after the other, with conditions and loops.
@resultBuilder
public enum ButtonStateBuilder<Action> {
    public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
    public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
        buttons.flatMap { $0 }
    }
    public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] { buttons ?? [] }
    public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
    public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
    public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
        buttons.flatMap { $0 }
    }
    public static func buildLimitedAvailability(_ buttons: [ButtonState<Action>]) -> [ButtonState<Action>] { buttons }
}
