public import MiniUI

/// How an SDK reaches its servers: a request goes out, an answer comes in a later turn.
public protocol Transport: AnyObject {
  /// Sends a request; the answer comes at most once, in a turn of the loop, never during this call.
  ///
  /// A loop that is stopped brings no answer.
  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void)
}

/// What is asked of a server.
public struct TransportRequest: Equatable, Sendable {
  /// What to do: `GET`.
  public let method: String
  /// Where.
  public let address: String
  /// What else the server is told.
  public let headers: TransportHeaders
  /// What is sent along.
  public let body: [UInt8]

  /// Takes the parts as they are.
  public init(
    method: String = "GET", address: String, headers: TransportHeaders = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
  }
}

/// What comes back.
public enum TransportAnswer: Equatable, Sendable {
  /// The server's answer, whatever its status.
  case response(TransportResponse)
  /// No server was reached, because.
  case failure(String)
}

/// A server's answer.
public struct TransportResponse: Equatable, Sendable {
  /// The status: 200, 304, 404.
  public let status: Int
  /// What else the server says.
  public let headers: TransportHeaders
  /// What was asked for.
  public let body: [UInt8]

  /// Takes the parts as they are.
  public init(status: Int, headers: TransportHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
