import Wording

/// A request or an answer as bytes, for a program that talks to servers on behalf of another.
///
/// A message is a length and a sequence of fields, each preceded by its own length. Lengths have
/// four bytes, big-endian.
package struct TransportMessage: Equatable, Sendable {
  /// The number of bytes of a length.
  package static let prefixLength = 4
  /// The maximum length of a message, larger than any request that a server accepts.
  package static let longest = 1 << 28

  private let fields: [[UInt8]]

  /// Creates a request: method, address and body, then the names and values of its header fields.
  package init(_ request: TransportRequest) {
    fields =
      [Array(request.method.utf8), Array(request.address.utf8), request.body]
      + request.headers.fields
  }

  /// Creates an answer: `response`, status, body and header fields; or `failure`, and the text, the
  /// form and the arguments of the reason.
  package init(_ answer: TransportAnswer) {
    switch answer {
    case .failure(let reason):
      fields = ([Self.failure, reason.text, reason.form] + reason.arguments.map(\.text))
        .map { Array($0.utf8) }
    case .response(let response):
      fields =
        [Array(Self.response.utf8), Array("\(response.status)".utf8), response.body]
        + response.headers.fields
    }
  }

  /// Reads the fields after the first length; nil if the bytes are malformed.
  package init?(_ bytes: [UInt8]) {
    var (fields, rest) = ([[UInt8]](), bytes[...])
    while !rest.isEmpty {
      guard let length = Self.length(rest), length <= rest.count - Self.prefixLength else {
        return nil
      }
      rest = rest.dropFirst(Self.prefixLength)
      fields.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    self.fields = fields
  }

  /// Returns the length in the first four bytes; nil if they are incomplete or it is too large.
  package static func length(_ bytes: some Collection<UInt8>) -> Int? {
    let prefix = bytes.prefix(prefixLength)
    let number = prefix.reduce(0) { $0 << 8 | Int($1) }
    return prefix.count == prefixLength && number <= longest ? number : nil
  }

  /// The message with its length; nil if it is too long.
  package var bytes: [UInt8]? {
    let content = fields.flatMap { Self.prefix($0.count) + $0 }
    return content.count <= Self.longest ? Self.prefix(content.count) + content : nil
  }

  private static func prefix(_ length: Int) -> [UInt8] {
    (0..<prefixLength).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
  }

  /// The message as a request; nil if it is not one.
  package var request: TransportRequest? {
    guard fields.count >= 3, let headers = TransportHeaders(fields: fields.dropFirst(3)) else {
      return nil
    }
    return TransportRequest(
      method: Self.text(fields[0]), address: Self.text(fields[1]), headers: headers,
      body: fields[2])
  }

  /// The message as an answer; nil if it is not one.
  package var answer: TransportAnswer? {
    switch fields.first.map(Self.text) {
    case Self.failure where fields.count >= 3:
      let arguments = fields[3...].map { Sentence.Argument.text(Self.text($0)) }
      return .failure(
        Sentence(form: Self.text(fields[2]), arguments, text: Self.text(fields[1])))
    case Self.response:
      guard fields.count >= 3, let status = Int(Self.text(fields[1])),
        let headers = TransportHeaders(fields: fields.dropFirst(3))
      else { return nil }
      return .response(TransportResponse(status: status, headers: headers, body: fields[2]))
    default: return nil
    }
  }

  private static let (failure, response) = ("failure", "response")

  fileprivate static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension TransportHeaders {
  /// The names and values, alternating.
  fileprivate var fields: [[UInt8]] { all.flatMap { [Array($0.name.utf8), Array($0.value.utf8)] } }

  /// Reads alternating names and values; nil if the last value is missing.
  fileprivate init?(fields: ArraySlice<[UInt8]>) {
    guard fields.count.isMultiple(of: 2) else { return nil }
    let texts = fields.map(TransportMessage.text)
    self.init(stride(from: 0, to: texts.count, by: 2).map { (texts[$0], texts[$0 + 1]) })
  }
}
