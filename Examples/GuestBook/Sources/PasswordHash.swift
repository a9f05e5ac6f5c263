import CryptoExtras
import Foundation

/// A password hash with its salt and its parameters: `scrypt$17$8$1$SALT$KEY`.
///
/// Each hash contains its parameters, so that they can be raised later: existing hashes remain valid.
struct PasswordHash: Hashable, Sendable {
    /// The cost parameters of scrypt.
    struct Cost: Hashable, Sendable {
        /// The binary logarithm of the number of rounds.
        var rounds: Int
        var blockSize: Int
        var parallelism: Int

        #if DEBUG
            /// Too low for production: without optimization, each round takes many times as long.
            static let standard = Cost(rounds: 12, blockSize: 8, parallelism: 1)
        #else
            /// The minimum that OWASP recommends: 128 MB, and about a third of a second.
            static let standard = Cost(rounds: 17, blockSize: 8, parallelism: 1)
        #endif
    }

    private static let saltBytes = 16
    private static let keyBytes = 32

    let cost: Cost
    let salt: Data
    let key: Data

    /// Hashes a password with a random salt. Slow: not for the main actor.
    init(of password: String, cost: Cost = .standard) throws {
        var generator = SystemRandomNumberGenerator()
        let salt = Data((0..<Self.saltBytes).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        self.cost = cost
        self.salt = salt
        key = try Self.key(of: password, salt: salt, cost: cost)
    }

    /// Nil for an invalid text.
    init?(text: String) {
        let parts = text.split(separator: "$")
        guard parts.count == 6, parts[0] == "scrypt", let rounds = Int(parts[1]), (1...20).contains(rounds),
            let blockSize = Int(parts[2]), (1...32).contains(blockSize),
            let parallelism = Int(parts[3]), (1...16).contains(parallelism),
            let salt = Data(base64Encoded: String(parts[4])), let key = Data(base64Encoded: String(parts[5]))
        else { return nil }
        cost = Cost(rounds: rounds, blockSize: blockSize, parallelism: parallelism)
        self.salt = salt
        self.key = key
    }

    var text: String {
        "scrypt$\(cost.rounds)$\(cost.blockSize)$\(cost.parallelism)$\(salt.base64EncodedString())$\(key.base64EncodedString())"
    }

    /// Whether this is the hash of a password. Slow: not for the main actor. The comparison takes constant time.
    func matches(_ password: String) throws -> Bool {
        let other = try Self.key(of: password, salt: salt, cost: cost)
        guard other.count == key.count else { return false }
        return zip(other, key).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func key(of password: String, salt: Data, cost: Cost) throws -> Data {
        // Keyboards compose accents in different ways.
        let bytes = Data(password.precomposedStringWithCompatibilityMapping.utf8)
        return try KDF.Scrypt.deriveKey(
            from: bytes,
            salt: salt,
            outputByteCount: keyBytes,
            rounds: 1 << cost.rounds,
            blockSize: cost.blockSize,
            parallelism: cost.parallelism
        )
        .withUnsafeBytes { Data($0) }
    }
}
