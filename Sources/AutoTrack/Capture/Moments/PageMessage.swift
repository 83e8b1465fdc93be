/// A message of a page, not yet parsed.
public struct PageMessage: Equatable, Sendable {
  /// The JSON text; it may be invalid.
  public let text: String
  /// The way in which the message arrived.
  public let way: Way

  /// The ways in which messages arrive.
  public enum Way: Equatable, Sendable {
    /// An event by an intercepted request, or by the app's code (S2.2, S2.4).
    case event
    /// A call by a script message (S2.3).
    case call
  }

  /// The maximum length of a message in bytes.
  public static let longest = PageFault.longestMessage

  /// Creates a message.
  public init(_ text: String, by way: Way) {
    (self.text, self.way) = (text, way)
  }
}
