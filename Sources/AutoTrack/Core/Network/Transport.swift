public import MiniUI
public import Wording

/// A connection to servers: requests are sent, and answers arrive in a later turn of the loop.
public protocol Transport: AnyObject {
  /// Sends a request and later calls the completion at most once, never during this call.
  ///
  /// A stopped loop delivers no answer.
  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void)
}

/// A request to a server.
public struct TransportRequest: Equatable, Sendable {
  /// The HTTP method, such as `GET`.
  public let method: String
  /// The URL.
  public let address: String
  package let headers: TransportHeaders
  package let body: [UInt8]

  package init(
    method: String = "GET", address: String, headers: TransportHeaders = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
  }
}

/// The outcome of a request.
public enum TransportAnswer: Equatable, Sendable {
  /// The server's response, of any status.
  case response(TransportResponse)
  /// The server could not be reached, for this reason.
  case failure(Sentence)
}

/// A response of a server.
public struct TransportResponse: Equatable, Sendable {
  /// The HTTP status, such as 200, 304 or 404.
  public let status: Int
  package let headers: TransportHeaders
  package let body: [UInt8]

  /// Creates a response.
  public init(status: Int, headers: TransportHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// The header fields of a request or a response, in order; names ignore case.
public struct TransportHeaders: Equatable, Sendable {
  /// A header field.
  public struct Header: Equatable, Sendable {
    /// The name as it was written.
    public let name: String
    /// The value.
    public let value: String
  }

  /// The fields in their order.
  public private(set) var all: [Header] = []

  /// The value of the first header with a name, ignoring case; nil if absent.
  ///
  /// Names are ASCII (RFC 9110 §5.1), so names of different lengths differ.
  public subscript(name: String) -> String? {
    let wanted = name.utf8.span
    for header in all where header.name.utf8.count == wanted.count {
      if header.name.utf8.span.isSame(inAnyCase: wanted) { return header.value }
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Returns true if the bytes are equal, ignoring ASCII case; the lengths must be equal.
  fileprivate func isSame(inAnyCase other: Span<UInt8>) -> Bool {
    for place in indices where self[place].lowercased != other[place].lowercased { return false }
    return true
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}

extension TransportHeaders: ExpressibleByDictionaryLiteral {
  /// Creates fields from a literal.
  public init(dictionaryLiteral pairs: (String, String)...) { self.init(pairs) }

  package init(_ pairs: [(String, String)]) {
    all = pairs.map { Header(name: $0, value: $1) }
  }
}
