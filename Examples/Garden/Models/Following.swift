import EvergreenDatabase
import OpenCombineShim

extension Queryable where Context == DatabaseContext, ValuePublisher == AnyPublisher<Value, any Error> {
    /// Observes a value until the subscription is released: calls a function with the initial value immediately, with the value after each
    /// change, and with the error that ends the observation.
    @MainActor
    func follow(
        in context: DatabaseContext,
        _ receive: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> AnyCancellable? {
        do {
            return try publisher(in: context).sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { receive(.failure(error)) }
                },
                receiveValue: { value in receive(.success(value)) }
            )
        } catch {
            receive(.failure(error))
            return nil
        }
    }
}
