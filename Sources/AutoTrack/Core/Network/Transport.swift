public import MiniUI

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
  /// The header fields.
  public let headers: TransportHeaders
  /// The body.
  public let body: [UInt8]

  /// Creates a request.
  public init(
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
  case failure(String)
}

/// A response of a server.
public struct TransportResponse: Equatable, Sendable {
  /// The HTTP status, such as 200, 304 or 404.
  public let status: Int
  /// The header fields.
  public let headers: TransportHeaders
  /// The body.
  public let body: [UInt8]

  /// Creates a response.
  public init(status: Int, headers: TransportHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
