/// A ``ModelExecutor`` that runs one job after the other, as all of them do.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
