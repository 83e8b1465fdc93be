import Foundation

/// A local server that sends the same bytes on each connection, or nothing, and hangs up.
final class LoopbackServer {
  /// The socket could not be opened.
  struct Failure: Error {}

  let port: Int
  private let listener: Int32
  /// True if a thread accepts connections, which closes the listener: closed here, its number could
  /// be that of another server's listener by the time of the thread's next call.
  private let isServed: Bool

  /// Listens on a free port; answers with the bytes, or never if they are nil.
  ///
  /// Then it sends the piece up to `times` times, unless the client hangs up.
  init(answering bytes: String?, thenAtMost times: Int = 0, _ piece: [UInt8] = []) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(listener, pointer, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isOpen else { throw Failure() }
    self.listener = listener
    port = Int(UInt16(bigEndian: address.sin_port))
    isServed = bytes != nil
    guard let bytes else { return }
    Thread.detachNewThread { Self.serve(listener, Array(bytes.utf8), times, piece) }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    if !isServed { close(listener) }
  }

  var address: String { "http://127.0.0.1:\(port)/events" }

  /// Reads the head of each request, answers and hangs up, until the listener is shut.
  private static func serve(
    _ listener: Int32, _ bytes: [UInt8], _ times: Int, _ piece: [UInt8]
  ) {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        close(listener)
        return
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      _ = unsafe recv(connection, &buffer, buffer.count, 0)
      _ = unsafe send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      for _ in 0..<times {
        guard unsafe send(connection, piece, piece.count, Int32(MSG_NOSIGNAL)) > 0 else { break }
      }
      shutdown(connection, Int32(SHUT_WR))
      // Unread bytes would make the system reset the connection.
      while unsafe recv(connection, &buffer, buffer.count, 0) > 0 {}
      close(connection)
    }
  }
}
