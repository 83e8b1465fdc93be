@testable import AutoTrack

/// A value read by Foundation's parser, which is independent of ours.
struct ReadBack: Decodable {
  /// Booleans stay apart from numbers; a number without a fraction is an integer.
  let value: Value

  /// Tries the kinds from the narrowest on.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value =
      if let bool = try? container.decode(Bool.self) {
        .bool(bool)
      } else if let integer = try? container.decode(Int.self) {
        .integer(integer)
      } else if let number = try? container.decode(Double.self) {
        Value(number) ?? "not finite"
      } else if let list = try? container.decode([ReadBack].self) {
        .list(list.map(\.value))
      } else {
        .string(try container.decode(String.self))
      }
  }
}
