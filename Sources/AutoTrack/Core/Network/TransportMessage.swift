/// A request or an answer as bytes, for a program that asks servers on behalf of another.
///
/// The bytes are fields, each after its length in four bytes, and before all of them their length
/// together; lengths are big-endian.
package struct TransportMessage: Equatable, Sendable {
  /// How many bytes say how long the rest is.
  package static let prefixLength = 4
  /// How many bytes the rest has at most: more than a request that a server would take.
  package static let longest = 1 << 28

  private let fields: [[UInt8]]

  /// A request: its method, address and body, then names and values of headers in turn.
  package init(_ request: TransportRequest) {
    fields =
      [Array(request.method.utf8), Array(request.address.utf8), request.body]
      + request.headers.fields
  }

  /// An answer: `response`, the status and the body, then headers; or `failure` and the reason.
  package init(_ answer: TransportAnswer) {
    switch answer {
    case .failure(let reason): fields = [Array(Self.failure.utf8), Array(reason.utf8)]
    case .response(let response):
      fields =
        [Array(Self.response.utf8), Array("\(response.status)".utf8), response.body]
        + response.headers.fields
    }
  }

  /// Reads what follows the first length; nil for what is no message.
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

  /// The number in the first four bytes; nil where there are fewer, or it is too much.
  package static func length(_ bytes: some Collection<UInt8>) -> Int? {
    let prefix = bytes.prefix(prefixLength)
    let number = prefix.reduce(0) { $0 << 8 | Int($1) }
    return prefix.count == prefixLength && number <= longest ? number : nil
  }

  /// Everything, with the length in front; nil for what is too long.
  package var bytes: [UInt8]? {
    let content = fields.flatMap { Self.prefix($0.count) + $0 }
    return content.count <= Self.longest ? Self.prefix(content.count) + content : nil
  }

  private static func prefix(_ length: Int) -> [UInt8] {
    (0..<prefixLength).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
  }

  /// The request that it is; nil for anything else.
  package var request: TransportRequest? {
    guard fields.count >= 3, let headers = TransportHeaders(fields: fields.dropFirst(3)) else {
      return nil
    }
    return TransportRequest(
      method: Self.text(fields[0]), address: Self.text(fields[1]), headers: headers,
      body: fields[2])
  }

  /// The answer that it is; nil for anything else.
  package var answer: TransportAnswer? {
    switch fields.first.map(Self.text) {
    case Self.failure: return fields.count == 2 ? .failure(Self.text(fields[1])) : nil
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
  /// Names and values in turn.
  fileprivate var fields: [[UInt8]] { all.flatMap { [Array($0.name.utf8), Array($0.value.utf8)] } }

  /// Reads them; nil where a name has no value.
  fileprivate init?(fields: ArraySlice<[UInt8]>) {
    guard fields.count.isMultiple(of: 2) else { return nil }
    let texts = fields.map(TransportMessage.text)
    self.init(stride(from: 0, to: texts.count, by: 2).map { (texts[$0], texts[$0 + 1]) })
  }
}
