import Foundation

/// A JSON value, objects included, read by Foundation's parser.
indirect enum JSONTree: Equatable, Decodable {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case list([JSONTree])
  case object([String: JSONTree])

  /// Tries the kinds from the narrowest on.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      if let flag = try? container.decode(Bool.self) {
        .flag(flag)
      } else if let integer = try? container.decode(Int.self) {
        .integer(integer)
      } else if let number = try? container.decode(Double.self) {
        .number(number)
      } else if let list = try? container.decode([JSONTree].self) {
        .list(list)
      } else if let object = try? container.decode([String: JSONTree].self) {
        .object(object)
      } else {
        .text(try container.decode(String.self))
      }
  }

  /// Reads a text.
  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(json))
  }
}
